import { isMaskedField } from '@visawright/contract/documents/masked-number.ts';
import type { DocumentReading, Polygon, ReadValue, Word } from '@visawright/reading/engine.types.ts';
import { findDigitRuns, type DigitRun } from './find-digit-runs.ts';
import { toOriginalPolygon, type EnginePage } from '../readings/engine-page.ts';
import { findHiddenDigits, type HiddenDigits } from './find-hidden-digits.ts';

export interface HiddenRegion {
  readonly pageUid: string;
  readonly polygon: readonly (readonly [number, number])[]; // 0..1 of the upright original page
  readonly isGuess: boolean;
}

// Regions that show all digits of an Aadhaar or virtual ID: where it was read, and wherever else it is printed.
export function findHiddenRegions(result: DocumentReading, given: readonly EnginePage[]): HiddenRegion[] {
  const values = result.documents.flatMap((document) =>
    Object.entries(document.values).flatMap(([field, value]) =>
      isMaskedField(field) && isWhole(value) ? [value] : [],
    ),
  );
  const known = new Set(values.flatMap(({ raw, value }) => [digitsIn(raw), digitsIn(value)]));
  const ofAadhaar = new Set(result.documents.filter(({ kind }) => kind === 'Aadhaar').flatMap(({ pages }) => pages));
  return given.flatMap((on, at) => {
    const page = result.pages.find((each) => each.page === at + 1);
    const runs = findDigitRuns(page?.words ?? []);
    const found = runs.map((run) => [run, findHiddenDigits(run, known, ofAadhaar.has(at + 1))] as const);
    const printed = found.flatMap(([run, hidden]) =>
      hidden.flatMap((part) =>
        listRunRegions(run, part, page?.turn === 0).map((polygon) => ({ polygon, isGuess: part.isGuess })),
      ),
    );
    const read = values
      .filter(
        (value) =>
          value.page === at + 1 &&
          !found.some(([run, hidden]) => hidden.some(({ isGuess }) => !isGuess) && startsInside(run, value)),
      )
      .map(({ polygon, raw }) => ({
        polygon: beginning(polygon, raw, lastFour(raw), page?.turn === 0),
        isGuess: false,
      }));
    return [...printed, ...read].map(({ polygon, isGuess }) => ({
      pageUid: on.pageUid,
      polygon: toOriginalPolygon(on, polygon),
      isGuess,
    }));
  });
}

const shown = 4; // digits left visible at the end
const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');
const isWhole = ({ raw }: ReadValue): boolean => digitsIn(raw).length > shown;
const lastFour = (text: string): number => [...text.matchAll(/\d/g)].at(-shown)?.index ?? text.length;

// The run's words that contain a hidden digit; for a word that also ends in visible digits, only its beginning.
const listRunRegions = ({ words }: DigitRun, { from, to }: HiddenDigits, isUpright: boolean): Polygon[] =>
  words
    .filter((word) => word.from < to && word.to > from)
    .map((word) =>
      word.to <= to ? word.polygon : beginning(word.polygon, word.text, findDigitIndex(word, to), isUpright),
    );

const findDigitIndex = ({ text, from }: DigitRun['words'][number], to: number): number =>
  [...text.matchAll(/\d/g)][to - from]?.index ?? text.length;

// The part of a text box before this character; the whole box if the reading direction is unknown.
function beginning(polygon: Polygon, text: string, letter: number, isUpright: boolean): Polygon {
  const [a, b, c, d] = polygon;
  const isLying = a && b && d && Math.hypot(b[0] - a[0], b[1] - a[1]) > Math.hypot(d[0] - a[0], d[1] - a[1]);
  if (polygon.length !== 4 || !isUpright || !isLying || b[0] <= a[0]) return polygon;
  const share = Math.max(0, letter - (text[letter - 1] === ' ' ? 0.5 : 0)) / text.length;
  const along = (from: Polygon[number], to: Polygon[number]): [number, number] => [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
  ];
  return [a, along(a, b), along(d, c!), d];
}

// Whether a run starts where the value was read. Then its own words give the more exact region.
function startsInside({ words }: DigitRun, { polygon }: ReadValue): boolean {
  const [x, y] = middleOf(words[0]!);
  const [xs, ys] = [polygon.map(([each]) => each), polygon.map(([, each]) => each)];
  return x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
}

function middleOf({ polygon }: Word): [number, number] {
  const sum = polygon.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as const);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}
