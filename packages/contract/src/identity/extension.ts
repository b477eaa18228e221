import { z } from 'zod';
import { extension } from '../platform/constants.ts';

export const extensionVersion = z.string().regex(extension.versionShape);

export const ExtensionCheck = z.object({ updateAvailable: z.boolean(), isCritical: z.boolean() });
export type ExtensionCheck = z.infer<typeof ExtensionCheck>;

export const ExtensionRelease = z.strictObject({
  version: extensionVersion,
  isCritical: z.boolean().default(false),
  notes: z.string().max(2_000).default(''),
});
export type ExtensionRelease = z.infer<typeof ExtensionRelease>;

// Versions compare number by number: 1.10 is newer than 1.9.
export function isNewer(candidate: string, than: string): boolean {
  const [a, b] = [candidate, than].map((each) => each.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
