import { useQuery } from '@tanstack/react-query';
import { visaGroup, type VisaGroup } from '@visawright/contract/visa-group.ts';
import { checklistFor, type Checklist } from '@visawright/forms/checklist.ts';
import { findDestination, type Destination, type DestinationId } from '@visawright/forms/destinations.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { useFlow } from '../flow/flow-store.ts';
import { visaTypeOf } from './visa-type.ts';

export interface DestinationFacts {
  readonly id: DestinationId | null; // null: nothing chosen, or a country without a form
  readonly row: Destination | null; // known at once; the form comes after it
  readonly form: Form | null;
  readonly group: VisaGroup | null;
  readonly visaType: string | null;
  readonly checklist: Checklist | null;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

// What is known of the destination and purpose chosen in the flow. A form is data of this build: loaded once, never stale.
export function useDestination(): DestinationFacts {
  const toCountry = useFlow((flow) => flow.toCountry);
  const category = useFlow((flow) => flow.category);
  const chosenType = useFlow((flow) => flow.visaType);
  const row = findDestination(toCountry?.countryISO) ?? null;
  const group = category ? visaGroup(category) : null;
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: ['form', row?.id],
    queryFn: () => loadForm(row!.id),
    enabled: row !== null,
    staleTime: Infinity,
    networkMode: 'always', // it may be kept by the browser although the line is down
  });
  const form = data ?? null;
  return {
    id: row?.id ?? null,
    row,
    form,
    group,
    visaType: row && group ? visaTypeOf(row.id, group, chosenType) : null,
    checklist: form && group ? checklistFor(form, group) : null,
    isLoading,
    failed: isError,
    retry: () => void refetch(),
  };
}
