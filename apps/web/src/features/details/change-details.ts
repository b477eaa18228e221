import { visaGroup } from '@visawright/contract/visa-group.ts';
import type { FlowState } from '../flow/flow-store.ts';
import { visaTypeOf } from './visa-type.ts';

type Details = Pick<FlowState, 'fromCountry' | 'toCountry' | 'nationality' | 'category' | 'visaType'>;

// What one answer changes in the others: the nationality goes with the country of departure until it was chosen by itself,
// and the visa type with destination and purpose.
export function changeDetails(flow: Details, change: Partial<Details>): Partial<Details> {
  const next = { ...flow, ...change };
  const followed = flow.nationality?.countryISO === flow.fromCountry?.countryISO;
  if (change.fromCountry && followed) next.nationality = change.fromCountry;
  const { toCountry, category, visaType } = next;
  const type = toCountry && category ? visaTypeOf(toCountry.countryISO, visaGroup(category), visaType) : null;
  return { ...change, nationality: next.nationality, visaType: type };
}
