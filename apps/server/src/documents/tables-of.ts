import type { ReadDocument, ReadValue } from '@visawright/reading/engine.types.ts';
import { placedAt, type GivenPage } from './given-page.ts';
import { tableLimits, type StoredCell, type StoredTable } from './reading.ts';

const { tables: mostTables, rows: mostRows, columns: mostColumns, letters, text } = tableLimits;

// Bounded: what a paper prints beyond it is on its pages for everyone to see.
export const tablesOf = (tables: NonNullable<ReadDocument['tables']>, given: readonly GivenPage[]): StoredTable[] =>
  Object.entries(tables)
    .slice(0, mostTables)
    .map(([name, rows]) => ({
      name: name.slice(0, letters),
      rows: rows.slice(0, mostRows).map((row) => rowOf(row, given)),
    }))
    .filter(({ rows }) => rows.length > 0);

function rowOf(row: Readonly<Record<string, ReadValue>>, given: readonly GivenPage[]): Record<string, StoredCell> {
  const cells = Object.entries(row).slice(0, mostColumns);
  return Object.fromEntries(
    cells.flatMap(([column, { value, raw, outcome, confidence, page, polygon }]) => {
      const at = placedAt(given, { page, polygon });
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

// Thousands of cells: four decimals are a hundredth of a line.
const short = (share: number) => Math.round(share * 10_000) / 10_000;
const shortPoint = ([x, y]: [number, number]): [number, number] => [short(x), short(y)];
