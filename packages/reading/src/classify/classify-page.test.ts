import { expect, test } from 'vitest';
import { hardDocuments } from '../../testing/hard-documents.ts';
import { categoryOf } from './category-of.ts';
import { classifyPage } from './classify-page.ts';

test('finds the category of documents without a title, or asks for confirmation', async () => {
  const seen = await Promise.all(
    hardDocuments.map(async ({ kind, text }) => ({ ...(await classifyPage(text)), truth: categoryOf(kind) })),
  );
  const isRight = (each: (typeof seen)[number]) => each.category === each.truth;
  const right = seen.filter(isRight).length / seen.length;
  const rightOrAsked = seen.filter((each) => isRight(each) || each.outcome === 'confirm').length / seen.length;
  expect(right).toBeGreaterThanOrEqual(0.94);
  expect(rightOrAsked).toBeGreaterThanOrEqual(0.99);
});

test('accepts a clear document by its patterns, without the model', async () => {
  const text = `HDFC BANK LTD\nStatement of Account\nAccount No 5010 Branch Pune IFSC HDFC0001234
Date Narration Chq/Ref No Value Dt Withdrawal Amt Deposit Amt Closing Balance\nOpening Balance 1,000.00`;
  const seen = await classifyPage(text);
  expect(seen).toMatchObject({ kind: 'Bank statement', outcome: 'accept', by: 'patterns' });
  expect(seen.embedding).toBeUndefined();
});

test('classifies a letter that lists other documents as a letter', async () => {
  const text = `To\nThe Visa Officer\nConsulate General of Italy\nSubject: Application for a tourist visa
Dear Sir,\nI am applying for a short stay visa to visit Rome with my wife. I will return to India before it expires.
Enclosures:\nBank statement\nTravel insurance policy\nFlight reservation\nHotel booking\nSalary slip\nForm 16
Yours faithfully`;
  expect(await classifyPage(text)).toMatchObject({ category: 'Letter', kind: 'Cover letter' });
});

test('asks for confirmation of a page without words', async () => {
  expect(await classifyPage('  12 ')).toMatchObject({ category: 'Other', kind: 'Other document', outcome: 'confirm' });
});

test('gives the same result for the same page', async () => {
  const { text } = hardDocuments[20]!;
  expect(await classifyPage(text)).toEqual(await classifyPage(text));
});
