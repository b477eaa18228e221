import { countries } from '@visawright/contract/platform/country.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form/form-schema.ts';
import { longDay, toCalendarDate } from '../../../lib/dates/dates.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { isEmptyAnswer, type ItemValue } from './answer-value.ts';

type AnswerTexts = (text: string) => string;
const isoOf = new Map(countries.map(({ label, value }) => [label, value]));

export function answerText(
  field: Pick<Field | ItemField, 'type'> & { fields?: ItemField[] | undefined },
  value: AnswerValue | null | undefined,
  texts: AnswerTexts,
  language: string,
): string {
  if (value === null || value === undefined || isEmptyAnswer(value)) return '';
  if (field.type === 'repeat')
    return (value as ItemValue[])
      .map((item) =>
        (field.fields ?? [])
          .map((part) => answerText(part, item[part.id], texts, language))
          .filter(Boolean)
          .join(', '),
      )
      .join('; ');
  if (Array.isArray(value)) return (value as string[]).map(texts).join(', ');
  if (field.type === 'date') return toCalendarDate(value) ? longDay(value, language) : value;
  if (field.type === 'country')
    return isoOf.has(value) ? countryName({ country: value, countryISO: isoOf.get(value)! }, language) : value;
  return ['select', 'radio', 'checkbox'].includes(field.type) ? texts(value) : value;
}
