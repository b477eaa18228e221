import { daysBetween } from '@visawright/contract/dates/days.ts';
import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import { getSpecimenKind, specimenKindNames } from '@visawright/specimens/documents/specimen-kinds.ts';
import type { DocumentFacts } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import { penFor } from '@visawright/specimens/documents/printing/pen.ts';
import { portraitPicture } from '@visawright/specimens/documents/printing/portrait-picture.ts';
import { printDocument } from '@visawright/specimens/documents/printing/press.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { statementFacts } from './content/statement-facts.ts';
import type { DemoDocument, DocumentContext } from './content/demo-document.types.ts';
import { drawnPassport } from './passport/drawn-passport.ts';

interface ValueLocation {
  readonly page: number;
  readonly polygon: readonly (readonly [number, number])[];
}
// A file as a traveller would upload it, with the location of each value.
export interface DrawnDocument {
  readonly bytes: Buffer;
  readonly mediaType: UploadMediaType;
  readonly values: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, ValueLocation>>; // values without one refer to the whole first page
}

const tries = 60;

// Only a single traveller with a return journey and sufficient insurance.
const fits = ({ values, ...facts }: DocumentFacts): boolean =>
  ['passengers', 'insured'].every((party) => ((facts as Record<string, unknown[]>)[party]?.length ?? 1) === 1) &&
  Number(values['coverageAmount'] ?? 50_000) >= 50_000 &&
  (values['outboundDate'] === undefined ||
    (values['departureDate'] !== undefined && values['arrivalDate'] === values['outboundDate']));

// The specimen's facts, adjusted to this application.
async function factsOf(given: DocumentContext, document: DemoDocument): Promise<DocumentFacts> {
  const kind = await getSpecimenKind(document.kind!);
  for (let at = 0; at < tries; at++) {
    const random = randomOf('demo facts', kind.kind, document.fileName, given.person.passportNumber, at);
    const facts =
      kind.kind === 'Bank statement' ? statementFacts(random, given, kind) : kind.facts(random, given.person);
    if (fits(facts)) return adjustFacts(facts, document.values);
  }
  throw new Error(`no specimen of ${document.kind} fits the demo journey`);
}

// Fields the specimen dates by its own calendar; all others follow from the person and the journey.
const datedFields = [
  'letterDate',
  'expensesBorneBy',
  'assessmentYear',
  'filingDate',
  'payPeriod',
  'dateOfJoining',
  'checkInDate',
  'checkOutDate',
];

function adjustFacts(facts: DocumentFacts, wanted: DemoDocument['values']): DocumentFacts {
  const own = datedFields.filter((field) => wanted[field] !== undefined && facts.values[field] !== undefined);
  const values: Record<string, string> = {
    ...facts.values,
    ...Object.fromEntries(own.map((field) => [field, wanted[field]!])),
    ...(facts.values['bookingStatus'] && { bookingStatus: 'Confirmed' }),
  };
  return {
    ...facts,
    ...(own.includes('payPeriod') && { monthStart: `${values['payPeriod']}-01` }),
    ...stayOf(facts, values),
  };
}

function stayOf(facts: DocumentFacts, values: Record<string, string>): Partial<DocumentFacts> {
  if (values['checkInDate'] === undefined) return { values };
  const nights = daysBetween(values['checkInDate'], values['checkOutDate']!);
  const amount = nights * (facts as DocumentFacts & { perNight: number }).perNight;
  return { values: { ...values, amount: String(amount) }, nights, amount } as Partial<DocumentFacts>;
}

async function drawSpecimen(given: DocumentContext, document: DemoDocument): Promise<DrawnDocument> {
  const kind = await getSpecimenKind(document.kind!);
  const facts = await factsOf(given, document);
  const layout = kind.layouts[0]!;
  const pen = penFor(facts, randomOf('demo look', kind.kind, given.person.passportNumber));
  const { pdf, places } = await printDocument(layout.draw(facts, pen));
  const first = Object.entries(places).map(([field, [place]]) => [field, place!] as const);
  return {
    bytes: pdf,
    mediaType: 'application/pdf',
    values: Object.fromEntries([
      ...first.map(([field]) => [field, facts.values[field]!]),
      ...Object.entries(facts.derived ?? {}),
    ]),
    places: Object.fromEntries(first),
  };
}

async function portrait({ person }: DocumentContext, { values }: DemoDocument): Promise<DrawnDocument> {
  const { bytes } = await portraitPicture({ seed: person.passportNumber, background: 'white', headPercent: 74 });
  return { bytes, mediaType: 'image/jpeg', values, places: {} };
}

// Undefined if there is no specimen of this kind.
export async function drawnDocument(
  given: DocumentContext,
  document: DemoDocument,
): Promise<DrawnDocument | undefined> {
  if (document.kind === 'Indian passport') return drawnPassport(given.passport);
  if (document.kind === 'Applicant photo') return portrait(given, document);
  return document.kind !== null && specimenKindNames.includes(document.kind)
    ? drawSpecimen(given, document)
    : undefined;
}
