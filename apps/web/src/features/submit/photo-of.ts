import type { Document } from '@visawright/contract/document.ts';
import type { FlowDocument } from '../flow/flow-store.ts';

type Known = Partial<Pick<Document, 'category' | 'state' | 'isPrimary'>> | null;

// The photo the package takes: the one marked, else the last that was handed in and read.
export function photoOf(documents: readonly FlowDocument[]): string | null {
  const dataOf = ({ documentData }: FlowDocument) => documentData as Known;
  const photos = documents.filter((one) => dataOf(one)?.category === 'Photo' && dataOf(one)?.state === 'checked');
  const { _id: docId = null } = photos.find((one) => dataOf(one)?.isPrimary) ?? photos.at(-1) ?? {};
  return docId;
}
