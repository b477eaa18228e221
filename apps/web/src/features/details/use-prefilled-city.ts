import { useEffect } from 'react';
import { findCity } from '@visawright/forms/cities.ts';
import { changeFlow } from '../flow/flow-store.ts';
import { useOwnApplicant } from '../flow/own-applicant.ts';

// The city of the person's own record answers the question where nothing was answered yet; true while it does.
export function usePrefilledCity(value: string | null): boolean {
  const own = findCity(useOwnApplicant().data?.city)?.name;
  useEffect(() => {
    if (value === null && own) changeFlow({ cityOfResidence: own });
  }, [value, own]);
  return own !== undefined && value === own;
}
