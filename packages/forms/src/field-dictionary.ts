import { z } from 'zod';
import data from '../fields.json' with { type: 'json' };
import { fieldTypes } from './form-schema.ts';

// person: carries over to the next application. trip: within one trip. declaration: asked every time.
export const fieldScopes = ['person', 'trip', 'declaration'] as const;

export const FieldMeaning = z.strictObject({
  id: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  scope: z.enum(fieldScopes),
  equivalents: z.array(z.array(z.string()).min(1)).min(1).optional(), // wordings of different forms that mean the same
});
export type FieldMeaning = z.infer<typeof FieldMeaning>;

// One meaning an id: the same question has the same id in every form.
export const fieldMeanings = data as readonly FieldMeaning[];

// A select in one form may be radio buttons in another, a line of text a box of text: the answer is of one kind.
const kinds: Readonly<Record<string, string>> = { select: 'choice', radio: 'choice', textarea: 'text' };
export const answerKind = (type: string) => kinds[type] ?? type;
