import type { Pack } from '@visawright/contract/extension/pack.ts';
import type { Portal } from '../definitions/portal.types.ts';
import { pagesOf } from '../server/outer-pages.ts';
import { frameOriginOf, originOf } from '../start-portals.ts';
import { packPage, type RecordedPage } from './pack-page.ts';

// The pack of a practice portal from what a browser recorded of its pages, in their order.
export function packOfPortal(portal: Portal, recorded: ReadonlyMap<string, RecordedPage>): Pack {
  const frameOrigin = frameOriginOf(portal);
  return {
    portal: portal.id,
    name: portal.name,
    destination: portal.destination,
    number: 1,
    origins: [originOf(portal)],
    frameOrigins: frameOrigin === null ? [] : [frameOrigin],
    isPractice: true,
    isVerified: true,
    pages: pagesOf(portal).map((page, index) => {
      const found = recorded.get(page.id);
      if (!found) throw new Error(`${portal.id}: the page ${page.id} was not recorded`);
      return packPage(portal, page, index + 1, found);
    }),
  };
}
