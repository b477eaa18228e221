import type { AnswerProblem } from '@visawright/contract/forms/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form/form-schema.ts';
import type { FormTranslate } from '../../../translations/form/form-texts.ts';

export const problemText = (
  t: FormTranslate,
  { code }: Pick<AnswerProblem, 'code'>,
  field: Field | ItemField,
): string =>
  t(`problems.${code}`, {
    max: field.maxLength ?? 4_000,
    items: 'maxItems' in field ? (field.maxItems ?? 60) : 60,
  });
