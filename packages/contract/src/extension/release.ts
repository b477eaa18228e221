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

// The archive of this server's own build, which a person can compare with the one downloaded.
export const PublishedRelease = ExtensionRelease.extend({
  createdAt: z.iso.datetime(),
  byName: z.string().nullable(),
  archive: z
    .object({ bytes: z.number().int(), sha256: z.string(), keyId: z.string(), signature: z.string() })
    .nullable(), // null if this server holds no archive of that version
});
export type PublishedRelease = z.infer<typeof PublishedRelease>;

// Versions compare number by number: 1.10 is newer than 1.9.
export function isNewer(candidate: string, than: string): boolean {
  const [a, b] = [candidate, than].map((each) => each.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
