// Selected rows. They stay selected across pages; another query clears them, so that hidden rows are not changed.
export interface Selection<Row> {
  readonly query: string;
  readonly rows: ReadonlyMap<string, Row>;
  readonly matching: boolean; // everything the query finds
  readonly anchor: string | null; // start of a Shift range
}

export type PageRows<Row> = readonly { readonly id: string; readonly row: Row }[];

export const emptySelection = <Row>(query: string): Selection<Row> => ({
  query,
  rows: new Map(),
  matching: false,
  anchor: null,
});

export const isSelected = <Row>({ matching, rows }: Selection<Row>, id: string) => matching || rows.has(id);

// Deselecting one row of "all matching" leaves the visible rows selected.
const seen = <Row>(selection: Selection<Row>, page: PageRows<Row>) =>
  new Map(selection.matching ? page.map(({ id, row }) => [id, row]) : selection.rows);

export function toggle<Row>(selection: Selection<Row>, page: PageRows<Row>, id: string): Selection<Row> {
  const rows = seen(selection, page);
  const one = page.find((item) => item.id === id);
  if (!rows.delete(id) && one) rows.set(id, one.row);
  return { ...selection, rows, matching: false, anchor: id };
}

// Shift applies this row's new state to everything from the last toggled row to this one.
export function toggleTo<Row>(selection: Selection<Row>, page: PageRows<Row>, id: string): Selection<Row> {
  const [start, end] = [selection.anchor, id].map((key) => page.findIndex((item) => item.id === key));
  if (start === undefined || end === undefined || start < 0 || end < 0) return toggle(selection, page, id);
  const rows = seen(selection, page);
  const tick = !rows.has(id) || start === end;
  for (const item of page.slice(Math.min(start, end), Math.max(start, end) + 1))
    if (tick) rows.set(item.id, item.row);
    else rows.delete(item.id);
  return { ...selection, rows, matching: false, anchor: id };
}

export type PageSelection = 'all' | 'some' | 'none';
export function pageSelection<Row>(selection: Selection<Row>, page: PageRows<Row>): PageSelection {
  const count = page.filter(({ id }) => isSelected(selection, id)).length;
  if (count > 0 && count === page.length) return 'all';
  return count > 0 || selection.rows.size > 0 ? 'some' : 'none';
}

export function togglePage<Row>(selection: Selection<Row>, page: PageRows<Row>): Selection<Row> {
  if (selection.matching) return emptySelection(selection.query);
  const rows = new Map(selection.rows);
  const isFull = pageSelection(selection, page) === 'all';
  for (const { id, row } of page)
    if (isFull) rows.delete(id);
    else rows.set(id, row);
  return { ...selection, rows, anchor: null };
}

export const allMatching = <Row>(selection: Selection<Row>): Selection<Row> => ({
  ...selection,
  rows: new Map(),
  matching: true,
  anchor: null,
});
