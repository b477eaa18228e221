import type { Field } from './form-schema.ts';

// A required tick has only one possible answer: it is a statement, accepted together with the declaration instead of being asked.
export const isStatement = ({ type, options, required }: Pick<Field, 'type' | 'options' | 'required'>): boolean =>
  type === 'checkbox' && options === undefined && required;

// An empty answer is missing.
export const needsAnswer = (field: Pick<Field, 'type' | 'options' | 'required'>): boolean =>
  field.required && !isStatement(field);

export const acceptedStatement = 'Yes';
