// Which rows are ticked. Rows stay ticked from page to page; another question forgets them, so that nothing unseen is changed.
export interface Selection<Row> {
  readonly query: string;
  readonly rows: ReadonlyMap<string, Row>;
  readonly matching: boolean; // everything the query finds, seen or not
  readonly anchor: string | null; // where a Shift range begins
}

export type PageRows<Row> = readonly { readonly id: string; readonly row: Row }[];

export const nothing = <Row>(query: string): Selection<Row> => ({
  query,
  rows: new Map(),
  matching: false,
  anchor: null,
});

export const isSelected = <Row>({ matching, rows }: Selection<Row>, id: string) => matching || rows.has(id);

// Once one of "all matching" is taken out, what is left is what can be seen.
const seen = <Row>(selection: Selection<Row>, page: PageRows<Row>) =>
  new Map(selection.matching ? page.map(({ id, row }) => [id, row]) : selection.rows);

export function toggle<Row>(selection: Selection<Row>, page: PageRows<Row>, id: string): Selection<Row> {
  const rows = seen(selection, page);
  const one = page.find((item) => item.id === id);
  if (!rows.delete(id) && one) rows.set(id, one.row);
  return { ...selection, rows, matching: false, anchor: id };
}

// Shift: everything from the last ticked row to this one becomes what this one becomes.
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

export type PageMark = 'all' | 'some' | 'none';
export function pageMark<Row>(selection: Selection<Row>, page: PageRows<Row>): PageMark {
  const count = page.filter(({ id }) => isSelected(selection, id)).length;
  if (count > 0 && count === page.length) return 'all';
  return count > 0 || selection.rows.size > 0 ? 'some' : 'none';
}

export function togglePage<Row>(selection: Selection<Row>, page: PageRows<Row>): Selection<Row> {
  if (selection.matching) return nothing(selection.query);
  const rows = new Map(selection.rows);
  const isFull = pageMark(selection, page) === 'all';
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
