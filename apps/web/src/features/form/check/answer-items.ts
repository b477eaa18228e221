import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { answerText } from '../values/answer-text.ts';
import type { ItemValue } from '../values/answer-value.ts';

export interface AnswerPart {
  readonly label: string;
  readonly text: string;
}

// Answered fields of each item of a repeat.
export function answerItems(
  { fields = [] }: Pick<Field, 'fields'>,
  value: AnswerValue | undefined,
  texts: (text: string) => string,
  language: string,
): AnswerPart[][] {
  if (!Array.isArray(value)) return [];
  return (value as ItemValue[])
    .map((item) =>
      fields
        .map((each) => ({ label: texts(each.label), text: answerText(each, item[each.id], texts, language) }))
        .filter(({ text }) => text !== ''),
    )
    .filter((parts) => parts.length > 0);
}
