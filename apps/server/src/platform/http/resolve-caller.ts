import type { FastifyRequest } from 'fastify';
import type { Actors, Caller } from '../access/actor.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import type { ApiScope } from '@visawright/contract/integrations/api-scopes.ts';
import { isApiKey, realmOfApiKey } from '../access/api-key.ts';
import { AppError } from '../errors/app-error.ts';
import { admitApiKey, type ApiKeyParts } from './admit-api-key.ts';

const header = 'realm-client-id';

const named = (request: FastifyRequest): string | undefined => {
  const value = request.headers[header];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

// What a call claims before anything of it was verified: it decides in which line it waits, never what it may see.
export function claimedRealm(request: FastifyRequest): string {
  const credential = request.headers.authorization?.slice('bearer '.length) ?? '';
  return named(request) ?? (isApiKey(credential) ? realmOfApiKey(credential) : undefined) ?? 'default';
}

// Public call: the header names the realm; without it, the default tenant applies, as specified.
export async function resolveRealm(realms: RealmDirectory, request: FastifyRequest): Promise<Realm> {
  const path = named(request);
  const realm = path === undefined || path === 'default' ? await realms.defaultRealm() : await realms.byPath(path);
  if (!realm) throw new AppError('realm.unknown');
  return realm;
}

// Signed-in call: the token's issuer determines the realm, the header is only compared. A mismatch is never 401, because that would sign
// people out.
export async function resolveCaller(
  parts: ApiKeyParts & { readonly actors: Actors },
  request: FastifyRequest,
  scope?: ApiScope,
): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization !== undefined && extensionScheme.test(authorization)) throw new AppError('extension.grantEnded');
  if (authorization === undefined || !/^bearer /i.test(authorization)) throw new AppError('auth.tokenDead');
  const credential = authorization.slice(7);
  if (!isApiKey(credential)) return sameRealm(await parts.actors.fromToken(credential), request);
  const caller = await parts.actors.fromApiKey(credential);
  if (named(request) !== undefined) sameRealm(caller, request); // the key itself names its realm
  return admitApiKey(parts, caller, scope);
}

const extensionScheme = /^extension /i;

// A connected extension: its grant names the realm. A token does not work here, so a page cannot make the calls of an extension.
export async function resolveExtension(parts: { readonly actors: Actors }, request: FastifyRequest): Promise<Caller> {
  const { authorization = '' } = request.headers;
  if (!extensionScheme.test(authorization)) throw new AppError('extension.grantEnded');
  return sameRealm(await parts.actors.fromGrant(authorization.slice('extension '.length)), request);
}

function sameRealm(caller: Caller, request: FastifyRequest): Caller {
  if (!isRealmNamed(caller.realm, named(request))) throw new AppError('tenant.mismatch');
  return caller;
}

export const isRealmNamed = (realm: Realm, path: string | undefined): boolean =>
  path === undefined || path === 'default' ? realm.isDefault : path === realm.path;
