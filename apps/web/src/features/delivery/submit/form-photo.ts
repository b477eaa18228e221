import type { Document } from '@visawright/contract/documents/document.ts';
import type { FlowDocument } from '../../journey/flow/state/flow-store.ts';

type Known = Partial<Pick<Document, 'category' | 'state' | 'isPrimary'>> | null;

// The photo used in the package: the primary one, otherwise the latest that was checked.
export function formPhoto(documents: readonly FlowDocument[]): string | null {
  const dataOf = ({ documentData }: FlowDocument) => documentData as Known;
  const photos = documents.filter((one) => dataOf(one)?.category === 'Photo' && dataOf(one)?.state === 'checked');
  const { _id: docId = null } = photos.find((one) => dataOf(one)?.isPrimary) ?? photos.at(-1) ?? {};
  return docId;
}
