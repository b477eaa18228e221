import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { misspelt } from '../documents/content/application-documents.ts';

// A plausible wrong answer that was corrected to this one: a digit too few, another option, a missing letter. Undefined for answers that
// nobody mistypes.
export function earlierAnswer(
  { type, options }: Pick<Field, 'type' | 'options'>,
  value: AnswerValue,
): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (options) return options.find((each) => each !== value);
  if (type === 'number') return value.length > 1 ? value.slice(0, -1) : undefined;
  return type === 'text' && value.length > 3 ? misspelt(value) : undefined;
}
