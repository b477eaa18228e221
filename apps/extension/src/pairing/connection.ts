import { ClaimedPairing, PairingKey } from '@visawright/contract/extension/pairing.ts';
import { z } from 'zod';

const Paired = ClaimedPairing.options[2];

// The paired session of one person; lives in session storage only.
export const Connection = Paired.omit({ state: true }).extend({ origin: z.string(), keys: z.array(PairingKey) });
export type Connection = z.infer<typeof Connection>;

export const isOver = ({ expiresAt }: Pick<Connection, 'expiresAt'>, now: number) => Date.parse(expiresAt) <= now;
