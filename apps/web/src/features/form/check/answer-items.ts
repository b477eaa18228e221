import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { Field } from '@visawright/forms/form-schema.ts';
import { answerText } from '../answer-text.ts';
import type { Item } from '../answer-value.ts';

export interface AnswerPart {
  readonly label: string;
  readonly text: string;
}

// Of a repeat: each item with its own questions, the unanswered ones left out.
export function answerItems(
  { fields = [] }: Pick<Field, 'fields'>,
  value: AnswerValue | undefined,
  says: (text: string) => string,
  language: string,
): AnswerPart[][] {
  if (!Array.isArray(value)) return [];
  return (value as Item[])
    .map((item) =>
      fields
        .map((each) => ({ label: says(each.label), text: answerText(each, item[each.id], says, language) }))
        .filter(({ text }) => text !== ''),
    )
    .filter((parts) => parts.length > 0);
}
