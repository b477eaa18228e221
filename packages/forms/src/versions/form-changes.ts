import type { FormChange } from '@visawright/contract/forms/form-state.ts';
import { checklistChanges } from './checklist-changes.ts';
import { fieldChanges } from './field-changes.ts';
import { ruleChanges } from './rule-changes.ts';
import type { Form } from '../form/form-schema.ts';

// All differences between two versions of a form.
export const formChanges = (was: Form, now: Form): FormChange[] => [
  ...fieldChanges(was, now),
  ...checklistChanges(was.checklist, now.checklist),
  ...ruleChanges(was, now),
];
