import { reservedSegments } from '@visawright/contract/platform/realm.ts';
import type { Realm, RealmDirectory, RealmPlace } from '../../realms/realm.types.ts';
import type { ResolvedBy } from './render-page-head.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const hostName = /^[a-z0-9.-]+(:\d{1,5})?$/;

export const normalizeHost = (host: string | undefined): string | undefined => {
  const lower = host?.toLowerCase();
  return lower !== undefined && (hostName.test(lower) || loopback.test(lower)) ? lower : undefined;
};

export const isReserved = (segment: string): boolean => reservedSegments.includes(segment);

export interface PageRealm {
  readonly realm: Realm | undefined;
  readonly resolvedBy: ResolvedBy;
}

// Which name decides the realm of a page, before anything is looked up.
export const placeOfRealm = (publicHost: string, host: string, segment: string): RealmPlace =>
  host !== publicHost && !loopback.test(host) ? { host } : segment === '' ? 'default' : { path: segment };

// On our own hosts the first path segment selects the realm. On a custom host the host does, and only that realm's own segment is
// accepted.
export async function resolvePageRealm(
  realms: RealmDirectory,
  publicHost: string,
  host: string | undefined,
  segment: string,
): Promise<PageRealm> {
  if (isReserved(segment)) return { realm: undefined, resolvedBy: 'path' };
  if (host !== undefined && host !== publicHost && !loopback.test(host)) {
    const realm = await realms.byHost(host);
    return { realm: segment === '' || segment === realm?.path ? realm : undefined, resolvedBy: 'host' };
  }
  if (segment === '') return { realm: await realms.defaultRealm(), resolvedBy: 'root' };
  return { realm: await realms.byPath(segment), resolvedBy: 'path' };
}
