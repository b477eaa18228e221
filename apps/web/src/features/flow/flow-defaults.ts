import type { Application } from '@visawright/contract/application.ts';
import { toStoredDate } from '../../lib/dates.ts';
import { flowCountry } from './flow-query.ts';
import type { FlowState } from './flow-store.ts';

export interface Known {
  today: string; // YYYY-MM-DD
  profileCountry: string | null;
}

type Trip = Pick<FlowState, 'fromDate' | 'toDate' | 'fromCountry' | 'nationality'>;

export function withDefaults<T extends Trip>(flow: T, known: Known): T {
  const day = toStoredDate(known.today);
  return {
    ...flow,
    fromDate: flow.fromDate ?? day,
    toDate: flow.toDate ?? day,
    nationality: flow.nationality ?? flow.fromCountry ?? flowCountry(known.profileCountry) ?? flowCountry('IND'),
  };
}

// A loaded application fills the trip; what it lacks is defaulted as for a new one.
export function flowFromApplication(application: Application, known: Known): Partial<FlowState> {
  const { fromDate, toDate, visaFrom, visaTo, nationality, visaCategory, visaType } = application.visaDetails;
  const trip = {
    application,
    fromDate: toStoredDate(fromDate),
    toDate: toStoredDate(toDate),
    fromCountry: flowCountry(visaFrom),
    toCountry: flowCountry(visaTo),
    nationality: flowCountry(nationality),
    category: visaCategory || null,
    visaType: visaType || null,
  };
  return withDefaults(trip, known);
}
