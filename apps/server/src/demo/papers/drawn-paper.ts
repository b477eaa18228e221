import type { UploadMediaType } from '@visawright/contract/document.ts';
import { getPaperKind, paperKindNames } from '@visawright/specimens/papers/kinds.ts';
import type { PaperFacts } from '@visawright/specimens/papers/paper-kind.types.ts';
import { penFor } from '@visawright/specimens/papers/pen.ts';
import { portraitPicture } from '@visawright/specimens/papers/portrait-picture.ts';
import { print } from '@visawright/specimens/papers/press.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { statementFacts } from './bank-statement.ts';
import type { DemoPaper, PaperCase } from './demo-paper.ts';
import { drawnPassport } from './drawn-passport.ts';

export interface Place {
  readonly page: number;
  readonly polygon: readonly (readonly [number, number])[];
}
// A file as its owner would bring it, and what stands where in it.
export interface DrawnPaper {
  readonly bytes: Buffer;
  readonly mediaType: UploadMediaType;
  readonly values: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, Place>>; // a value without one is true of the whole first page
}

const tries = 60;

// Somebody who travels alone and comes back, well insured.
const fits = ({ values, ...facts }: PaperFacts): boolean =>
  ['passengers', 'insured'].every((party) => ((facts as Record<string, unknown[]>)[party]?.length ?? 1) === 1) &&
  Number(values['coverageAmount'] ?? 50_000) >= 50_000 &&
  (values['outboundDate'] === undefined ||
    (values['departureDate'] !== undefined && values['arrivalDate'] === values['outboundDate']));

// The specimen's own facts, with the story of this application in their place.
async function factsOf(given: PaperCase, paper: DemoPaper): Promise<PaperFacts> {
  const kind = await getPaperKind(paper.kind!);
  for (let at = 0; at < tries; at++) {
    const random = randomOf('demo facts', kind.kind, paper.fileName, given.person.passportNumber, at);
    const facts =
      kind.kind === 'Bank statement' ? statementFacts(random, given, kind) : kind.facts(random, given.person);
    if (fits(facts)) return retold(facts, paper.values);
  }
  throw new Error(`no ${paper.kind} tells the demo's journey`);
}

// What a specimen tells by its own calendar; everything else follows from the person and the journey.
const dated = ['letterDate', 'expensesBorneBy', 'assessmentYear', 'filingDate', 'payPeriod', 'dateOfJoining', 'checkInDate', 'checkOutDate']; // prettier-ignore

function retold(facts: PaperFacts, wanted: DemoPaper['values']): PaperFacts {
  const own = dated.filter((field) => wanted[field] !== undefined && facts.values[field] !== undefined);
  const values: Record<string, string> = {
    ...facts.values,
    ...Object.fromEntries(own.map((field) => [field, wanted[field]!])),
    ...(facts.values['bookingStatus'] && { bookingStatus: 'Confirmed' }),
  };
  return { ...facts, ...(own.includes('payPeriod') && { monthStart: `${values['payPeriod']}-01` }), ...stayOf(facts, values) }; // prettier-ignore
}

function stayOf(facts: PaperFacts, values: Record<string, string>): Partial<PaperFacts> {
  if (values['checkInDate'] === undefined) return { values };
  const nights = (Date.parse(values['checkOutDate']!) - Date.parse(values['checkInDate'])) / 86_400_000;
  const amount = nights * (facts as PaperFacts & { perNight: number }).perNight;
  return { values: { ...values, amount: String(amount) }, nights, amount } as Partial<PaperFacts>;
}

async function printed(given: PaperCase, paper: DemoPaper): Promise<DrawnPaper> {
  const kind = await getPaperKind(paper.kind!);
  const facts = await factsOf(given, paper);
  const layout = kind.layouts[0]!;
  const pen = penFor(facts, randomOf('demo look', kind.kind, given.person.passportNumber));
  const { pdf, places } = await print(layout.draw(facts, pen));
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

async function portrait({ person }: PaperCase, { values }: DemoPaper): Promise<DrawnPaper> {
  const { bytes } = await portraitPicture({ seed: person.passportNumber, background: 'white', headPercent: 74 });
  return { bytes, mediaType: 'image/jpeg', values, places: {} };
}

// Undefined: nobody draws such a paper.
export async function drawnPaper(given: PaperCase, paper: DemoPaper): Promise<DrawnPaper | undefined> {
  if (paper.kind === 'Indian passport') return drawnPassport(given.passport);
  if (paper.kind === 'Applicant photo') return portrait(given, paper);
  return paper.kind !== null && paperKindNames.includes(paper.kind) ? printed(given, paper) : undefined;
}
