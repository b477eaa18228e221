import type { Category } from '@visawright/forms/categories.ts';
import { readPaper } from '../read-paper.ts';
import { typedPaper } from './typed.ts';

// What is read from a typed paper: field → value.
export function valuesOf(category: Category['category'], kind: string, text: string): Record<string, string> {
  const { values } = readPaper(typedPaper(category, kind, text));
  return Object.fromEntries(Object.entries(values).map(([id, { value }]) => [id, value]));
}
