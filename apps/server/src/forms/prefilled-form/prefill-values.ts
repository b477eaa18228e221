import { daysOfTrip } from '@visawright/contract/dates/days.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { PrefillSources } from '@visawright/forms/prefill/prefill.ts';
import type { ApplicantDetails } from '../../applications/applicants/sealed-details.ts';
import { parseDay } from '../../applications/records/travel-days.ts';
import type { FormRow } from './prefilled-form.queries.ts';

export interface TravelDates {
  readonly from: string;
  readonly to: string;
}
export const travelDates = ({ visaDetails }: Application): TravelDates => ({
  from: parseDay(visaDetails.fromDate, 'fromDate'),
  to: parseDay(visaDetails.toDate, 'toDate'),
});

export function applicationValues(application: Application, row: FormRow): PrefillSources['application'] {
  const { visaDetails } = application;
  const { from, to } = travelDates(application);
  const visaDuration = String(daysOfTrip(from, to));
  const preparedBy = row.is_direct ? 'traveller' : 'agency';
  return { ...visaDetails, fromDate: from, toDate: to, visaDuration, preparedBy, today: row.today };
}

export function profileValues(row: FormRow, { phone, city }: ApplicantDetails): PrefillSources['profile'] {
  const known = {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone,
    'address.country': row.address_country,
    'address.city': city,
  };
  return Object.fromEntries(Object.entries(known).filter((each): each is [string, string] => Boolean(each[1])));
}
