import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';

const found = <T>(realm: T | undefined): T => {
  if (realm === undefined) throw new AppError('realm.unknown');
  return realm;
};

export const realmByPath: Handler<'realmByPath'> = async ({ parts }, { params }) => {
  const path = params.tenantPath!;
  const realm = await (path === 'default' ? parts.realms.defaultRealm() : parts.realms.byPath(path));
  return found(realm).configuration;
};

export const realmByHost: Handler<'realmByHost'> = async ({ parts }, { body }) =>
  found(await parts.realms.byHost(new URL(body.maskedUrl).host)).configuration;
