import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { judge } from '@visawright/forms/rules/judge.ts';
import { journeyOf } from '@visawright/specimens/documents/facts/journey.ts';
import { getSpecimenKind } from '@visawright/specimens/documents/specimen-kinds.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { cleanFile } from './clean-file.ts';
import { drawnDocument } from './drawn-document.ts';
import { travellerOf } from './traveller-of.ts';

export interface UnchangedDocuments {
  documents: number;
  alarms: string[];
}

const kinds = [
  'Travel insurance policy',
  'Flight e-ticket or reservation',
  'Hotel booking',
  'Bank statement',
  'Employment / NOC / leave letter',
  'Cover letter',
  'Day-wise itinerary',
  'Aadhaar',
  'PAN card',
  'Salary slip',
  'Form 16',
  'ITR-V acknowledgement',
];
// Rules that no unchanged specimen breaks (a statement may be old or a stay short, but never these). A finding here is a reading or
// rule error.
const neverBroken = new Set([
  'same-person',
  'same-birth-date',
  'same-passport-number',
  'document-dates',
  'insurance-days',
  'insurance-area',
  'insurance-schengen',
  'insurance-repatriation',
  'flight-dates',
  'leave-dates',
  'itinerary-dates',
  'cover-letter-dates',
  'document-unreadable',
]);

// Draws one document of every layout without a fault, reads and judges it. A reading error must not appear as a finding.
export async function readUnchangedDocuments(): Promise<UnchangedDocuments> {
  const result: UnchangedDocuments = { documents: 0, alarms: [] };
  try {
    for (const kind of kinds)
      for (const { name } of (await getSpecimenKind(kind)).layouts) {
        const seed = 101 + result.documents++;
        const { from, to, destination } = journeyOf(personOf(seed));
        const document = await drawnDocument({ rule: '', kind, layout: name, seed }, { from, to });
        const file = await cleanFile({
          destination: findDestination(destination.alpha3)!.id,
          group: 'Tourism',
          traveller: travellerOf(seed),
          trip: { from, to },
        });
        file.documents = [...file.documents.filter((each) => each.kind !== kind), ...(document ? [document] : [])];
        const alarms = judge(file).findings.filter(({ rule, status }) => status === 'fails' && neverBroken.has(rule));
        result.alarms.push(...alarms.map(({ rule, words }) => `${kind}, ${name}: ${rule}: ${words.en.text}`));
      }
  } finally {
    await closePress();
  }
  return result;
}
