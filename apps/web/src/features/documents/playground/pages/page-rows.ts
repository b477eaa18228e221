import type { ArrangedPage, ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentBlock, PageItem } from '../state/page-items.ts';

type RowContent = { readonly key: string } & (
  | { readonly kind: 'person'; readonly traveller: ArrangedTraveller; readonly pages: number }
  | { readonly kind: 'document'; readonly block: DocumentBlock }
  | {
      readonly kind: 'pages';
      readonly block: DocumentBlock;
      readonly items: readonly PageItem[];
      readonly more: number;
    }
);
export type PageRow = RowContent & { readonly top: number; readonly height: number };

const rowHeights = { person: 44, document: 30, pages: 108 } as const;
const foldedRows = 2; // a document with more rows is folded to one

// The rows of the list with their places; only those in view are rendered. A person without documents can still receive pages.
export function pageRows(
  travellers: readonly ArrangedTraveller[],
  blocks: readonly DocumentBlock[],
  columns: number,
  isOpen: (docId: string) => boolean,
): PageRow[] {
  const rows: PageRow[] = [];
  let top = 0;
  const add = (row: RowContent) => {
    rows.push({ ...row, top, height: rowHeights[row.kind] });
    top += rowHeights[row.kind];
  };
  for (const traveller of travellers) {
    const own = blocks.filter((one) => one.traveller.applicantUid === traveller.applicantUid);
    const pages = own.reduce((sum, one) => sum + one.document.pages.length, 0);
    add({ kind: 'person', key: traveller.applicantUid, traveller, pages });
    for (const block of own) {
      const { document, items } = block;
      add({ kind: 'document', key: document.docId, block });
      const isFolded = items.length > columns * foldedRows && !isOpen(document.docId);
      const shown = isFolded ? items.slice(0, columns - 1) : items;
      const more = items.length - shown.length;
      for (let at = 0; at < shown.length; at += columns)
        add({ kind: 'pages', key: `${document.docId} ${at}`, block, items: shown.slice(at, at + columns), more });
    }
  }
  return rows;
}

export const rowsHeight = (rows: readonly PageRow[]): number => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};

// The rows between two places, by halving: a thousand rows are searched on every scroll.
export function rowsInView(rows: readonly PageRow[], from: number, to: number): readonly PageRow[] {
  const first = lowest(rows, ({ top, height }) => top + height > from);
  const end = lowest(rows, ({ top }) => top >= to);
  return rows.slice(first, Math.max(first, end));
}

function lowest(rows: readonly PageRow[], isPast: (row: PageRow) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(rows[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

// What the keyboard can reach: folded pages only after the document is unfolded.
export const reachableKeys = (rows: readonly PageRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'pages' ? row.items.map(({ key }) => key) : []));

export const rowOf = (rows: readonly PageRow[], key: string): PageRow | undefined =>
  rows.find((row) => row.kind === 'pages' && row.items.some((item) => item.key === key));

export const pageOf = (rows: readonly PageRow[], key: string): ArrangedPage | null | undefined =>
  rows.flatMap((row) => (row.kind === 'pages' ? row.items : [])).find((item) => item.key === key)?.page;

// The page above or below: the one in the same column of the next row of pages.
export function verticalNeighbour(rows: readonly PageRow[], key: string, by: 1 | -1): string | null {
  const lines = rows.filter((row) => row.kind === 'pages');
  const at = lines.findIndex(({ items }) => items.some((item) => item.key === key));
  const line = lines[at];
  const next = lines[at + by];
  if (!line || !next) return null;
  const column = line.items.findIndex((item) => item.key === key);
  return next.items[Math.min(column, next.items.length - 1)]?.key ?? null;
}
