import type { Field, ItemField } from '@visawright/forms/form/form-schema.ts';

export interface AnswerProps {
  field: Field | ItemField;
  of: string; // the form field: this one, or the repeat that contains it
  name: string; // path in the form's values, for an item `repeat.0.part`
  id: string;
  labelId: string;
  describedBy: string;
  hasError: boolean;
}
