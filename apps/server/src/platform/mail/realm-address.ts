import type { Realm } from '../realms/realm.types.ts';

// The realm's home URL: its own host, or its path under ours.
export function realmAddress(realm: Realm, publicUrl: string): URL {
  const [host] = realm.hosts;
  return host ? new URL(`${new URL(publicUrl).protocol}//${host}/`) : new URL(`/${realm.path}`, publicUrl);
}
