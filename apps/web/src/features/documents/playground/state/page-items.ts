import type { ArrangedDocument, ArrangedPage, ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { badgeOf } from '../../documents/document-state.ts';

// A page as part of a document; a document that is not rendered has one item without a page.
export interface PageItem {
  readonly key: string;
  readonly traveller: ArrangedTraveller;
  readonly document: ArrangedDocument;
  readonly page: ArrangedPage | null;
  readonly index: number;
}
export interface DocumentBlock {
  readonly traveller: ArrangedTraveller;
  readonly document: ArrangedDocument;
  readonly title: string;
  readonly items: readonly PageItem[];
}

export const pageOrders = ['category', 'check', 'duplicates'] as const;
export type PageOrder = (typeof pageOrders)[number];

export const itemKey = (docId: string, pageUid: string | null) => `${docId} ${pageUid ?? ''}`;

// Nobody has decided yet what it is.
export const isUnsorted = ({ state, category, categoryOutcome }: ArrangedDocument): boolean =>
  state === 'checked' && (categoryOutcome === 'confirm' || category === 'Other');
export const hasDuplicate = ({ pages }: ArrangedDocument): boolean => pages.some(({ sameAs }) => sameAs !== null);
export const needsLook = (document: ArrangedDocument): boolean =>
  isUnsorted(document) || hasDuplicate(document) || !['done', 'reading'].includes(badgeOf(document));

const rankOf = ({ category }: ArrangedDocument) => documentCategories.indexOf(category);

type BlockOrder = 'category' | 'check';
type NameOf = (document: ArrangedDocument) => string;

export type KnownBlocks = WeakMap<ArrangedTraveller, readonly DocumentBlock[]>; // with one order and one naming

// Documents by person and category. A traveller whose documents have not changed keeps their blocks.
export const documentBlocks = (
  travellers: readonly ArrangedTraveller[],
  order: BlockOrder,
  nameOf: NameOf,
  known: KnownBlocks = new WeakMap(),
): DocumentBlock[] =>
  travellers.flatMap((traveller) => {
    const blocks = known.get(traveller) ?? blocksOf(traveller, order, nameOf);
    known.set(traveller, blocks);
    return blocks;
  });

// Titles of the same kind are numbered.
function blocksOf(traveller: ArrangedTraveller, order: BlockOrder, nameOf: NameOf): DocumentBlock[] {
  const sorted = traveller.documents.toSorted(
    (a, b) =>
      (order === 'check' ? Number(needsLook(b)) - Number(needsLook(a)) : 0) ||
      rankOf(a) - rankOf(b) ||
      Number(b.isPrimary) - Number(a.isPrimary),
  );
  const names = new Map(traveller.documents.map((document) => [document, nameOf(document)]));
  const named = Map.groupBy(traveller.documents, (document) => names.get(document)!);
  return sorted.map((document) => {
    const name = names.get(document)!;
    const alike = named.get(name)!;
    const title = alike.length > 1 ? `${name} ${alike.indexOf(document) + 1}` : name;
    return { traveller, document, title, items: itemsOf(traveller, document) };
  });
}

function itemsOf(traveller: ArrangedTraveller, document: ArrangedDocument): PageItem[] {
  const { docId } = document;
  if (document.pages.length === 0) return [{ key: itemKey(docId, null), traveller, document, page: null, index: 0 }];
  return document.pages.map((page, index) => ({ key: itemKey(docId, page.pageUid), traveller, document, page, index }));
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

// Each word must occur in the person's name, the document's title, its category or its file name.
export function findBlocks(
  blocks: readonly DocumentBlock[],
  search: string,
  categoryName: (category: string) => string,
): readonly DocumentBlock[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  return blocks.filter(({ traveller, document, title }) => {
    const text = plain([traveller.name, title, categoryName(document.category), document.fileName].join(' '));
    return words.every((word) => text.includes(word));
  });
}

export const pageUidsOf = (items: readonly PageItem[]): string[] =>
  items.flatMap(({ page }) => (page ? [page.pageUid] : []));

// Whether the pages that a person took are still selected. A selected page that another person removes is replaced by its neighbour.
export const areSelected = (taken: readonly string[], selected: readonly PageItem[]): boolean =>
  taken.every((pageUid) => selected.some(({ page }) => page?.pageUid === pageUid));

export const pageCount = (travellers: readonly ArrangedTraveller[]): number =>
  travellers.flatMap(({ documents }) => documents).reduce((sum, { pages }) => sum + pages.length, 0);
