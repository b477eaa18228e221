import { expect, test } from 'vitest';
import { whatIsMissing } from './what-is-missing.ts';

const whole = { name: 'Asha', email: 'a@b.in', password: 'Monsoon2027Pune!', terms: true, reading: true };

test.each([
  [{}, null],
  [{ name: '  ' }, 'name'],
  [{ email: 'asha@mail' }, 'email'],
  [{ email: 'asha at mail.in' }, 'email'],
  [{ password: '' }, 'password'],
  [{ password: 'Monsoon2027Pune' }, ['special']],
  [{ terms: false }, 'ticks'],
  [{ reading: false }, 'ticks'],
  [{ agency: false }, 'everyTick'],
  [{ agency: true, terms: false }, 'everyTick'],
  [{ agency: true }, null],
  [{ email: ' a@b.in ' }, null],
])('%o', (change, missing) => {
  expect(whatIsMissing({ ...whole, ...change })).toEqual(missing);
});
