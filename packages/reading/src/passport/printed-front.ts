import type { MrzFields } from '../mrz/mrz-fields.ts';
import type { PlacedLine } from './placed-line.ts';
import { findDates, findNumber, type DatedWords } from './find-printed.ts';
import type { FrontLabel } from './label-words.ts';
import type { PassportLabel } from './passport-labels.ts';
import { learnFieldStyle, valueWordAt, type KnownValue, type FieldStyle } from './field-style.ts';
import type { NamesVote } from './names/names-vote.ts';
import type { PrintedWord } from './read-word.ts';

// The printed page, with the positions of the MRZ values on it.
export interface PrintedFront {
  readonly words: readonly PrintedWord[];
  readonly labels: readonly PassportLabel<FrontLabel>[];
  readonly fieldStyle: FieldStyle | undefined;
  readonly number: PrintedWord | undefined;
  readonly birth: DatedWords | undefined;
  readonly expiry: DatedWords | undefined;
  readonly dates: readonly DatedWords[];
  readonly taken: ReadonlySet<PrintedWord>;
  readonly edge: number; // u beyond which the page ends and writing may be cut off
  labelled(name: FrontLabel): PrintedWord[];
}

export function printedFrontOf(
  words: readonly PrintedWord[],
  labels: readonly PassportLabel<FrontLabel>[],
  fields: MrzFields,
  names: NamesVote,
  zone: PlacedLine,
): PrintedFront {
  const number = findNumber(words, fields.number);
  const dates = findDates(words);
  const dated = (iso: string | undefined) => dates.find((each) => iso !== undefined && each.dates.includes(iso));
  const birth = dated(fields.birth) ?? datedCenturyAgo(dates, fields.birth);
  const expiry = dated(fields.expiry);
  const known: Partial<Record<FrontLabel, readonly PrintedWord[]>> = {
    surname: names.surname,
    givenNames: names.givenNames,
    passportNumber: number ? [number] : [],
    dateOfBirth: birth?.words ?? [],
    expiryDate: expiry?.words ?? [],
  };
  const pairs = labels.flatMap((label): KnownValue[] => {
    const found = known[label.name];
    return found && found.length > 0 ? [{ label, words: found }] : [];
  });
  const fieldStyle = learnFieldStyle(pairs);
  const taken = new Set(Object.values(known).flat());
  return {
    words,
    labels,
    fieldStyle,
    number,
    birth,
    expiry,
    dates,
    taken,
    // The zone ends 6 mm before the page does.
    edge: zone.u[1] + (zone.u[1] - zone.u[0]) * 0.02,
    labelled(name) {
      const label = labels.find((each) => each.name === name);
      return label && fieldStyle ? valueWordAt(label, words, labels, fieldStyle) : [];
    },
  };
}

// A two-digit year does not distinguish a child from a centenarian; the page does.
const datedCenturyAgo = (dates: readonly DatedWords[], iso: string | undefined) =>
  iso && Number(iso.slice(0, 4)) >= 2000
    ? dates.find(
        (each) => each.dates.includes(`${Number(iso.slice(0, 4)) - 100}${iso.slice(4)}`) && !each.dates.includes(iso),
      )
    : undefined;
