import { forms } from '../destinations/form-files.ts';
import type { RuleInput } from '../rules/rule-input.ts';

// What the rules receive for Priya Sharma's tourist trip, without documents or answers.
export function ruleInputOf(formId: string, more: Partial<RuleInput> = {}): RuleInput {
  const form = forms.get(formId)!;
  return {
    today: '2026-11-15',
    form,
    formId,
    group: 'Tourism',
    context: {},
    application: {
      fromDate: '2027-03-10',
      toDate: '2027-03-20',
      visaTo: form.destination,
      nationality: 'India',
      visaType: form.visaTypes[0]!.name,
    },
    applicant: { firstName: 'Priya', lastName: 'Sharma' },
    documents: [],
    values: {},
    ...more,
  };
}
