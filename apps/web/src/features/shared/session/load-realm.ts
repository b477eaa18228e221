import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { startAddresses } from '@visawright/contract/operations/start-addresses.ts';
import { firstSegment, pageRealm } from '../../../lib/browser/page-facts.ts';
import { CallError, defaultTenant, send } from '../../../lib/http/send.ts';

export interface PageAddress {
  origin: string;
  pathname: string;
  customHost: boolean;
}

// First path segment, otherwise a realm's own host, otherwise the default tenant.
export function realmCall({ origin, pathname, customHost }: PageAddress) {
  const segment = firstSegment(pathname);
  const { realmByHost, realmByPath } = startAddresses;
  if (!segment && customHost)
    return { method: realmByHost.method, url: realmByHost.path, body: { maskedUrl: origin } } as const;
  const tenant = encodeURIComponent(segment || defaultTenant);
  return { method: realmByPath.method, url: realmByPath.path.replace('{tenantPath}', tenant) } as const;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export function readRealm(text: string): RealmConfiguration {
  let found: Partial<RealmConfiguration> | null;
  try {
    found = text.trim() === '' ? null : (JSON.parse(text) as Partial<RealmConfiguration> | null);
  } catch (cause) {
    throw new Error(texts.invalidResponse, { cause });
  }
  if (found === null || (typeof found === 'object' && Object.keys(found).length === 0)) {
    throw new Error(texts.emptyResponse);
  }
  const { realmAuthorizationUrl, realmId, realmClientId, realmDisplayName, brandAssets } = found;
  const complete = [realmAuthorizationUrl, realmId, realmClientId, realmDisplayName].every(isText);
  if (!complete || typeof brandAssets !== 'object' || brandAssets === null) throw new Error(texts.invalidResponse);
  return found as RealmConfiguration;
}

export async function loadRealm(): Promise<RealmConfiguration> {
  if (pageRealm.unknown) throw new CallError(404, null); // for example a path that does not belong to the host
  const { origin, pathname } = location;
  const reply = await send(realmCall({ origin, pathname, customHost: pageRealm.customHost }));
  return readRealm(await reply.text());
}
