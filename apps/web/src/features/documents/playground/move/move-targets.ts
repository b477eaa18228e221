import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { documentCategories, type DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { DocumentBlock } from '../state/page-items.ts';

interface Target {
  readonly id: string;
  readonly applicantUid: string;
  readonly name: string; // of the person
  readonly label: string;
}
export type MoveTarget = Target &
  (
    | { readonly to: 'document'; readonly docId: string; readonly pages: number }
    | { readonly to: 'new'; readonly category: DocumentCategory }
  );

// The documents of each person, without those the pages are in, then a new document of each category.
export function moveTargets(
  travellers: readonly ArrangedTraveller[],
  blocks: readonly DocumentBlock[],
  fromDocIds: readonly string[],
  categoryName: (category: DocumentCategory) => string,
): MoveTarget[] {
  return travellers.flatMap(({ applicantUid, name }): MoveTarget[] => {
    const own = blocks.filter(
      ({ traveller, document }) =>
        traveller.applicantUid === applicantUid && document.pages.length > 0 && !fromDocIds.includes(document.docId),
    );
    return [
      ...own.map(({ document, title }) => ({
        id: document.docId,
        to: 'document' as const,
        docId: document.docId,
        pages: document.pages.length,
        label: title,
        applicantUid,
        name,
      })),
      ...documentCategories.map((category) => ({
        id: `${applicantUid} ${category}`,
        to: 'new' as const,
        applicantUid,
        category,
        label: categoryName(category),
        name,
      })),
    ];
  });
}
