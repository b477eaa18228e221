import { z } from 'zod';
import data from '../../fields.json' with { type: 'json' };
import { fieldTypes } from './form-schema.ts';

// person: copied to the next application. trip: copied within one trip. declaration: asked every time.
const fieldScopes = ['person', 'trip', 'declaration'] as const;

export const FieldMeaning = z.strictObject({
  id: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  scope: z.enum(fieldScopes),
  equivalents: z.array(z.array(z.string()).min(1)).min(1).optional(), // options of different forms with the same meaning
});
export type FieldMeaning = z.infer<typeof FieldMeaning>;

// The same question has the same id in every form.
export const fieldMeanings = data as readonly FieldMeaning[];

// A select in one form may be radio buttons in another, and a text line a text area: the kind of answer is the same.
const kinds: Readonly<Record<string, string>> = { select: 'choice', radio: 'choice', textarea: 'text' };
export const answerKind = (type: string) => kinds[type] ?? type;
