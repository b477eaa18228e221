import { csvFile } from '../../../lib/files/csv.ts';
import type { TableRows } from '../../../lib/files/table-cell.ts';

export const fileKinds = ['csv', 'xlsx'] as const;
export type FileKind = (typeof fileKinds)[number];

// The writer of workbooks is loaded when one is asked for.
export const writeFile: Record<FileKind, (title: string, rows: TableRows) => Promise<Blob>> = {
  csv: (_title, rows) => Promise.resolve(csvFile(rows)),
  xlsx: async (title, rows) => (await import('../../../lib/files/xlsx.ts')).xlsxFile(title, rows),
};
