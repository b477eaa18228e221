import type { Field } from './form-schema.ts';

// A required tick has only one possible answer: it is a statement, accepted together with the declaration instead of being asked.
export const isStatement = ({ type, options, required }: Pick<Field, 'type' | 'options' | 'required'>): boolean =>
  type === 'checkbox' && options === undefined && required;

// The name field that stays empty, because the passport has one name: a key of the context that comes with the answers.
export const emptyNameKey = 'derived.emptyName';

// An empty answer is missing.
export const needsAnswer = (
  field: Pick<Field, 'id' | 'type' | 'options' | 'required'>,
  context: Readonly<Record<string, string>> = {},
): boolean => field.required && !isStatement(field) && context[emptyNameKey] !== field.id;

export const acceptedStatement = 'Yes';
