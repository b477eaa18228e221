import type { Applicant, NewApplicant } from '@visawright/contract/applicant.ts';
import { toCalendarDate } from '../../lib/dates.ts';

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

// The number itself never leaves the server, so an edit begins without it: an empty field keeps what is there.
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
  phone: (text) => /^\+?[0-9 ()-]{6,20}$/.test(text),
  birthDate: (text) => toCalendarDate(text) !== null,
  passportNumber: (text) => /^[A-Za-z0-9]{5,12}$/.test(text),
};

// What was typed and cannot be; what was left out is no mistake, but for the first name.
export const wrongFacts = (draft: ApplicantDraft): FactName[] =>
  factNames.filter((name) => draft[name].trim() !== '' && !rules[name](draft[name].trim()));

export const isComplete = (draft: ApplicantDraft) => draft.firstName.trim() !== '' && wrongFacts(draft).length === 0;

const valueOf = (name: FactName, text: string) => {
  const word = text.trim();
  if (name === 'birthDate') return toCalendarDate(word);
  return word === '' && name !== 'firstName' && name !== 'lastName' ? null : word;
};

export const applicantOf = (draft: ApplicantDraft) =>
  Object.fromEntries(factNames.map((name) => [name, valueOf(name, draft[name])])) as Omit<NewApplicant, 'agentId'>;

// Only what was changed is sent, so that somebody else's change to another field is never undone.
export function editOf(before: ApplicantDraft, after: ApplicantDraft): Partial<Omit<NewApplicant, 'agentId'>> {
  const changed = factNames.filter((name) => before[name].trim() !== after[name].trim());
  return Object.fromEntries(changed.map((name) => [name, valueOf(name, after[name])]));
}
