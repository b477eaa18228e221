import type { Field, ItemField } from '@visawright/forms/form-schema.ts';

export interface AnswerProps {
  field: Field | ItemField;
  of: string; // the form's field it belongs to: itself, or the repeat around it
  name: string; // in the form's values: of an item `repeat.0.part`
  id: string;
  labelId: string;
  describedBy: string;
  hasError: boolean;
}
