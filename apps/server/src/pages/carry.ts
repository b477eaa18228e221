import { placeOf, type PlacedPage } from '@visawright/contract/page-place.ts';
import { tableLimits, type Reading, type StoredTable } from '../documents/reading.ts';

// A page as its document shows it; `pixels` names what is to be seen (documents/reading.ts).
export interface ShownPage extends PlacedPage {
  readonly pixels: string;
}

export const isCovered = (reading: Pick<Reading, 'pages'> | null, page: Reading['pages'][number]): boolean =>
  reading?.pages.some(({ pageUid, pixels }) => pageUid === page.pageUid && pixels === page.pixels) ?? false;

// What a run has to read: pages that look as nobody read them yet; all of them when it was asked for without such a page.
export function pagesToRead<P extends ShownPage>(reading: Reading | null, pages: readonly P[]): readonly P[] {
  const unread = pages.filter((page) => !isCovered(reading, page));
  return unread.length > 0 ? unread : pages;
}

// What stays of a reading when its document becomes this list of pages: everything read on a page that still looks the same.
export function carried(reading: Reading, pages: readonly ShownPage[]): Reading {
  const kept = pages.filter((page) => isCovered(reading, page));
  const stays = ({ pageUid }: { readonly pageUid: string }) => kept.some((page) => page.pageUid === pageUid);
  return {
    ...reading,
    mrz: reading.mrz && stays(reading.mrz) ? reading.mrz : null,
    values: reading.values.filter((value) => placeOf(kept, value) >= 0),
    retake: reading.retake.filter(stays),
    pages: kept.map(({ pageUid, pixels }) => ({ pageUid, pixels })),
    tables: tablesOn(reading.tables ?? [], stays),
    people: kept.length > 0 ? (reading.people ?? []) : [],
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

// Of several readings, latest first: each page keeps what was read last while it looked as it looks now.
export function carriedFrom(readings: readonly Reading[], pages: readonly ShownPage[]): Reading | null {
  let left = pages;
  const kept = readings.map((reading) => {
    const covered = left.filter((page) => isCovered(reading, page));
    left = left.filter((page) => !covered.includes(page));
    return carried(reading, covered);
  });
  const [latest, ...earlier] = kept;
  return latest ? joined([latest, ...earlier.filter((reading) => reading.pages.length > 0)]) : null;
}

// Of a paper that became one of another category: nothing that was read answers what is asked now.
export const nothingKept = (category: Reading['category']): Reading => ({
  category,
  categoryOutcome: 'accept',
  kind: null,
  mrz: null,
  values: [],
  retake: [],
  pages: [],
});

// One reading of several: the first that knows what the paper is decides, values stay with their pages.
export function joined(readings: readonly [Reading, ...Reading[]]): Reading {
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
  const byName = Map.groupBy(readings.flatMap(({ tables }) => tables ?? []), ({ name }) => name); // prettier-ignore
  return [...byName]
    .slice(0, tableLimits.tables)
    .map(([name, parts]) => ({ name, rows: parts.flatMap(({ rows }) => rows).slice(0, tableLimits.rows) }));
}

const peopleOfAll = (readings: readonly Reading[]): NonNullable<Reading['people']> => [
  ...new Map(readings.flatMap(({ people }) => people ?? []).map((person) => [JSON.stringify(person), person])).values(),
];
