import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';
import { isIn, isLine, phrase } from './phrase.ts';

const finds = (source: string, text: string) => isIn(phrase(source), pageText(text).whole);

test.each([
  ['statement of account', 'STATEMENTOFACCOUNT for July'],
  ['statement of account', 'Statement  of\nAccount'],
  ['indian income tax return', 'lNDIAN lNC0ME TAX RETURN'],
  ['return of income', 'the Retum of lncome'],
  ['{salary|pay} slip', 'Pay Slip for May'],
  ['आयकर विभाग', 'आयकर विभाग INCOME TAX'],
])('%s is found in %s', (source, text) => expect(finds(source, text)).toBe(true));

test.each([
  ['rent', 'current account'],
  ['pan', 'company'],
  ['{salary|pay} slip', 'slip of the tongue'],
])('%s is not found in %s', (source, text) => expect(finds(source, text)).toBe(false));

test('a title stands on a line nearly by itself', () => {
  const [title, sentence] = pageText(
    'Acme Limited\nSalary Slip - May\nplease find my salary slip attached to this',
  ).lines.slice(-2);
  expect(isLine(phrase('salary slip'), title!)).toBe(true);
  expect(isLine(phrase('salary slip'), sentence!)).toBe(false);
});
