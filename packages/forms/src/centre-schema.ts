import { z } from 'zod';
import { confidences } from './form-schema.ts';

const words = z.string().trim().min(1);

// The authority that decides, and whose applications: those of the states named, of all, or of all not named by another.
export const Mission = z.strictObject({
  name: words,
  city: words.nullable(),
  states: z.union([z.array(words).min(1), z.enum(['all', 'rest'])]),
});

export const Centres = z.strictObject({
  provider: words.nullable(), // null: no company takes the papers
  anyCentre: z.boolean(), // every resident of India may use every centre
  cities: z.array(words), // known centres; others may exist
  missions: z.array(Mission),
  source: words,
  asOf: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .nullable(), // null: what it was read from carries no date
  confidence: z.enum(confidences),
});
export type Centres = z.infer<typeof Centres>;
