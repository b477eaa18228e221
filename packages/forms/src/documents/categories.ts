import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { z } from 'zod';
import data from '../../categories.json' with { type: 'json' };
import { fieldTypes } from '../form/form-schema.ts';

const ReadField = z.strictObject({
  id: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  pattern: z.string().optional(),
  derivedFrom: z.array(z.string()).min(1).optional(),
  sensitive: z.literal(true).optional(), // Aadhaar, PAN: masked unless the form asks for the number
});
const DocumentKind = z.strictObject({
  name: z.string(),
  note: z.string().optional(),
  fields: z.array(ReadField).min(1),
});
export const Category = z.strictObject({ category: z.enum(documentCategories), kinds: z.array(DocumentKind).min(1) });
export type Category = z.infer<typeof Category>;

// The 13 categories, the document kinds in each, and the fields read from them.
export const categories = data as readonly Category[];

// `Category.field`, as used in a form's autofill.
export const documentRefs: ReadonlySet<string> = new Set(
  categories.flatMap(({ category, kinds }) =>
    kinds.flatMap((kind) => kind.fields.map((field) => `${category}.${field.id}`)),
  ),
);
