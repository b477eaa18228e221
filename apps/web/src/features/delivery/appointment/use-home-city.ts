import { findCity, type City } from '@visawright/forms/centres/cities.ts';
import { useFlow } from '../../journey/flow/state/flow-store.ts';
import { useOwnApplicant } from '../../journey/flow/application/own-applicant.ts';
import { useFormState } from '../../form/editor/form.api.ts';

// Chosen on Details, otherwise answered in the form, otherwise from the traveller's profile.
export function useHomeCity(applicationUid: string): City | null {
  const chosen = useFlow((flow) => flow.cityOfResidence);
  const answer = useFormState(applicationUid).data?.answers.addressCity?.value;
  const own = useOwnApplicant().data?.city;
  return findCity(chosen) ?? findCity(typeof answer === 'string' ? answer : null) ?? findCity(own) ?? null;
}
