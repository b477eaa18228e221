import type { FieldOutcome, ReceiptCounts, ReceiptField, SentReceipt } from '@visawright/contract/extension/receipt.ts';

export interface ReceiptFacts extends ReceiptCounts {
  readonly visited: number; // pages, also those where nothing was filled in
  readonly again: number; // fields that were filled in more than once
  readonly refused: number;
}

export interface PlacedField {
  readonly page: string; // title
  readonly field: ReceiptField;
}

const ours: readonly FieldOutcome[] = ['equal', 'differs'];
const byPerson: readonly FieldOutcome[] = ['personal', 'missing', 'unknown', 'refused'];

const fieldsOf = ({ pages }: SentReceipt): PlacedField[] =>
  pages.flatMap(({ title, fields }) => fields.map((field) => ({ page: title, field })));

export function receiptFacts(receipt: SentReceipt): ReceiptFacts {
  const fields = fieldsOf(receipt).map(({ field }) => field);
  const count = (outcomes: readonly FieldOutcome[]) =>
    fields.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    pages: receipt.pages.filter(({ filledAt }) => filledAt !== null).length,
    visited: receipt.pages.length,
    typed: count(ours),
    equal: count(['equal']),
    differing: count(['differs']),
    refused: count(['refused']),
    personal: count(byPerson),
    again: fields.filter(({ outcome, times }) => ours.includes(outcome) && times > 1).length,
  };
}

// What a person has to look at: the page holds something else than we typed, or did not take it.
export const openFields = (receipt: SentReceipt): PlacedField[] =>
  fieldsOf(receipt).filter(({ field }) => field.outcome === 'differs' || field.outcome === 'refused');

// Such as rcp_8F2C-71DA, short enough to be read out.
export const receiptId = (receiptUid: string) => {
  const letters = receiptUid.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `rcp_${letters.slice(0, 4)}-${letters.slice(4)}`;
};

export interface FieldOnPortal {
  readonly isEqual: boolean;
  readonly at: string; // when it was read back
}

// The questions behind a field of the portal: 'surname', 'children.0.name', 'surname, givenNames'.
const questionsIn = (question: string) =>
  question.split(/\s*[,+]\s*/).flatMap((part) => /^[a-z][A-Za-z0-9]*/.exec(part)?.[0] ?? []);

// For each of our questions whether everything on the portal that comes from it is as we typed it.
export function questionsOnPortal(receipt: SentReceipt): ReadonlyMap<string, FieldOnPortal> {
  const found = new Map<string, FieldOnPortal>();
  for (const { readAt, fields } of receipt.pages)
    for (const { question, outcome } of fields) {
      if (question === null || !ours.includes(outcome)) continue;
      for (const id of questionsIn(question)) {
        const before = found.get(id);
        const isEqual = outcome === 'equal' && (before?.isEqual ?? true);
        found.set(id, { isEqual, at: before && before.at > readAt ? before.at : readAt });
      }
    }
  return found;
}
