import { expect, test } from 'vitest';
import { classify } from './classify.ts';

test.each([
  ['Statement of Account  IFSC HDFC0001234 Opening Balance 1,200 Closing Balance 9,000', 'Proof of Funds', 'accept'],
  ['Travel Insurance  Policy Number 77 Sum Insured EUR 50,000 Repatriation', 'Insurance', 'accept'],
  ['Dear Sir, I request a visa. Yours faithfully', 'Letter', 'confirm'],
  ['A shopping list: rice, dal, tea', 'Other', 'confirm'],
])('%s', (text, category, outcome) => expect(classify(text)).toMatchObject({ category, outcome }));
