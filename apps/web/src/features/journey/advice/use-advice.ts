import { adviceFor } from '@visawright/forms/form/advice.ts';
import type { Advice, Form } from '@visawright/forms/form/form-schema.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { useTravellers } from '../family/use-travellers.ts';

// The destination's advice for those who travel.
export function useAdvice(form: Form | null, group: VisaGroup | null): Advice[] {
  const travellers = useTravellers();
  if (!form || !group) return [];
  return adviceFor(
    form,
    group,
    travellers.map(({ age }) => age),
  );
}
