import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { isMaskedField } from '@visawright/contract/documents/masked-number.ts';
import { categories, documentRefs, type Category } from '@visawright/forms/documents/categories.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { engineFields } from './engine-fields.ts';
import { matchesFieldType } from './matches-field-type.ts';

type ReadField = Category['kinds'][number]['fields'][number];

// The fields of this kind; for an unknown kind, all fields of the category.
function fieldsOf(category: DocumentCategory, kind: string | null): ReadonlyMap<string, ReadField> {
  const kinds = categories.find((each) => each.category === category)?.kinds ?? [];
  const known = kinds.filter(({ name }) => name === kind);
  const asked = known.length > 0 ? known : kinds;
  return new Map(
    asked.flatMap(({ name, fields }) => [...fields, ...(engineFields[name] ?? [])].map((field) => [field.id, field])),
  );
}

export const hasField = (category: string, field: string): boolean =>
  documentRefs.has(`${category}.${field}`) || fieldsOf(category as DocumentCategory, null).has(field);

export const isKindOfCategory = (category: DocumentCategory, kind: string): boolean =>
  categories.some((each) => each.category === category && each.kinds.some(({ name }) => name === kind));

// Throws unless each value is valid for its field. Null withdraws a value and needs only a known field.
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
  (matchesFieldType(id, type, value) && (pattern === undefined || new RegExp(pattern, 'u').test(value)));

const maskedAsPrinted = /^(X{8}|X{12})\d{4}$/; // some documents are printed with a masked number
