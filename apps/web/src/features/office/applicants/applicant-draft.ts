import type { Applicant, NewApplicant } from '@visawright/contract/applications/applicant.ts';
import { isPhoneNumber } from '@visawright/contract/identity/phone-number.ts';
import { toCalendarDate } from '../../../lib/dates/dates.ts';

export const factNames = ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'passportNumber'] as const;
export type FactName = (typeof factNames)[number];
export type ApplicantDraft = Readonly<Record<FactName, string>>;

export const emptyApplicant: ApplicantDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthDate: '',
  passportNumber: '',
};

// The server never returns the full number, so an empty field leaves it unchanged.
export const draftOf = (row: Applicant): ApplicantDraft => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email ?? '',
  phone: row.phone ?? '',
  birthDate: row.birthDate ? row.birthDate.split('-').reverse().join('/') : '',
  passportNumber: '',
});

const rules: Record<FactName, (text: string) => boolean> = {
  firstName: (text) => text.length <= 80,
  lastName: (text) => text.length <= 80,
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  phone: isPhoneNumber,
  birthDate: (text) => toCalendarDate(text) !== null,
  passportNumber: (text) => /^[A-Za-z0-9]{5,12}$/.test(text),
};

// Invalid values; empty fields are allowed except the first name.
export const wrongFacts = (draft: ApplicantDraft): FactName[] =>
  factNames.filter((name) => draft[name].trim() !== '' && !rules[name](draft[name].trim()));

// A value stored under an older rule does not block a change to another field.
export const isComplete = (draft: ApplicantDraft, before = emptyApplicant) =>
  draft.firstName.trim() !== '' && wrongFacts(draft).every((name) => draft[name].trim() === before[name].trim());

const valueOf = (name: FactName, text: string) => {
  const word = text.trim();
  if (name === 'birthDate') return toCalendarDate(word);
  return word === '' && name !== 'firstName' && name !== 'lastName' ? null : word;
};

export const applicantOf = (draft: ApplicantDraft) =>
  Object.fromEntries(factNames.map((name) => [name, valueOf(name, draft[name])])) as Omit<NewApplicant, 'agentId'>;

// Sends changed fields only, so that another person's change to a different field is not overwritten.
export function editOf(before: ApplicantDraft, after: ApplicantDraft): Partial<Omit<NewApplicant, 'agentId'>> {
  const changed = factNames.filter((name) => before[name].trim() !== after[name].trim());
  return Object.fromEntries(changed.map((name) => [name, valueOf(name, after[name])]));
}
