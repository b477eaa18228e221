import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';

// An empty answer is no answer.
export const isEmptyAnswer = (value: AnswerValue | null | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' ? value.trim() === '' : value.length === 0);
