import { visaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { FlowState } from '../flow/state/flow-store.ts';
import { visaTypeOf } from '../flow/state/visa-type.ts';

type Details = Pick<FlowState, 'fromCountry' | 'toCountry' | 'nationality' | 'category' | 'visaType'>;

// Dependent answers: nationality follows the country of departure until it is chosen separately,
// and the visa type follows destination and purpose.
export function changeDetails(flow: Details, change: Partial<Details>): Partial<Details> {
  const next = { ...flow, ...change };
  const followed = flow.nationality?.countryISO === flow.fromCountry?.countryISO;
  if (change.fromCountry && followed) next.nationality = change.fromCountry;
  const { toCountry, category, visaType } = next;
  const type = toCountry && category ? visaTypeOf(toCountry.countryISO, visaGroup(category), visaType) : null;
  return { ...change, nationality: next.nationality, visaType: type };
}
