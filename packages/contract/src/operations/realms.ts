import { z } from 'zod';
import { RealmConfiguration } from '../platform/realm.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

export const realmOperations = {
  realmByPath: operation({
    ...addresses.realmByPath,
    summary: 'Realm configuration by path segment; "default" is the realm of the root path',
    access: 'public',
    params: z.object({ tenantPath: z.string().max(64) }),
    reply: RealmConfiguration,
    errors: ['realm.unknown'],
    limit: { max: 300, seconds: 60 },
  }),
  realmByHost: operation({
    ...addresses.realmByHost,
    summary: 'Realm configuration by the origin of a custom host',
    access: 'public',
    body: z.strictObject({ maskedUrl: z.url().max(300) }),
    reply: RealmConfiguration,
    errors: ['realm.unknown'],
    limit: { max: 300, seconds: 60 },
  }),
};
