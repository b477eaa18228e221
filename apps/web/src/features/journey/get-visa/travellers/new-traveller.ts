import { isPhoneNumber } from '@visawright/contract/identity/phone-number.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { parseTypedDate } from '../../../../lib/dates/typed-date.ts';
import { looksLikePassport } from '../../../shared/applicants/applicant-search.api.ts';

const fields = ['firstName', 'lastName', 'passportNumber', 'birthDate', 'email', 'phone'] as const;
export type NewTravellerField = (typeof fields)[number];
export type TravellerFacts = Readonly<Record<NewTravellerField, string>>;

const nothing: TravellerFacts = {
  firstName: '',
  lastName: '',
  passportNumber: '',
  birthDate: '',
  email: '',
  phone: '',
};

// Prefills the form with the search text.
export function initialTraveller(typed: string): TravellerFacts {
  const words = typed.trim();
  if (looksLikePassport(words)) return { ...nothing, passportNumber: words.replaceAll(/\s/g, '').toUpperCase() };
  const [firstName = '', ...rest] = words.split(/\s+/);
  return { ...nothing, firstName, lastName: rest.join(' ') };
}

// Same rules as on the server.
const rules: Record<NewTravellerField, (text: string) => boolean> = {
  firstName: (text) => text !== '' && text.length <= 80,
  lastName: (text) => text.length <= 80,
  passportNumber: (text) => text === '' || /^[A-Za-z0-9]{5,12}$/.test(text),
  birthDate: (text) => text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && text <= today()),
  email: (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text),
  phone: (text) => text === '' || isPhoneNumber(text),
};
function trimmed(facts: TravellerFacts, field: NewTravellerField): string {
  if (field === 'passportNumber') return facts[field].replaceAll(/\s/g, '');
  return field === 'birthDate' ? parseTypedDate(facts[field]) : facts[field].trim();
}

export const travellerProblems = (facts: TravellerFacts) =>
  fields.filter((field) => !rules[field](trimmed(facts, field)));

export function newTravellerBody(facts: TravellerFacts, agentId: string) {
  const orNull = (field: NewTravellerField) => trimmed(facts, field) || null;
  return {
    firstName: trimmed(facts, 'firstName'),
    lastName: trimmed(facts, 'lastName'),
    email: orNull('email'),
    phone: orNull('phone'),
    birthDate: orNull('birthDate'),
    passportNumber: orNull('passportNumber'),
    ...(agentId ? { agentId } : {}),
  };
}
