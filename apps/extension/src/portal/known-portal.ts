import type { ReplyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '../server/call.ts';

export type KnownPortal = ReplyOf<Operations['knownPortals']>['items'][number];

// Portals that have pages at this address, published packs first in the server's order.
export function portalsAt(portals: readonly KnownPortal[], url: string): readonly KnownPortal[] {
  if (!URL.canParse(url)) return [];
  const { origin } = new URL(url);
  return portals.filter(({ origins }) => origins.includes(origin));
}
