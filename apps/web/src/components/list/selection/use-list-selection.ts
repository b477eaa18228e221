import { useState } from 'react';
import type { ListQuery, ListSelection, Total } from '../list.types.ts';
import {
  allMatching,
  isSelected,
  emptySelection,
  pageSelection,
  toggle,
  togglePage,
  toggleTo,
  type PageRows,
  type Selection,
} from './selection.ts';

// `question` is search and filters; sorting does not change the set of rows.
export function useListSelection<Row>(question: string, page: PageRows<Row>) {
  const [stored, setSelection] = useState<Selection<Row>>(() => emptySelection(question));
  const selection = stored.query === question ? stored : emptySelection<Row>(question);
  // Uses the current version of selected rows.
  const now = new Map(page.map(({ id, row }) => [id, row]));
  const rows = [...selection.rows].map(([id, row]) => ({ id, row: now.get(id) ?? row }));
  return {
    count: rows.length,
    rows,
    isMatching: selection.matching,
    isAny: selection.matching || rows.length > 0,
    mark: pageSelection(selection, page),
    has: (id: string) => isSelected(selection, id),
    toggle: (id: string) => setSelection(toggle(selection, page, id)),
    toggleTo: (id: string) => setSelection(toggleTo(selection, page, id)),
    togglePage: () => setSelection(togglePage(selection, page)),
    matching: () => setSelection(allMatching(selection)),
    clear: () => setSelection(emptySelection(question)),
    only: (ids: ReadonlySet<string>) =>
      setSelection({ ...emptySelection(question), rows: new Map([...selection.rows].filter(([id]) => ids.has(id))) }),
    given: (query: ListQuery, total: Total): ListSelection<Row> =>
      selection.matching
        ? { kind: 'matching', query, total: total.total, more: total.more }
        : { kind: 'rows', ids: rows.map(({ id }) => id), rows: rows.map(({ row }) => row) },
  };
}
export type SelectedRows<Row> = ReturnType<typeof useListSelection<Row>>;
