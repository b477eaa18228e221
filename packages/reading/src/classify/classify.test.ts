import { expect, test } from 'vitest';
import { classify } from './classify.ts';

test.each([
  ['Statement of Account  IFSC HDFC0001234 Opening Balance 1,200 Closing Balance 9,000', 'Proof of Funds'],
  ['Travel Insurance  Policy Number 77 Sum Insured EUR 50,000 Repatriation', 'Insurance'],
  ['Dear Sir, I request a visa. Yours faithfully', 'Letter'],
  ['A shopping list: rice, dal, tea', 'Other'],
])('%s', (text, category) => expect(classify(text)).toMatchObject({ category }));
