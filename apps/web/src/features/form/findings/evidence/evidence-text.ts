import type { EnteredEvidence, PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { formatAsOf } from '@visawright/forms/form/data-as-of.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { countryText } from '../../../shared/destinations/destination-names.ts';
import { columnText, fieldText, isDate, valueText } from '../../../documents/documents/value-text.ts';
import { longDay } from '../../../../lib/dates/dates.ts';
import type { DocumentsTranslate } from '../../../../translations/documents/documents-texts.ts';
import type { FindingsTranslate } from '../../../../translations/findings/findings-texts.ts';

const isMonth = (value: string) => /^\d{4}-\d{2}$/.test(value); // month of a pay slip

// Table cells are named `table.row.column`.
const columnOf = (field: string) => (field.includes('.') ? field.split('.').at(-1)! : null);

export interface EvidenceText {
  readonly field: string;
  readonly value: string;
}

export function pageEvidenceText(t: DocumentsTranslate, evidence: PageEvidence, language: string): EvidenceText {
  const { field, value } = evidence;
  const column = columnOf(field);
  return {
    field: column === null ? fieldText(t, field) : columnText(t, column),
    value: isMonth(value) ? formatAsOf(value, language) : valueText(t, column ?? field, value, language),
  };
}

// name is `application.fromDate`, `profile.email`, or the id of a question.
export function enteredName(
  t: FindingsTranslate,
  { from, name }: EnteredEvidence,
  nameOf: (field: string) => string | null,
): string {
  const last = name.split('.').at(-1)!;
  const label = from === 'answer' || from === 'carried' ? nameOf(name) : null;
  return label ?? t.find(`names.${last}`) ?? t('names.other');
}

const countries = ['visaTo', 'visaFrom', 'nationality'];

// Names of visas are data of the destination, translated by the form's own texts.
export function enteredValue(
  { name, value }: EnteredEvidence,
  language: string,
  message: (text: string) => string,
): string {
  const last = name.split('.').at(-1)!;
  if (isDate(value)) return longDay(value, language);
  if (countries.includes(last)) return countryText(value, language);
  return last === 'visaType' ? message(value) : value;
}

export function labelOf(form: Form | undefined, field: string): string | null {
  const [own, ...inner] = field.split('.');
  const found = form?.sections.flatMap(({ fields }) => fields).find(({ id }) => id === own);
  const item = inner.length > 0 ? found?.fields?.find(({ id }) => id === inner.at(-1)) : undefined;
  return item?.label ?? found?.label ?? null;
}
