import type { DocumentCategory } from '@visawright/contract/document.ts';
import { categories, documentRefs, type Category } from '@visawright/forms/categories.ts';
import { AppError } from '../http/app-error.ts';

type ReadField = Category['kinds'][number]['fields'][number];

const day = /^\d{4}-\d{2}-\d{2}$/;

// The fields a paper of this kind has; one whose kind nobody knows yet has those of its whole category.
function fieldsOf(category: DocumentCategory, kind: string | null): ReadonlyMap<string, ReadField> {
  const kinds = categories.find((each) => each.category === category)?.kinds ?? [];
  const known = kinds.filter(({ name }) => name === kind);
  return new Map((known.length > 0 ? known : kinds).flatMap(({ fields }) => fields.map((field) => [field.id, field])));
}

export const hasField = (category: string, field: string): boolean => documentRefs.has(`${category}.${field}`);

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

function fits({ type, pattern }: ReadField, value: string): boolean {
  if (type === 'date') return isDay(value);
  if (type === 'country' && !/^[A-Z]{3}$/.test(value) && !/^[\p{L} .,'()-]{2,60}$/u.test(value)) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}

// Written as ISO, and in the calendar: 31 February is not.
export const isDay = (text: string): boolean => {
  const at = day.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
