import { createHash, randomBytes } from 'node:crypto';
import type { ClaimedPairing, Pairing } from '@visawright/contract/extension/pairing.ts';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { requireForProof } from '../../../measurement.ts';
import { bearer, type CallProduct } from '../stage/call-product.ts';

export interface Begun extends Pairing {
  readonly secret: string;
}
export type Paired = Extract<ClaimedPairing, { state: 'paired' }>;

export const newSecret = (): string => randomBytes(32).toString('base64url');

export async function begin(call: CallProduct): Promise<Begun> {
  const secret = newSecret();
  const secretSha256 = createHash('sha256').update(secret).digest('hex');
  const reply = await call('beginPairing', { body: { secretSha256, browser: 'Chromium', version: '1.0.0' } });
  requireForProof(reply.status === 200, `a code was asked for: ${reply.text}`);
  return { secret, ...(reply.json() as Pairing) };
}

export const approve = (call: CallProduct, code: string, token: string, isAccepted = true) =>
  call('approvePairing', { authorization: bearer(token), body: { code, isAccepted } });

export async function claim(call: CallProduct, { pairingUid, secret }: Begun): Promise<ClaimedPairing> {
  const reply = await call('claimPairing', { body: { pairingUid, secret } });
  requireForProof(reply.status === 200, `a grant was claimed: ${reply.text}`);
  return reply.json() as ClaimedPairing;
}

export async function signIn(call: CallProduct, email: string, password: string) {
  const reply = await call('login', { body: { username: email, password } });
  requireForProof(reply.status === 200, `${email} signs in: ${reply.text}`);
  return { ...(reply.json() as LoginResult).tokens, cookie: reply.cookie };
}

// As an extension is connected by a person, without a browser.
export async function connect(call: CallProduct, token: string): Promise<{ begun: Begun; paired: Paired }> {
  const begun = await begin(call);
  const approved = await approve(call, begun.code, token);
  const paired = await claim(call, begun);
  requireForProof(approved.status === 200 && paired.state === 'paired', 'a person connects an extension');
  return { begun, paired: paired as Paired };
}
