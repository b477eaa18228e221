import type { AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import type { PrefillContext } from './prefill-context.ts';

interface Known {
  readonly from: 'application' | 'profile';
  readonly name: string;
  readonly value: string;
}
type Know = (context: Pick<PrefillContext, 'application' | 'profile'>) => Known | undefined;

const known = (from: Known['from'], name: string, value: string | undefined): Known | undefined =>
  value ? { from, name: `${from}.${name}`, value } : undefined;

// Answers that follow from the trip and the profile, so that nobody is asked for them again.
const rules: Readonly<Record<string, Know>> = {
  // Applying at home: other cases are asked.
  residesOutsideNationality: ({ application: { nationality, visaFrom } }) =>
    nationality && nationality === visaFrom ? known('application', 'visaFrom', 'No') : undefined,
  applicationPlace: ({ profile }) => known('profile', 'address.city', profile['address.city']),
  applicationDate: ({ application: { today } }) => known('application', 'today', today),
};

export const isKnownField = (fieldId: string): boolean => fieldId in rules;

export function knownValue(fieldId: string, context: PrefillContext): AnswerProposal | undefined {
  const found = rules[fieldId]?.(context);
  return found && { certain: true, choices: [{ value: found.value, sources: [found] }] };
}
