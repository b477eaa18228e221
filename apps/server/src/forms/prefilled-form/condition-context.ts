import { ageOn, isDay } from '@visawright/contract/dates/days.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';

const adultAge = 18;
const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

// Values that field conditions can use besides the form's own fields. Without a birth date the age values are left out.
export function conditionContext(group: VisaGroup, birthDate: unknown, arrival: string): Record<string, string> {
  const context = { 'application.visaCategory': group };
  if (typeof birthDate !== 'string' || !isDay(birthDate)) return context;
  const age = ageOn(birthDate, arrival);
  return { ...context, 'derived.isMinor': yesNo(age < adultAge), 'derived.isAged12OrUnder': yesNo(age <= 12) };
}
