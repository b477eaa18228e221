import { useEffect } from 'react';
import { findCity } from '@visawright/forms/centres/cities.ts';
import { changeFlow } from '../../flow/state/flow-store.ts';
import { useOwnApplicant } from '../../flow/application/own-applicant.ts';

// Prefills the city from the user's record; returns whether the current answer is the prefilled one.
export function usePrefilledCity(value: string | null): boolean {
  const own = findCity(useOwnApplicant().data?.city)?.name;
  useEffect(() => {
    if (value === null && own) changeFlow({ cityOfResidence: own });
  }, [value, own]);
  return own !== undefined && value === own;
}
