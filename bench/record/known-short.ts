import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from './sources-hash.ts';

// A committed result that misses its target, that was measured before its sources changed, or that is missing, and why that is accepted
// for now.
const KnownShort = z.strictObject({
  name: z.string(),
  kind: z.enum(['short', 'stale', 'missing']),
  // Short: the missed checks as the result has them. Stale: the hash of its sources. Missing: the last figure that is known.
  figure: z.string().min(1),
  reason: z.string().min(20),
  tried: z.string().min(20),
  date: z.iso.date(),
});
export type KnownShort = z.infer<typeof KnownShort>;

export const knownShort = (): KnownShort[] =>
  z.array(KnownShort).parse(JSON.parse(readFileSync(join(root, 'bench', 'known-short.json'), 'utf8')));
