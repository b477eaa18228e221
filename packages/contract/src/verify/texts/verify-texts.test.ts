import { expect, test } from 'vitest';
import { fillText, verifyTexts, type VerifyTextKey } from './verify-texts.ts';

test('both languages say the same with the same blanks', () => {
  const { en, hi } = verifyTexts;
  expect(Object.keys(hi)).toEqual(Object.keys(en));
  for (const word of Object.keys(en) as VerifyTextKey[]) {
    const blanks = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
    expect(blanks(hi[word]), word).toEqual(blanks(en[word]));
  }
});

test('a blank takes its value as it is', () => {
  expect(fillText('All {{count}} of {{signer}}', { count: 3, signer: '{{count}} & Co' })).toBe(
    'All 3 of {{count}} & Co',
  );
});
