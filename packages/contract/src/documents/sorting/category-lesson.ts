import { z } from 'zod';
import { documentCategories } from '../document-facts.ts';

// A category that a person chose, from which the realm's classifier learns. It contains no text of the document.
export const CategoryLesson = z.object({
  lessonUid: z.string(),
  category: z.enum(documentCategories),
  kind: z.string().nullable(),
  was: z.string().nullable(), // the kind that was recognised; null: none
  isUsed: z.boolean(), // whether new documents are compared with it
  taughtByName: z.string(),
  taughtAt: z.string(),
});
export type CategoryLesson = z.infer<typeof CategoryLesson>;
