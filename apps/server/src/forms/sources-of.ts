import type { Application } from '@visawright/contract/application.ts';
import type { PrefillSources } from '@visawright/forms/prefill.ts';
import type { Details } from '../applicants/details.ts';
import { dayOf } from '../applications/visa-days.ts';
import type { FormRow } from './forms.queries.ts';

const dayMs = 86_400_000;

// Both days of the journey count.
export const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export interface Travel {
  readonly from: string;
  readonly to: string;
}
export const travelOf = ({ visaDetails }: Application): Travel => ({
  from: dayOf(visaDetails.fromDate, 'fromDate'),
  to: dayOf(visaDetails.toDate, 'toDate'),
});

export function applicationValues(application: Application): PrefillSources['application'] {
  const { visaDetails } = application;
  const { from, to } = travelOf(application);
  return { ...visaDetails, fromDate: from, toDate: to, visaDuration: String(daysOf(from, to)) };
}

export function profileValues(row: FormRow, { phone }: Details): PrefillSources['profile'] {
  const known = {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone,
    'address.country': row.address_country,
  };
  return Object.fromEntries(Object.entries(known).filter((each): each is [string, string] => Boolean(each[1])));
}
