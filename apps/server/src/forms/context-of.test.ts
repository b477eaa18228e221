import { expect, test } from 'vitest';
import { ageOn, contextOf } from './context-of.ts';

test.each([
  ['2009-03-10', '2027-03-10', 18], // on the birthday itself
  ['2009-03-11', '2027-03-10', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born %s, one is on %s of age %i', (birth, day, age) => expect(ageOn(birth, day)).toBe(age));

test('a minor is one on the day of arrival, and nobody of unknown birth is either', () => {
  expect(contextOf('Tourism', '2009-03-11', '2027-03-10')).toEqual({
    'application.visaCategory': 'Tourism',
    'derived.isMinor': 'Yes',
    'derived.isAged12OrUnder': 'No',
  });
  expect(contextOf('Tourism', '2014-03-11', '2027-03-10')).toMatchObject({ 'derived.isAged12OrUnder': 'Yes' });
  for (const unknown of [null, undefined, '', '11/03/2014'])
    expect(contextOf('Student', unknown, '2027-03-10')).toEqual({ 'application.visaCategory': 'Student' });
});
