import { z } from 'zod';
import { confidences } from '../form/form-schema.ts';

const words = z.string().trim().min(1);

// The deciding authority and the Indian states it serves: those listed, all, or the rest.
const Mission = z.strictObject({
  name: words,
  city: words.nullable(),
  states: z.union([z.array(words).min(1), z.enum(['all', 'rest'])]),
});

export const Centres = z.strictObject({
  provider: words.nullable(), // null if no company accepts applications
  anyCentre: z.boolean(), // every resident of India may use every centre
  cities: z.array(words), // known centres; others may exist
  missions: z.array(Mission),
  source: words,
  asOf: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .nullable(), // null if the source is undated
  confidence: z.enum(confidences),
});
export type Centres = z.infer<typeof Centres>;
