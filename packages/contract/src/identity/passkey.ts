import { z } from 'zod';

export const Passkey = z.object({
  passkeyUid: z.uuid(),
  name: z.string(), // the browser and system it was added with
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;
