import { useQuery } from '@tanstack/react-query';
import { visaGroup, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistFor, type Checklist } from '@visawright/forms/checklist/checklist.ts';
import { findDestination, type Destination, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { realmFormQuery } from '../../../shared/destinations/realm-form.api.ts';
import { useFlow } from './flow-store.ts';
import { visaTypeOf } from './visa-type.ts';

export interface DestinationFacts {
  readonly id: DestinationId | null; // null: nothing chosen, or no form for the country
  readonly row: Destination | null; // available immediately; the form is loaded later
  readonly form: Form | null;
  readonly group: VisaGroup | null;
  readonly visaType: string | null;
  readonly checklist: Checklist | null;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

// Forms are part of the build; what the realm changed in one is loaded with it.
export function useDestination(): DestinationFacts {
  const toCountry = useFlow((flow) => flow.toCountry);
  const category = useFlow((flow) => flow.category);
  const chosenType = useFlow((flow) => flow.visaType);
  const row = findDestination(toCountry?.countryISO) ?? null;
  const group = category ? visaGroup(category) : null;
  const { data, isLoading, isError, refetch } = useQuery(realmFormQuery(row?.id));
  const form = data ?? null;
  return {
    id: row?.id ?? null,
    row: row && form ? { ...row, processing: form.processing } : row,
    form,
    group,
    visaType: row && group ? visaTypeOf(row.id, group, chosenType) : null,
    checklist: form && group ? checklistFor(form, group) : null,
    isLoading,
    failed: isError,
    retry: () => void refetch(),
  };
}
