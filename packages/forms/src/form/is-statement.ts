import type { Field } from './form-schema.ts';

// A required tick has only one possible answer: it is a statement, accepted together with the declaration instead of being asked.
export const isStatement = ({ type, options, required }: Pick<Field, 'type' | 'options' | 'required'>): boolean =>
  type === 'checkbox' && options === undefined && required;

export const acceptedStatement = 'Yes';
