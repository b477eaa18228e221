import type { PublicCall } from '../../platform/http/call.ts';
import { checkOwnPassword } from '../sign-in-limits/check-own-password.ts';
import { checkCode } from './second-factor.ts';

type Proof = { readonly password: string } | { readonly code: string };

// That it is the person and not only their open session: the password, or a code of the authenticator app.
export async function checkOwnProof(
  call: PublicCall,
  person: { readonly personUid: string; readonly email: string },
  proof: Proof,
  now: number,
): Promise<void> {
  if ('code' in proof) await checkCode(call, person, proof.code, now);
  else await checkOwnPassword(call, person.email, proof.password, now);
}
