import type { Polygon } from './document.ts';
import { mapPolygon, type Homography } from './page-geometry.ts';
import { isSeen } from './polygon.ts';

export interface PlacedPage {
  readonly pageUid: string;
  readonly homography: Homography;
}

// Where a value's box stands in a document's list of pages now; -1: its page was taken out, or the box was cropped away.
export const placeOf = (
  pages: readonly PlacedPage[],
  box: { readonly pageUid: string; readonly polygon: Polygon },
): number =>
  pages.findIndex(({ pageUid, homography }) => pageUid === box.pageUid && isSeen(mapPolygon(homography, box.polygon)));
