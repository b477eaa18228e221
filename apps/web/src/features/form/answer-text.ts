import { countries } from '@visawright/contract/country.ts';
import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form-schema.ts';
import { longDay, toCalendarDate } from '../../lib/dates.ts';
import { countryName } from '../flow/country-name.ts';
import { isEmptyAnswer, type Item } from './answer-value.ts';

type Says = (text: string) => string;
const isoOf = new Map(countries.map(({ label, value }) => [label, value]));

// An answer as a person reads it.
export function answerText(
  field: Pick<Field | ItemField, 'type'> & { fields?: ItemField[] | undefined },
  value: AnswerValue | null | undefined,
  says: Says,
  language: string,
): string {
  if (value === null || value === undefined || isEmptyAnswer(value)) return '';
  if (field.type === 'repeat')
    return (value as Item[])
      .map((item) =>
        (field.fields ?? [])
          .map((part) => answerText(part, item[part.id], says, language))
          .filter(Boolean)
          .join(', '),
      )
      .join('; ');
  if (Array.isArray(value)) return (value as string[]).map(says).join(', ');
  if (field.type === 'date') return toCalendarDate(value) ? longDay(value, language) : value;
  if (field.type === 'country')
    return isoOf.has(value) ? countryName({ country: value, countryISO: isoOf.get(value)! }, language) : value;
  return ['select', 'radio', 'checkbox'].includes(field.type) ? says(value) : value;
}
