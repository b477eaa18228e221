import type { VisaGroup } from '@visawright/contract/visa-group.ts';

// Whole years on a day; both yyyy-mm-dd.
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

const ofAge = 18;
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

// What conditions ask beside the form's own fields. An unknown birth date says nothing of an age.
export function contextOf(group: VisaGroup, birthDate: unknown, arrival: string): Record<string, string> {
  const context = { 'application.visaCategory': group };
  if (typeof birthDate !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) return context;
  const age = ageOn(birthDate, arrival);
  return { ...context, 'derived.isMinor': yesNo(age < ofAge), 'derived.isAged12OrUnder': yesNo(age <= 12) };
}
