import { timeCell } from '../../../lib/files/table-cell.ts';
import { momentText } from '../../../lib/dates/moments.ts';

interface Heading {
  head: string;
  width: number;
}

// Text columns repeat what a list shows elsewhere in the row, so they are hidden until chosen.
export const labelColumn = <Id extends string, Value extends string | null>(
  id: Id,
  { head, width }: Heading,
  textOf: (value: Value) => string | null,
) => ({
  id,
  head,
  width,
  optional: true,
  cell: (row: Readonly<Record<Id, Value>>) => textOf(row[id]),
  exported: (row: Readonly<Record<Id, Value>>) => textOf(row[id]),
});
export const textColumn = <Id extends string>(id: Id, heading: Heading) =>
  labelColumn(id, heading, (text: string | null) => text);

export const countColumn = <Id extends string>(id: Id, { head, width }: Heading) => ({
  id,
  head,
  width,
  align: 'right' as const,
  cell: (row: Readonly<Record<Id, number>>) => <span className="cell-num">{row[id]}</span>,
  exported: (row: Readonly<Record<Id, number>>) => row[id],
});

export const createdColumn = ({ head, width }: Heading, language: string) => ({
  id: 'created',
  head,
  width,
  sort: 'created',
  cell: (row: { readonly createdAt: string }) => momentText(row.createdAt, language),
  exported: (row: { readonly createdAt: string }) => timeCell(row.createdAt),
});
