import type { FastifyRequest } from 'fastify';
import type { Actors, Caller } from '../access/actor.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import { AppError } from './app-error.ts';

const header = 'realm-client-id';

const named = (request: FastifyRequest): string | undefined => {
  const value = request.headers[header];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

// A public call: the header names the realm; without it, the default tenant, as the specification says.
export async function realmNamed(realms: RealmDirectory, request: FastifyRequest): Promise<Realm> {
  const path = named(request);
  const realm = path === undefined || path === 'default' ? await realms.defaultRealm() : await realms.byPath(path);
  if (!realm) throw new AppError('realm.unknown');
  return realm;
}

// A signed-in call: the token's issuer decides, the header is only compared. Never 401 for a mismatch: that would log people out.
export async function callerOf(parts: { readonly actors: Actors }, request: FastifyRequest): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization === undefined || !/^bearer /i.test(authorization)) throw new AppError('auth.tokenDead');
  const caller = await parts.actors.fromToken(authorization.slice(7));
  if (!isNamed(caller.realm, named(request))) throw new AppError('tenant.mismatch');
  return caller;
}

export const isNamed = (realm: Realm, path: string | undefined): boolean =>
  path === undefined || path === 'default' ? realm.isDefault : path === realm.path;
