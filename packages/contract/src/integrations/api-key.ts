import { z } from 'zod';
import { apiScopes, keyLimits } from './api-scopes.ts';

export const ApiKey = z.object({
  keyUid: z.uuid(),
  name: z.string(),
  agencyName: z.string().nullable(), // null: of the realm
  beginning: z.string(), // the first letters of the key, after which nothing is shown
  ending: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  personName: z.string(), // in whose name it acts
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  isUnused: z.boolean(), // for so long that it is better ended
  endsSoon: z.boolean(), // or has already run out
});
export type ApiKey = z.infer<typeof ApiKey>;

export const apiKeyMonths = z.number().int().min(1).max(keyLimits.mostMonths);

export const NewApiKey = z.strictObject({
  name: z.string().trim().min(1).max(60),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'each scope once'),
  months: apiKeyMonths,
});

export const ApiKeys = z.object({ keys: z.array(ApiKey), most: z.number().int() });
export type ApiKeys = z.infer<typeof ApiKeys>;
