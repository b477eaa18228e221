import { SignedPack } from '@visawright/contract/extension/pack.ts';
import type { PairingKey } from '@visawright/contract/extension/pairing.ts';
import { isPackSigned } from '@visawright/packs/signing/is-pack-signed.ts';
import type { z } from 'zod';

export type PackRefusal = 'tampered' | 'older' | 'unverified' | 'otherPortal';

export interface PackRequest {
  readonly portal: string;
  readonly url: string; // of the page it is for
  readonly highest: number; // number of the newest pack this browser has seen for the portal
  readonly isPinned: boolean; // the application was started with it
  readonly keys: readonly z.infer<typeof PairingKey>[];
}

// null: the pack can be used. A pinned pack may be older than the newest one, but must be signed like any other.
export async function refusePack(signed: SignedPack, wanted: PackRequest): Promise<PackRefusal | null> {
  if (!(await isPackSigned(signed, wanted.keys))) return 'tampered';
  const { pack } = signed;
  if (pack.portal !== wanted.portal) return 'otherPortal';
  if (!pack.origins.includes(new URL(wanted.url).origin)) return 'otherPortal';
  if (pack.number < wanted.highest && !wanted.isPinned) return 'older';
  return pack.isVerified ? null : 'unverified';
}
