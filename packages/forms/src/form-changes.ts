import type { FormChange } from '@visawright/contract/form-state.ts';
import { checklistChanges } from './form-changes-checklist.ts';
import { fieldChanges } from './form-changes-fields.ts';
import { ruleChanges } from './form-changes-rules.ts';
import type { Form } from './form-schema.ts';

// What somebody who knows the one must learn of the other; none where both say the same.
export const formChanges = (was: Form, now: Form): FormChange[] => [
  ...fieldChanges(was, now),
  ...checklistChanges(was.checklist, now.checklist),
  ...ruleChanges(was, now),
];
