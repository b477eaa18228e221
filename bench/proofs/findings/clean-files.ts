import { monthsAfter } from '@visawright/contract/dates/days.ts';
import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { lodgeByOf } from '@visawright/forms/deadlines/lodge-by.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { judge } from '@visawright/forms/rules/judge.ts';
import { day } from './calendar.ts';
import { cleanFile } from './clean-file.ts';
import type { TravelDates } from './draft.ts';
import { evidenceFaults } from './evidence-faults.ts';
import { today } from './today.ts';
import { travellers } from './traveller.ts';

export interface CleanFiles {
  files: number;
  withAlarm: number; // files with at least one failed rule
  alarms: string[];
  questions: number; // rules that could not be judged and ask a question: not an alarm
  evidence: string[];
}

const trips = [
  { from: '2027-01-18', to: '2027-01-29' },
  { from: '2026-12-20', to: '2026-12-31' },
  { from: '2027-02-26', to: '2027-03-08' },
  { from: '2027-04-03', to: '2027-04-17' },
];

// Where the usual dates are too soon for an appointment, too far ahead, or longer than the stay allowed.
const otherTrips: Readonly<Record<string, TravelDates>> = {
  usa: { from: '2027-09-06', to: '2027-09-18' },
  ireland: { from: '2027-04-03', to: '2027-04-17' },
  hongKong: { from: '2027-01-18', to: '2027-01-29' },
  singapore: { from: '2026-12-07', to: '2026-12-18' }, // accepted from 30 days before
};

// Neither too early nor too late to apply today.
function isInTime({ processing }: Form, group: VisaGroup, from: string): boolean {
  const last = lodgeByOf(processing, from, group)?.date ?? from;
  const { months = 0, days = 0, groups } = processing?.applyFrom ?? {};
  const opens = months > 0 ? monthsAfter(from, -months) : day(from, -days);
  const isFree = !processing?.applyFrom || (groups && !groups.includes(group));
  return today <= last && (isFree || today >= opens);
}

// Every destination and group with alternating people and dates. Business travellers are employed.
export async function cleanFiles(): Promise<CleanFiles> {
  const result: CleanFiles = { files: 0, withAlarm: 0, alarms: [], questions: 0, evidence: [] };
  const employed = travellers.filter(({ work }) => work === 'employed');
  for (const destination of destinationIds) {
    const form = await loadForm(destination);
    for (const group of visaGroups) {
      const at = result.files++;
      const people = group === 'Business' ? employed : travellers;
      const traveller = people[at % people.length]!;
      const possible = trips.filter(({ from }) => isInTime(form, group, from));
      const trip = otherTrips[destination] ?? possible[at % possible.length] ?? trips[at % trips.length]!;
      const file = await cleanFile({ destination, group, traveller, trip });
      // Some arrive the day after departure because they fly at night.
      if (at % 3 === 1) {
        const flight = file.documents.find(({ kind }) => kind?.startsWith('Flight'))!;
        flight.values.find(({ field }) => field === 'arrivalDate')!.value = day(trip.from, 1);
      }
      const { findings } = judge(file);
      const alarms = findings.filter(({ status }) => status === 'fails');
      result.questions += findings.length - alarms.length;
      result.evidence.push(...findings.flatMap(evidenceFaults));
      if (alarms.length > 0) result.withAlarm++;
      result.alarms.push(...alarms.map(({ key }) => `${destination} ${group} ${traveller.written}: ${key}`));
    }
  }
  return result;
}
