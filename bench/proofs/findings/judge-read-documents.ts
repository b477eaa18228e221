import { findDestination, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { judge } from '@visawright/forms/rules/judge.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import { journeyOf } from '@visawright/specimens/documents/facts/journey.ts';
import { passportOptionsOf, personOf } from '@visawright/specimens/documents/facts/person.ts';
import {
  portraitPicture,
  type PortraitPictureOptions,
} from '@visawright/specimens/documents/printing/portrait-picture.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import { day } from './calendar.ts';
import { cleanFile } from './clean-file.ts';
import { drawnDocument, readPages } from './drawn-document.ts';
import { evidenceFaults } from './evidence-faults.ts';
import { drawn } from './reader-seeds.ts';
import { travellerOf } from './traveller-of.ts';

export interface ReadRow {
  readonly rule: string;
  readonly document: string;
  readonly found: boolean;
  readonly hasRegion: boolean; // whether the evidence is on a page of the read document
  readonly why?: string; // what was read instead
}

interface Request {
  rule: string;
  document: string;
  seed: number;
  destination?: DestinationId | undefined;
  longer?: number | undefined;
  read: (trip: { from: string; to: string }) => Promise<DocumentEvidence | undefined>;
}

async function rowOf({ rule, document, seed, destination, longer = 0, read }: Request): Promise<ReadRow> {
  const journey = journeyOf(personOf(seed));
  const trip = { from: journey.from, to: journey.to };
  const readDocument = await read(trip);
  if (!readDocument) return { rule, document, found: false, hasRegion: false, why: 'nothing was read' };
  const file = await cleanFile({
    destination: destination ?? findDestination(journey.destination.alpha3)!.id,
    group: 'Tourism',
    traveller: travellerOf(seed),
    trip: { from: trip.from, to: day(trip.to, longer) },
  });
  // The read document replaces those of its kind in the file. A salary slip is added, because the rule compares it with the others.
  file.documents = [
    ...file.documents.filter(({ kind }) => kind !== readDocument.kind || kind === 'Salary slip'),
    readDocument,
  ];
  const finding = judge(file).findings.find((each) => each.rule === rule && each.status === 'fails');
  const hasRegion =
    finding?.evidence.some((piece) => piece.from === 'document' && piece.docId === readDocument.docId) ?? false;
  const why = Object.fromEntries(readDocument.values.map(({ field, value }) => [field, value]));
  const isGood = finding !== undefined && hasRegion && evidenceFaults(finding).length === 0;
  return { rule, document, found: finding !== undefined, hasRegion, ...(isGood ? {} : { why: JSON.stringify(why) }) };
}

const portrait = (rule: string, options: Omit<PortraitPictureOptions, 'seed'>): Request => ({
  rule,
  document: 'Applicant photo',
  seed: 7,
  read: async () => readPages([{ pageNo: 1, bytes: (await portraitPicture({ seed: 'findings', ...options })).bytes }]),
});

const requests: readonly Request[] = [
  ...drawn.map((options): Request => ({
    rule: options.rule,
    document: `${options.kind}, ${options.layout}`,
    seed: options.seed,
    destination: options.destination,
    longer: options.longer,
    read: (trip) => drawnDocument(options, trip),
  })),
  {
    rule: 'passport-validity', // issued in June 2017, the journey ends in May 2027
    document: 'Indian passport',
    seed: 9,
    read: async () => {
      const { bytes } = await passportSpecimen({
        ...passportOptionsOf(9),
        layout: 'monsoon',
        condition: 'photo',
        page: 'front',
      });
      return readPages([{ pageNo: 1, bytes }]);
    },
  },
  portrait('photo-background', { background: 'other' }),
  portrait('photo-head', { background: 'white', headPercent: 48 }),
];

export async function judgeReadDocuments(small: boolean): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  try {
    for (const options of small ? requests.slice(0, 3) : requests) rows.push(await rowOf(options));
  } finally {
    await closePress();
  }
  return rows;
}
