import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { categoriesByKey, usualCategories } from './category-keys.ts';
import { isLikely } from './sorting-queue.ts';

export interface GridCell {
  readonly category: DocumentCategory;
  readonly pages: number;
  readonly isGap: boolean; // needed, and no page
  readonly needsLook: boolean; // what it is is only likely
}
export interface GridRow {
  readonly applicantUid: string;
  readonly name: string;
  readonly cells: readonly GridCell[];
  readonly pages: number;
}
export interface SortingGrid {
  readonly categories: readonly DocumentCategory[];
  readonly rows: readonly GridRow[];
  readonly totals: readonly number[];
  readonly placed: number;
  readonly unsure: number; // pages
  readonly gaps: number;
  readonly looks: number; // documents
  readonly reading: number; // documents
}
export type NeededCategories = ReadonlyMap<string, ReadonlySet<DocumentCategory>>; // by applicantUid

const isReading = (state: string) => !['checked', 'rejected', 'failed'].includes(state);

// What is placed with whom, and what is missing for whom. Categories beyond the usual ones have a column once they are needed or used.
export function sortingGridOf(travellers: readonly ArrangedTraveller[], needed: NeededCategories): SortingGrid {
  const documents = travellers.flatMap((one) => one.documents);
  const used = new Set<DocumentCategory>([
    ...usualCategories,
    ...documents.filter(({ isUnsure }) => !isUnsure).map(({ category }) => category),
    ...[...needed.values()].flatMap((each) => [...each]),
  ]);
  const categories = categoriesByKey.map(({ category }) => category).filter((category) => used.has(category));
  const rows = travellers.map(({ applicantUid, name, documents: own }): GridRow => {
    const placed = own.filter(({ isUnsure, state }) => !isUnsure && state !== 'rejected' && state !== 'failed');
    const cells = categories.map((category): GridCell => {
      const here = placed.filter((document) => document.category === category);
      const pages = countPages(here);
      const isNeeded = needed.get(applicantUid)?.has(category) ?? false;
      return {
        category,
        pages,
        isGap: isNeeded && pages === 0,
        needsLook: here.some(isLikely),
      };
    });
    return { applicantUid, name, cells, pages: cells.reduce((sum, { pages }) => sum + pages, 0) };
  });
  const cells = rows.flatMap((row) => row.cells);
  return {
    categories,
    rows,
    totals: categories.map((_, at) => rows.reduce((sum, row) => sum + row.cells[at]!.pages, 0)),
    placed: cells.reduce((sum, { pages }) => sum + pages, 0),
    unsure: countPages(documents.filter(({ isUnsure }) => isUnsure)),
    gaps: cells.filter(({ isGap }) => isGap).length,
    looks: documents.filter(isLikely).length,
    reading: documents.filter(({ state }) => isReading(state)).length,
  };
}

const countPages = (documents: readonly { readonly pages: readonly unknown[] }[]): number =>
  documents.reduce((sum, { pages }) => sum + pages.length, 0);
