import { z } from 'zod';

export const Passkey = z.object({
  passkeyUid: z.uuid(),
  name: z.string(), // the browser and system it was added with
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(), // unknown while a person has several: the provider does not say which one was used
});
export type Passkey = z.infer<typeof Passkey>;
