import type { MrzFields } from '../mrz/fields.ts';
import type { Placed } from './frame.ts';
import { findDates, findNumber, type DatedWords } from './find-printed.ts';
import type { FrontLabel } from './label-words.ts';
import type { Label } from './labels.ts';
import { learnManner, valueOf, type Known, type Manner } from './manner.ts';
import type { NamesVote } from './names-vote.ts';
import type { PrintedWord } from './word.ts';

// The printed page, once it is known where the values of the zone stand on it.
export interface SeenFront {
  readonly words: readonly PrintedWord[];
  readonly labels: readonly Label<FrontLabel>[];
  readonly manner: Manner | undefined;
  readonly number: PrintedWord | undefined;
  readonly birth: DatedWords | undefined;
  readonly expiry: DatedWords | undefined;
  readonly dates: readonly DatedWords[];
  readonly taken: ReadonlySet<PrintedWord>;
  readonly edge: number; // u beyond which the page ends and writing may be cut off
  labelled(name: FrontLabel): PrintedWord[];
}

export function learnFrom(
  words: readonly PrintedWord[],
  labels: readonly Label<FrontLabel>[],
  fields: MrzFields,
  names: NamesVote,
  zone: Placed,
): SeenFront {
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
  const pairs = labels.flatMap((label): Known[] => {
    const found = known[label.name];
    return found && found.length > 0 ? [{ label, words: found }] : [];
  });
  const manner = learnManner(pairs);
  const taken = new Set(Object.values(known).flat());
  return {
    words,
    labels,
    manner,
    number,
    birth,
    expiry,
    dates,
    taken,
    // The zone ends 6 mm before the page does.
    edge: zone.u[1] + (zone.u[1] - zone.u[0]) * 0.02,
    labelled(name) {
      const label = labels.find((each) => each.name === name);
      return label && manner ? valueOf(label, words, labels, manner) : [];
    },
  };
}

// Two digits of a year do not tell a child from a person of a hundred; the page does.
const datedCenturyAgo = (dates: readonly DatedWords[], iso: string | undefined) =>
  iso && Number(iso.slice(0, 4)) >= 2000
    ? dates.find(
        (each) => each.dates.includes(`${Number(iso.slice(0, 4)) - 100}${iso.slice(4)}`) && !each.dates.includes(iso),
      )
    : undefined;
