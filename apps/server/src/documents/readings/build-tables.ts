import type { ReadDocument, ReadValue } from '@visawright/reading/engine.types.ts';
import { locateInOriginal, type EnginePage } from './engine-page.ts';
import { tableLimits, type StoredCell, type StoredTable } from './reading.ts';

const { tables: mostTables, rows: mostRows, columns: mostColumns, letters, text } = tableLimits;

// Bounded: anything beyond the limits can still be seen on the pages.
export const buildTables = (tables: NonNullable<ReadDocument['tables']>, given: readonly EnginePage[]): StoredTable[] =>
  Object.entries(tables)
    .slice(0, mostTables)
    .map(([name, rows]) => ({
      name: name.slice(0, letters),
      rows: rows.slice(0, mostRows).map((row) => rowOf(row, given)),
    }))
    .filter(({ rows }) => rows.length > 0);

function rowOf(row: Readonly<Record<string, ReadValue>>, given: readonly EnginePage[]): Record<string, StoredCell> {
  const cells = Object.entries(row).slice(0, mostColumns);
  return Object.fromEntries(
    cells.flatMap(([column, { value, raw, outcome, confidence, page, polygon }]) => {
      const at = locateInOriginal(given, { page, polygon });
      const cell = at && {
        value: value.slice(0, text),
        raw: raw.slice(0, text),
        outcome,
        confidence: short(confidence),
      };
      return cell ? [[column.slice(0, letters), { ...cell, ...at, polygon: at.polygon.map(shortPoint) }]] : [];
    }),
  );
}

// Thousands of cells: four decimals are exact enough and keep the reading small.
const short = (share: number) => Math.round(share * 10_000) / 10_000;
const shortPoint = ([x, y]: [number, number]): [number, number] => [short(x), short(y)];
