import { z } from 'zod';

// How the panel looks, not who uses it.
export const Display = z.object({
  scheme: z.enum(['auto', 'light', 'dark']),
  language: z.enum(['en', 'hi']).nullable(),
});
export type Display = z.infer<typeof Display>;
