import { parseCsv } from './parse-csv.ts';

const fileLimit = 5 * 1024 * 1024;
export const rowLimit = 500; // limit of the server

export type ReadProblem = 'tooLarge' | 'unreadable' | 'empty' | 'tooMany';
export interface Table {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const pad = (number: number) => String(number).padStart(2, '0');

// Sheet dates have no time zone; reading them in UTC keeps the day. Written as dd/mm/yyyy, as usual in India.
export const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return `${pad(cell.getUTCDate())}/${pad(cell.getUTCMonth() + 1)}/${cell.getUTCFullYear()}`;
  return typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '';
};

const sheetSeconds = 20;

// The build without workers, because the content security policy forbids workers from blobs.
async function readSheetFile(file: Blob): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), sheetSeconds * 1_000));
  const sheet = await Promise.race([readSheet(file), late]);
  return (sheet as unknown[][]).map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell.trim() !== ''));
}

export async function readTable(file: File): Promise<Table | ReadProblem> {
  if (file.size > fileLimit) return 'tooLarge';
  const isSheet = /\.xlsx$/i.test(file.name);
  const all = await (isSheet ? readSheetFile(file) : file.text().then(parseCsv)).catch(() => null);
  if (!all) return 'unreadable';
  const [heading, ...rows] = all;
  if (!heading || rows.length === 0) return 'empty';
  return rows.length > rowLimit ? 'tooMany' : { heading, rows };
}
