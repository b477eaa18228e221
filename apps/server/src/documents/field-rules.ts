import type { DocumentCategory } from '@visawright/contract/document.ts';
import { isMaskedField } from '@visawright/contract/masked-number.ts';
import { categories, documentRefs, type Category } from '@visawright/forms/categories.ts';
import { AppError } from '../http/app-error.ts';
import { addedFields } from './added-fields.ts';
import { fitsType } from './fits-type.ts';

type ReadField = Category['kinds'][number]['fields'][number];

// The fields a paper of this kind has; one whose kind nobody knows yet has those of its whole category.
function fieldsOf(category: DocumentCategory, kind: string | null): ReadonlyMap<string, ReadField> {
  const kinds = categories.find((each) => each.category === category)?.kinds ?? [];
  const known = kinds.filter(({ name }) => name === kind);
  const asked = known.length > 0 ? known : kinds;
  return new Map(
    asked.flatMap(({ name, fields }) => [...fields, ...(addedFields[name] ?? [])].map((field) => [field.id, field])),
  );
}

export const hasField = (category: string, field: string): boolean =>
  documentRefs.has(`${category}.${field}`) || fieldsOf(category as DocumentCategory, null).has(field);

export const kindBelongs = (category: DocumentCategory, kind: string): boolean =>
  categories.some((each) => each.category === category && each.kinds.some(({ name }) => name === kind));

// Throws unless each value fits its field; a null takes back and needs only the field.
export function checkFields(
  category: DocumentCategory,
  kind: string | null,
  docFields: Readonly<Record<string, string | null>>,
): void {
  const known = fieldsOf(category, kind);
  for (const [id, value] of Object.entries(docFields)) {
    const field = known.get(id);
    if (!field) throw new AppError('document.fieldUnknown', { field: id });
    if (value !== null && !fits(field, value)) throw new AppError('document.valueInvalid', { field: id });
  }
}

const fits = ({ id, type, pattern }: ReadField, value: string): boolean =>
  (isMaskedField(id) && maskedAsPrinted.test(value)) ||
  (fitsType(id, type, value) && (pattern === undefined || new RegExp(pattern, 'u').test(value)));

const maskedAsPrinted = /^(X{8}|X{12})\d{4}$/; // a paper may come masked itself
