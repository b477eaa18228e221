import { visiblePageIndex, type LocatedPage } from '@visawright/contract/documents/visible-page-index.ts';
import { tableLimits, type Reading, type StoredTable } from './reading.ts';

// A page as shown in its document; `pixels` identifies the visible picture.
export interface ReadablePage extends LocatedPage {
  readonly pixels: string;
}

export const isPageRead = (reading: Pick<Reading, 'pages'> | null, page: Reading['pages'][number]): boolean =>
  reading?.pages.some(({ pageUid, pixels }) => pageUid === page.pageUid && pixels === page.pixels) ?? false;

// Unread pages; all pages if there are none and a reading was requested.
export function selectUnreadPages<P extends ReadablePage>(reading: Reading | null, pages: readonly P[]): readonly P[] {
  const unread = pages.filter((page) => !isPageRead(reading, page));
  return unread.length > 0 ? unread : pages;
}

// The part of a reading that stays valid for this list of pages: everything on pages that still look the same.
export function remapReading(reading: Reading, pages: readonly ReadablePage[]): Reading {
  const unchanged = pages.filter((page) => isPageRead(reading, page));
  const stays = ({ pageUid }: { readonly pageUid: string }) => unchanged.some((page) => page.pageUid === pageUid);
  return {
    ...reading,
    mrz: reading.mrz && stays(reading.mrz) ? reading.mrz : null,
    values: reading.values.filter((value) => visiblePageIndex(unchanged, value) >= 0),
    retake: reading.retake.filter(stays),
    pages: unchanged.map(({ pageUid, pixels }) => ({ pageUid, pixels })),
    tables: tablesOn(reading.tables ?? [], stays),
    people: unchanged.length > 0 ? (reading.people ?? []) : [],
  };
}

type Stays = (at: { readonly pageUid: string }) => boolean;
const tablesOn = (tables: readonly StoredTable[], stays: Stays): StoredTable[] =>
  tables
    .map(({ name, rows }) => ({
      name,
      rows: rows
        .map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => stays(cell))))
        .filter((row) => Object.keys(row).length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);

// Readings are latest first; each page keeps its last reading in its current look.
export function remapReadings(readings: readonly Reading[], pages: readonly ReadablePage[]): Reading | null {
  let left = pages;
  const remapped = readings.map((reading) => {
    const covered = left.filter((page) => isPageRead(reading, page));
    left = left.filter((page) => !covered.includes(page));
    return remapReading(reading, covered);
  });
  const [latest, ...earlier] = remapped;
  return latest ? mergeReadings([latest, ...earlier.filter((reading) => reading.pages.length > 0)]) : null;
}

// The same reading for copies of its pages.
export function renamePages(reading: Reading, names: ReadonlyMap<string, string>): Reading {
  const renamed = <T extends { readonly pageUid: string }>(at: T): T => ({
    ...at,
    pageUid: names.get(at.pageUid) ?? at.pageUid,
  });
  return {
    ...reading,
    mrz: reading.mrz && renamed(reading.mrz),
    values: reading.values.map(renamed),
    retake: reading.retake.map(renamed),
    pages: reading.pages.map(renamed),
    tables: (reading.tables ?? []).map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, renamed(cell)]))),
    })),
  };
}

// For a document with a new category: no earlier value applies.
export const createEmptyReading = (category: Reading['category']): Reading => ({
  category,
  categoryOutcome: 'accept',
  kind: null,
  mrz: null,
  values: [],
  retake: [],
  pages: [],
});

// The first reading with a known category decides; values stay with their pages.
export function mergeReadings(readings: readonly [Reading, ...Reading[]]): Reading {
  const main = readings.find(({ category }) => category !== 'Other') ?? readings[0];
  const alike = [main, ...readings.filter((each) => each !== main && each.category === main.category)];
  const values = new Map(
    alike.flatMap((each) => each.values).map((value) => [`${value.pageUid} ${value.field}`, value]),
  );
  const pages = new Map(readings.flatMap((each) => each.pages).map((page) => [`${page.pageUid} ${page.pixels}`, page]));
  return {
    ...main,
    kind: alike.find(({ kind }) => kind !== null)?.kind ?? null,
    mrz: alike.find(({ mrz }) => mrz !== null)?.mrz ?? null,
    values: [...values.values()],
    retake: readings.flatMap(({ retake }) => retake),
    pages: [...pages.values()],
    tables: tablesOfAll(alike),
    people: peopleOfAll(alike),
  };
}

function tablesOfAll(readings: readonly Reading[]): StoredTable[] {
  const tables = readings.flatMap((reading) => reading.tables ?? []);
  const byName = Map.groupBy(tables, ({ name }) => name);
  return [...byName]
    .slice(0, tableLimits.tables)
    .map(([name, parts]) => ({ name, rows: parts.flatMap(({ rows }) => rows).slice(0, tableLimits.rows) }));
}

const peopleOfAll = (readings: readonly Reading[]): NonNullable<Reading['people']> => [
  ...new Map(readings.flatMap(({ people }) => people ?? []).map((person) => [JSON.stringify(person), person])).values(),
];
