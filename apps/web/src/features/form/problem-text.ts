import type { AnswerProblem } from '@visawright/contract/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form-schema.ts';
import type { Say } from './form-words.ts';

export const problemText = (t: Say, { code }: Pick<AnswerProblem, 'code'>, field: Field | ItemField): string =>
  t(`problems.${code}`, {
    max: field.maxLength ?? 4_000,
    items: 'maxItems' in field ? (field.maxItems ?? 60) : 60,
  });
