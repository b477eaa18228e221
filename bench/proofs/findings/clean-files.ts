import { visaGroups } from '@visawright/contract/visa-group.ts';
import { destinationIds } from '@visawright/forms/destinations.ts';
import { judge } from '@visawright/forms/rules/judge.ts';
import { day } from './calendar.ts';
import { cleanFile } from './clean-file.ts';
import { evidenceFaults } from './evidence-faults.ts';
import { travellers } from './traveller.ts';

export interface CleanFiles {
  files: number;
  withAlarm: number; // a file in which something is said to be wrong
  alarms: string[];
  questions: number; // what could not be judged and is asked: no alarm
  evidence: string[];
}

const trips = [
  { from: '2027-01-18', to: '2027-01-29' },
  { from: '2026-12-20', to: '2026-12-31' },
  { from: '2027-02-26', to: '2027-03-08' },
  { from: '2027-04-03', to: '2027-04-17' },
];

// Every destination and group, people and days in turn. Whoever travels for work has some.
export async function cleanFiles(): Promise<CleanFiles> {
  const told: CleanFiles = { files: 0, withAlarm: 0, alarms: [], questions: 0, evidence: [] };
  const employed = travellers.filter(({ work }) => work === 'employed');
  for (const destination of destinationIds)
    for (const group of visaGroups) {
      const at = told.files++;
      const people = group === 'Business' ? employed : travellers;
      const traveller = people[at % people.length]!;
      const trip = trips[at % trips.length]!;
      const file = await cleanFile({ destination, group, traveller, trip });
      // Some fly by night: out the evening before the first bed, home on the morning after the last.
      if (at % 3 === 1) {
        const flight = file.papers.find(({ kind }) => kind?.startsWith('Flight'))!;
        flight.values.find(({ field }) => field === 'arrivalDate')!.value = day(trip.from, 1);
      }
      const { findings } = judge(file);
      const alarms = findings.filter(({ standing }) => standing === 'fails');
      told.questions += findings.length - alarms.length;
      told.evidence.push(...findings.flatMap(evidenceFaults));
      if (alarms.length > 0) told.withAlarm++;
      told.alarms.push(...alarms.map(({ key }) => `${destination} ${group} ${traveller.written}: ${key}`));
    }
  return told;
}
