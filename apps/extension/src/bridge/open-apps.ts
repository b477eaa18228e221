import { reservedSegments } from '@visawright/contract/platform/realm.ts';
import { z } from 'zod';
import { isAppOrigin } from './is-app-origin.ts';

// Tabs in which the web application reported that it is open, latest first. No name, no token: only where it is.
export const OpenApp = z.object({ tabId: z.number().int(), origin: z.string(), realmPath: z.string() });
export type OpenApp = z.infer<typeof OpenApp>;
export const OpenApps = z.array(OpenApp).max(20);

const segment = /^[a-z0-9][a-z0-9-]{0,63}$/;

// First path segment, or '' at the root, where the host names the realm.
export function realmPathOf(url: string): string {
  const [first = ''] = new URL(url).pathname.split('/').filter(Boolean);
  return segment.test(first) && !reservedSegments.includes(first) ? first : '';
}

export function withOpenApp(apps: readonly OpenApp[], tabId: number, url: string | undefined): readonly OpenApp[] {
  const others = withoutOpenApp(apps, tabId);
  if (url === undefined || !URL.canParse(url)) return others;
  const { origin } = new URL(url);
  if (!isAppOrigin(origin)) return others;
  return [{ tabId, origin, realmPath: realmPathOf(url) }, ...others].slice(0, 20);
}

export const withoutOpenApp = (apps: readonly OpenApp[], tabId: number): readonly OpenApp[] =>
  apps.filter((each) => each.tabId !== tabId);
