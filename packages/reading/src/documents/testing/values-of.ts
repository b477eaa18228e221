import type { Category } from '@visawright/forms/documents/categories.ts';
import { readFields } from '../read-fields.ts';
import { typedDocument } from './typed-document.ts';

// The values read from a typed document, by field.
export function valuesOf(category: Category['category'], kind: string, text: string): Record<string, string> {
  const { values } = readFields(typedDocument(category, kind, text));
  return Object.fromEntries(Object.entries(values).map(([id, { value }]) => [id, value]));
}
