import type { TableCell, TableRows } from '../../../lib/files/table-cell.ts';
import type { ListQuery } from '../list.types.ts';

export interface ExportRequest extends ListQuery {
  /** Ids of selected rows; absent: everything the query finds. */
  readonly only?: readonly string[];
  readonly signal: AbortSignal;
}

export interface ExportedColumn<Row> {
  readonly head: string;
  /** Cell of an exported file; columns without it are not exported. */
  readonly exported?: (row: Row) => TableCell;
}

/** A list as a file. */
export interface ListFile {
  /** File name without date and extension. */
  readonly name: string;
  /** The header and all rows. isCut: there are more. */
  readonly read: (request: ExportRequest) => Promise<{ rows: TableRows; isCut: boolean }>;
}

interface Source<Row> {
  readonly name: string;
  readonly columns: readonly ExportedColumn<Row>[];
  readonly read: (request: ExportRequest) => Promise<{ items: readonly Row[]; isCut: boolean }>;
}

// Every column that can be exported is, also hidden ones. The rows are sent by the server in one reply, which records the export first.
export const listFile = <Row>({ name, columns, read }: Source<Row>): ListFile => ({
  name,
  read: async (request) => {
    const { items, isCut } = await read(request);
    const written = columns.filter((column) => column.exported);
    const cells = items.map((row) => written.map((column) => column.exported!(row)));
    return { rows: [written.map(({ head }) => head), ...cells], isCut };
  },
});
