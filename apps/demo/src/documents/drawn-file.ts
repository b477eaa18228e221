import { daysBetween } from '@visawright/contract/dates/days.ts';
import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import { getSpecimenKind, specimenKindNames } from '@visawright/specimens/documents/specimen-kinds.ts';
import type { DocumentFacts } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import { penFor } from '@visawright/specimens/documents/printing/pen.ts';
import { printDocument } from '@visawright/specimens/documents/printing/press.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { consentFacts } from './content/consent-facts.ts';
import { statementFacts } from './content/statement-facts.ts';
import type { DemoDocument, DocumentContext } from './content/demo-document.types.ts';
import { drawnPassport } from './passport/drawn-passport.ts';
import { drawnPortrait } from './portrait/drawn-portrait.ts';

// A file as a traveller would upload it.
export interface DrawnFile {
  readonly bytes: Buffer;
  readonly mediaType: UploadMediaType;
}

const tries = 60;

// Only a single traveller with a return journey and sufficient insurance.
const fits = ({ values, ...facts }: DocumentFacts): boolean =>
  ['passengers', 'insured'].every((party) => ((facts as Record<string, unknown[]>)[party]?.length ?? 1) === 1) &&
  Number(values['coverageAmount'] ?? 50_000) >= 50_000 &&
  (values['outboundDate'] === undefined ||
    (values['departureDate'] !== undefined && values['arrivalDate'] === values['outboundDate']));

// A birth certificate may also be that of a traveller's child.
const isAbout = ({ person, isMinor }: DocumentContext, { values }: DocumentFacts): boolean =>
  !isMinor || values['childName'] === undefined || values['childName'] === person.fullName;

const specialFacts: Readonly<Record<string, typeof statementFacts>> = {
  'Bank statement': statementFacts,
  'Parental consent (minor)': consentFacts,
};

// The specimen's facts, adjusted to this application.
async function factsOf(given: DocumentContext, document: DemoDocument): Promise<DocumentFacts> {
  const kind = await getSpecimenKind(document.kind!);
  for (let at = 0; at < tries; at++) {
    const random = randomOf('demo facts', kind.kind, document.fileName, given.person.passportNumber, at);
    const facts = specialFacts[kind.kind]?.(random, given, kind) ?? kind.facts(random, given.person);
    if (fits(facts) && isAbout(given, facts)) return adjustFacts(facts, document.values);
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

async function drawSpecimen(given: DocumentContext, document: DemoDocument): Promise<DrawnFile> {
  const kind = await getSpecimenKind(document.kind!);
  const facts = await factsOf(given, document);
  // A single name is not read on every layout yet: one of them has the caption of the next column in its place.
  const hasOneName = !given.person.fullName.includes(' ');
  const layouts = hasOneName ? kind.layouts.slice(0, 1) : kind.layouts;
  const layout = randomOf('demo layout', kind.kind, given.person.passportNumber).pick(layouts);
  const pen = penFor(facts, randomOf('demo look', kind.kind, given.person.passportNumber));
  const { pdf } = await printDocument(layout.draw(facts, pen));
  return { bytes: pdf, mediaType: 'application/pdf' };
}

// The traveller and journey as this document states them, which may differ from the application.
function statedBy(given: DocumentContext, { states = {} }: DemoDocument): DocumentContext {
  const { fullName = given.person.fullName, from = given.from, to = given.to } = states;
  return { ...given, person: { ...given.person, fullName, journey: { ...given.person.journey!, from, to } } };
}

// Undefined if there is no specimen of this kind.
export async function drawnFile(context: DocumentContext, document: DemoDocument): Promise<DrawnFile | undefined> {
  const given = statedBy(context, document);
  const { kind } = document;
  if (kind === 'Indian passport')
    return { bytes: await drawnPassport(given.holder, given.passport), mediaType: 'image/jpeg' };
  if (kind === 'Applicant photo') return { bytes: await drawnPortrait(given.holder), mediaType: 'image/jpeg' };
  return kind !== null && specimenKindNames.includes(kind) ? drawSpecimen(given, document) : undefined;
}
