import { formerHeldOutLayouts, tuningLayouts } from '@visawright/specimens/documents/further-layouts.ts';
import type { DocumentSpecimenOptions } from '@visawright/specimens/documents/document-specimen.ts';
import { getSpecimenKind, specimenKindNames } from '@visawright/specimens/documents/specimen-kinds.ts';

export const tuningSets = ['earlier', 'arranged', 'written'] as const;
type TuningSet = (typeof tuningSets)[number];

export interface TuningDocument extends DocumentSpecimenOptions {
  readonly id: string;
  readonly set: TuningSet;
  readonly application?: string; // of one traveller
}

const setOf = (layout: string): TuningSet =>
  layout.startsWith('arranged-') ? 'arranged' : /^(?:written|narrated)/.test(layout) ? 'written' : 'earlier';

async function layoutsOf(kind: string): Promise<string[]> {
  const { layouts } = await getSpecimenKind(kind);
  const all = [...layouts, ...(await formerHeldOutLayouts(kind)), ...(await tuningLayouts(kind))];
  return all.map(({ name }) => name);
}

const travellers = ['tuning 1', 'tuning 2', 'tuning 3', 'tuning 4'];

// With the passport, an application of twelve documents.
const ofTraveller = [
  'Cover letter',
  'Bank statement',
  'Salary slip',
  'ITR-V acknowledgement',
  'Employment / NOC / leave letter',
  'Flight e-ticket or reservation',
  'Hotel booking',
  'Travel insurance policy',
  'Aadhaar',
  'Invitation letter',
  'Birth certificate',
];

async function applications(count: number): Promise<TuningDocument[]> {
  const all: TuningDocument[] = [];
  for (const [t, traveller] of travellers.slice(0, count).entries())
    for (const [k, kind] of ofTraveller.entries()) {
      const layouts = (await layoutsOf(kind)).filter((layout) => setOf(layout) === 'earlier');
      const layout = layouts[(t * 2 + k) % layouts.length]!;
      const id = `${kind} ${layout} text ${traveller}`;
      all.push({
        id,
        set: 'earlier',
        application: traveller,
        kind,
        layout,
        as: 'text',
        seed: traveller,
        personSeed: traveller,
      });
    }
  return all;
}

// A run may be stopped and continued: what has been read by then is a fair part of all.
const inTurn = <T>(list: readonly T[]): T[] => {
  const step = 11;
  return Array.from({ length: step }, (_step, first) => list.filter((_each, at) => at % step === first)).flat();
};

// The layouts that readers may be tuned on as texts, of the arranged ones every fourth; a scan of every second kind, a photo of every
// fourth; four applications. A small run has one text of every fourth kind.
export async function tuningDocuments(small: boolean): Promise<TuningDocument[]> {
  const all: TuningDocument[] = [];
  for (const [at, kind] of specimenKindNames.entries()) {
    if (small && at % 4 !== 0) continue;
    const layouts = await layoutsOf(kind);
    const earlier = layouts.filter((layout) => setOf(layout) === 'earlier');
    const seed = `parts ${at}`;
    const add = (layout: string, as: TuningDocument['as']) =>
      all.push({ id: `${kind} ${layout} ${as} ${seed}`, set: setOf(layout), kind, layout, as, seed });
    const isTaken = (layout: string, i: number) => setOf(layout) !== 'arranged' || i % 4 === at % 4;
    for (const layout of small ? [earlier[at % earlier.length]!] : layouts.filter(isTaken)) add(layout, 'text');
    if (small) continue;
    if (at % 2 === 0) add(earlier[at % earlier.length]!, 'scan');
    if (at % 4 === 1) add(earlier[(at + 1) % earlier.length]!, 'photo');
  }
  return inTurn([...all, ...(await applications(small ? 0 : travellers.length))]);
}
