import { z } from 'zod';
import { roles } from '../platform/roles.ts';
import { pairingCodeShape } from './pairing-facts.ts';
import { extensionVersion } from './release.ts';

// The panel shows the code, the person enters it in the signed-in application: nothing secret passes through a page.
export const pairingCode = z.string().regex(pairingCodeShape);
export const pairing = { codeSeconds: 120, pollSeconds: 2, mostWaiting: 200, grantHours: 12 } as const;

const secret = z.string().regex(/^[\w-]{43}$/); // 32 bytes, base64url

export const PairingRequest = z.strictObject({
  secretSha256: z.string().regex(/^[0-9a-f]{64}$/), // the secret itself is sent once, to claim the grant
  browser: z.string().trim().max(80), // for the person's question, such as "Chromium 156 on Linux"
  version: extensionVersion,
});
export const Pairing = z.object({ pairingUid: z.uuid(), code: pairingCode, expiresAt: z.iso.datetime() });
export type Pairing = z.infer<typeof Pairing>;

export const PairingClaim = z.strictObject({ pairingUid: z.uuid(), secret });
export const PairingKey = z.object({ keyId: z.string(), publicKey: z.string() }); // Ed25519, raw, base64url
export const ClaimedPairing = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('refused') }), // expired, declined or unknown
  z.object({
    state: z.literal('paired'),
    grant: secret, // sent as `Authorization: Extension …`; ends with the session it was made in
    expiresAt: z.iso.datetime(),
    person: z.object({ name: z.string(), role: z.enum(roles), language: z.enum(['en', 'hi']) }),
    realm: z.object({ path: z.string(), name: z.string(), brandColor: z.string() }),
    keys: z.array(PairingKey), // packs and receipts are signed with one of them
  }),
]);
export type ClaimedPairing = z.infer<typeof ClaimedPairing>;

export const WaitingPairing = z.object({
  code: pairingCode,
  browser: z.string(),
  version: z.string(),
  requestedAt: z.iso.datetime(),
  place: z.string(), // the network address, shortened
});
export type WaitingPairing = z.infer<typeof WaitingPairing>;

export const Connection = z.object({
  connectionUid: z.uuid(),
  browser: z.string(),
  version: z.string(),
  connectedAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  isThisSession: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;
