import { findDestination, type DestinationId } from '@visawright/forms/destinations.ts';
import { judge } from '@visawright/forms/rules/judge.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import { journeyOf } from '@visawright/specimens/papers/journey.ts';
import { passportWishOf, personOf } from '@visawright/specimens/papers/person.ts';
import { portraitPicture, type PortraitWish } from '@visawright/specimens/papers/portrait-picture.ts';
import { closePress } from '@visawright/specimens/papers/press.ts';
import { passportSpecimen } from '@visawright/specimens/specimen.ts';
import { day } from './calendar.ts';
import { cleanFile } from './clean-file.ts';
import { drawnPaper, readPages } from './drawn-paper.ts';
import { evidenceFaults } from './evidence-faults.ts';
import { drawn } from './reader-seeds.ts';
import { travellerOf } from './traveller-of.ts';

export interface ReadRow {
  readonly rule: string;
  readonly paper: string;
  readonly found: boolean;
  readonly place: boolean; // on a page of the paper that was read
  readonly why?: string; // what was read instead
}

interface Wish {
  rule: string;
  paper: string;
  seed: number;
  destination?: DestinationId | undefined;
  longer?: number | undefined;
  read: (trip: { from: string; to: string }) => Promise<ReadPaper | undefined>;
}

async function rowOf({ rule, paper, seed, destination, longer = 0, read }: Wish): Promise<ReadRow> {
  const journey = journeyOf(personOf(seed));
  const trip = { from: journey.from, to: journey.to };
  const taken = await read(trip);
  if (!taken) return { rule, paper, found: false, place: false, why: 'nothing was read' };
  const file = await cleanFile({
    destination: destination ?? findDestination(journey.destination.alpha3)!.id,
    group: 'Tourism',
    traveller: travellerOf(seed),
    trip: { from: trip.from, to: day(trip.to, longer) },
  });
  // The read paper takes the place of the made ones of its kind; slips of another house stand beside the rest.
  file.papers = [...file.papers.filter(({ kind }) => kind !== taken.kind || kind === 'Salary slip'), taken];
  const finding = judge(file).findings.find((each) => each.rule === rule && each.standing === 'fails');
  const place = finding?.evidence.some((piece) => piece.from === 'document' && piece.docId === taken.docId) ?? false;
  const why = Object.fromEntries(taken.values.map(({ field, value }) => [field, value]));
  const isGood = finding !== undefined && place && evidenceFaults(finding).length === 0;
  return { rule, paper, found: finding !== undefined, place, ...(isGood ? {} : { why: JSON.stringify(why) }) };
}

const portrait = (rule: string, wish: Omit<PortraitWish, 'seed'>): Wish => ({
  rule,
  paper: 'Applicant photo',
  seed: 7,
  read: async () => readPages([{ pageNo: 1, bytes: (await portraitPicture({ seed: 'findings', ...wish })).bytes }]),
});

const wishes: readonly Wish[] = [
  ...drawn.map((wish): Wish => ({ rule: wish.rule, paper: `${wish.kind}, ${wish.layout}`, seed: wish.seed, destination: wish.destination, longer: wish.longer, read: (trip) => drawnPaper(wish, trip) })), // prettier-ignore
  {
    rule: 'passport-validity', // issued in June 2017, the journey ends in May 2027
    paper: 'Indian passport',
    seed: 9,
    read: async () => {
      const { bytes } = await passportSpecimen({ ...passportWishOf(9), layout: 'monsoon', condition: 'photo', page: 'front' }); // prettier-ignore
      return readPages([{ pageNo: 1, bytes }]);
    },
  },
  portrait('photo-background', { background: 'other' }),
  portrait('photo-head', { background: 'white', headPercent: 48 }),
];

export async function throughReader(small: boolean): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  try {
    for (const wish of small ? wishes.slice(0, 3) : wishes) rows.push(await rowOf(wish));
  } finally {
    await closePress();
  }
  return rows;
}
