import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';
import { containsPhrase, isPhraseLine, preparePhrase } from './phrase.ts';

const finds = (source: string, text: string) => containsPhrase(preparePhrase(source), pageText(text).whole);

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

test('finds a title that is nearly alone on its line', () => {
  const [title, sentence] = pageText(
    'Acme Limited\nSalary Slip - May\nplease find my salary slip attached to this',
  ).lines.slice(-2);
  expect(isPhraseLine(preparePhrase('salary slip'), title!)).toBe(true);
  expect(isPhraseLine(preparePhrase('salary slip'), sentence!)).toBe(false);
});
