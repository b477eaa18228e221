import type { EnteredEvidence, PageEvidence } from '@visawright/contract/evidence.ts';
import { asOfText } from '@visawright/forms/as-of.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { placeName } from '../applications/place.ts';
import type { Say } from '../documents/document-words.ts';
import { columnText, fieldText, isDate, valueText } from '../documents/value-text.ts';
import { longDay } from '../../lib/dates.ts';

const isMonth = (value: string) => /^\d{4}-\d{2}$/.test(value); // a pay slip's

// A cell of a table is named `table.row.column`.
const columnOf = (field: string) => (field.includes('.') ? field.split('.').at(-1)! : null);

export interface EvidenceWords {
  readonly field: string;
  readonly value: string;
}

export function pageWords(t: Say, evidence: PageEvidence, language: string): EvidenceWords {
  const { field, value } = evidence;
  const column = columnOf(field);
  return {
    field: column === null ? fieldText(t, field) : columnText(t, column),
    value: isMonth(value) ? asOfText(value, language) : valueText(t, column ?? field, value, language),
  };
}

// `application.fromDate`, `profile.email`, or the id of a question, which the form itself names.
export function enteredName(t: Say, { from, name }: EnteredEvidence, nameOf: (field: string) => string | null): string {
  const last = name.split('.').at(-1)!;
  const label = from === 'answer' || from === 'carried' ? nameOf(name) : null;
  return label ?? t(`names.${last}`, { defaultValue: t('names.other') });
}

const countries = ['visaTo', 'visaFrom', 'nationality'];

// As a person would write it; the names of visas are facts of the destination, whose Hindi `said` knows.
export function enteredValue(
  { name, value }: EnteredEvidence,
  language: string,
  said: (text: string) => string,
): string {
  const last = name.split('.').at(-1)!;
  if (isDate(value)) return longDay(value, language);
  if (countries.includes(last)) return placeName(value, language);
  return last === 'visaType' ? said(value) : value;
}

export function labelOf(form: Form | undefined, field: string): string | null {
  const [own, ...inner] = field.split('.');
  const found = form?.sections.flatMap(({ fields }) => fields).find(({ id }) => id === own);
  const item = inner.length > 0 ? found?.fields?.find(({ id }) => id === inner.at(-1)) : undefined;
  return item?.label ?? found?.label ?? null;
}
