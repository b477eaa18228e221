import { findCity, type City } from '@visawright/forms/cities.ts';
import { useFlow } from '../flow/flow-store.ts';
import { useOwnApplicant } from '../flow/own-applicant.ts';
import { useFormState } from '../form/form.api.ts';

// Where the traveller lives: as chosen on Details, as answered in the form, as their own record says.
export function useHomeCity(applicationUid: string): City | null {
  const chosen = useFlow((flow) => flow.cityOfResidence);
  const answer = useFormState(applicationUid).data?.answers.addressCity?.value;
  const own = useOwnApplicant().data?.city;
  return findCity(chosen) ?? findCity(typeof answer === 'string' ? answer : null) ?? findCity(own) ?? null;
}
