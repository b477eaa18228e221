import type { Application } from '@visawright/contract/applications/application.ts';
import { toStoredDate } from '../../../../lib/dates/dates.ts';
import { flowCountry } from './flow-query.ts';
import type { FlowState } from './flow-store.ts';

export interface KnownPerson {
  today: string; // YYYY-MM-DD
  profileCountry: string | null;
}

type Trip = Pick<FlowState, 'fromDate' | 'toDate' | 'fromCountry' | 'nationality'>;

export function withDefaults<T extends Trip>(flow: T, known: KnownPerson): T {
  const day = toStoredDate(known.today);
  return {
    ...flow,
    fromDate: flow.fromDate ?? day,
    toDate: flow.toDate ?? day,
    nationality: flow.nationality ?? flow.fromCountry ?? flowCountry(known.profileCountry) ?? flowCountry('IND'),
  };
}

export function flowFromApplication(application: Application, known: KnownPerson): Partial<FlowState> {
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
