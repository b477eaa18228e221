import type { VisaDetails } from '@visawright/contract/application.ts';
import { visaGroup } from '@visawright/contract/visa-group.ts';
import { visaTypeOf } from '../details/visa-type.ts';
import type { FlowState } from './flow-store.ts';

// The trip as an application stores it; null while something is missing.
export function visaDetailsOf(flow: FlowState): VisaDetails | null {
  const { fromCountry, toCountry, category, fromDate, toDate, visaType } = flow;
  if (!fromCountry || !toCountry || !category || !fromDate || !toDate) return null;
  const visaCategory = visaGroup(category); // a link may carry the name of a visa type where a purpose is meant
  return {
    fromDate,
    toDate,
    visaFrom: fromCountry.country,
    visaTo: toCountry.country,
    nationality: (flow.nationality ?? fromCountry).country,
    visaCategory,
    visaType: visaTypeOf(toCountry.countryISO, visaCategory, visaType) ?? visaType ?? visaCategory,
  };
}
