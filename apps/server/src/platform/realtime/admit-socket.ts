import { errors, wireCode } from '@visawright/contract/platform/errors.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import type { Caller } from '../access/actor.ts';
import { AppError } from '../errors/app-error.ts';
import { isRealmNamed } from '../http/resolve-caller.ts';
import type { Parts } from '../parts/parts.ts';
import type { Origins } from './allowed-origins.ts';

export interface Handshake {
  readonly auth: Record<string, unknown>;
  readonly headers: Record<string, string | string[] | undefined>;
}

const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

// Applies the rules of a signed-in call once for the lifetime of a socket: a valid token, and the page's realm must match the token's.
export async function admitSocket(
  { actors }: Pick<Parts, 'actors'>,
  origins: Origins,
  { auth, headers }: Handshake,
): Promise<{ token: string; caller: Caller }> {
  const token = word(auth['token']);
  if (token === undefined) throw new AppError('auth.tokenDead', undefined, texts.socketTokenMissing);
  const caller = await actors.fromToken(token);
  if (!isRealmNamed(caller.realm, word(auth['realmClientId']) ?? word(headers['realm-client-id'])))
    throw new AppError('tenant.mismatch');
  const origin = await origins.of(headers.origin as string | undefined);
  if (origin !== 'any' && origin?.realmId !== caller.realm.realmId) throw new AppError('tenant.mismatch');
  return { token, caller };
}

// Becomes the browser's connect_error: the message, with the code beside it.
export function socketRefusal(error: unknown): Error {
  const { code, message } =
    error instanceof AppError ? error : { code: 'unknown' as const, message: errors.unknown.text };
  return Object.assign(new Error(message), { data: { code: wireCode(code) } });
}
