import type { VisaDetails } from '@visawright/contract/applications/application.ts';
import { visaGroup } from '@visawright/contract/applications/visa-group.ts';
import { visaTypeOf } from './visa-type.ts';
import type { FlowState } from './flow-store.ts';

// null while something is missing.
export function visaDetailsOf(flow: FlowState): VisaDetails | null {
  const { fromCountry, toCountry, category, fromDate, toDate, visaType } = flow;
  if (!fromCountry || !toCountry || !category || !fromDate || !toDate) return null;
  const visaCategory = visaGroup(category); // links may contain a visa type name instead of a purpose
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
