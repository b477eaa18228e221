import { findDestination } from '@visawright/forms/destinations.ts';
import { judge } from '@visawright/forms/rules/judge.ts';
import { journeyOf } from '@visawright/specimens/papers/journey.ts';
import { getPaperKind } from '@visawright/specimens/papers/kinds.ts';
import { personOf } from '@visawright/specimens/papers/person.ts';
import { closePress } from '@visawright/specimens/papers/press.ts';
import { cleanFile } from './clean-file.ts';
import { drawnPaper } from './drawn-paper.ts';
import { travellerOf } from './traveller-of.ts';

export interface AsTheyAre {
  papers: number;
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
// What no specimen breaks by its own facts: a statement may well be old, a stay short. Whatever is told here was misread or misjudged.
const untrue = new Set([
  'same-person',
  'same-birth-date',
  'same-passport-number',
  'paper-dates',
  'insurance-days',
  'insurance-area',
  'insurance-schengen',
  'insurance-repatriation',
  'flight-dates',
  'leave-dates',
  'itinerary-dates',
  'cover-letter-dates',
  'paper-unreadable',
]);

// Papers drawn without a fault, one of every layout, read and judged: what the reader gets wrong would be told as somebody's fault.
export async function asTheyAre(): Promise<AsTheyAre> {
  const told: AsTheyAre = { papers: 0, alarms: [] };
  try {
    for (const kind of kinds)
      for (const { name } of (await getPaperKind(kind)).layouts) {
        const seed = 101 + told.papers++;
        const { from, to, destination } = journeyOf(personOf(seed));
        const taken = await drawnPaper({ rule: '', kind, layout: name, seed }, { from, to });
        const file = await cleanFile({
          destination: findDestination(destination.alpha3)!.id,
          group: 'Tourism',
          traveller: travellerOf(seed),
          trip: { from, to },
        });
        file.papers = [...file.papers.filter((paper) => paper.kind !== kind), ...(taken ? [taken] : [])];
        const alarms = judge(file).findings.filter(({ rule, standing }) => standing === 'fails' && untrue.has(rule));
        told.alarms.push(...alarms.map(({ rule, words }) => `${kind}, ${name}: ${rule}: ${words.en.text}`));
      }
  } finally {
    await closePress();
  }
  return told;
}
