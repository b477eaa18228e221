import { errors, wireCode } from '@visawright/contract/errors.ts';
import { texts } from '@visawright/contract/texts.ts';
import type { Caller } from '../access/actor.ts';
import { AppError } from '../http/app-error.ts';
import { isNamed } from '../http/tenant.ts';
import type { Parts } from '../parts.ts';
import type { Origins } from './own-origin.ts';

export interface Handshake {
  readonly auth: Record<string, unknown>;
  readonly headers: Record<string, string | string[] | undefined>;
}

const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

// The rules of a signed-in call, once for the life of a socket: a token, and the realm it names compared with the one the page is of.
export async function admit(
  { actors }: Pick<Parts, 'actors'>,
  origins: Origins,
  { auth, headers }: Handshake,
): Promise<{ token: string; caller: Caller }> {
  const token = word(auth['token']);
  if (token === undefined) throw new AppError('auth.tokenDead', undefined, texts.socketTokenMissing);
  const caller = await actors.fromToken(token);
  if (!isNamed(caller.realm, word(auth['realmClientId']) ?? word(headers['realm-client-id'])))
    throw new AppError('tenant.mismatch');
  const origin = await origins.of(headers.origin as string | undefined);
  if (origin !== 'any' && origin?.realmId !== caller.realm.realmId) throw new AppError('tenant.mismatch');
  return { token, caller };
}

// What the browser's connect_error carries: the text, and the code beside it.
export function refusal(error: unknown): Error {
  const { code, message } =
    error instanceof AppError ? error : { code: 'unknown' as const, message: errors.unknown.text };
  return Object.assign(new Error(message), { data: { code: wireCode(code) } });
}
