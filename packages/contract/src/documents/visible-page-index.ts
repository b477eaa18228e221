import type { Polygon } from './document.ts';
import { mapPolygon, type Homography } from './page-geometry.ts';
import { isSeen } from './polygon.ts';

export interface LocatedPage {
  readonly pageUid: string;
  readonly homography: Homography;
}

// The index of the page that shows a value's box; -1 if the page was removed or the box was cropped away.
export const visiblePageIndex = (
  pages: readonly LocatedPage[],
  box: { readonly pageUid: string; readonly polygon: Polygon },
): number =>
  pages.findIndex(({ pageUid, homography }) => pageUid === box.pageUid && isSeen(mapPolygon(homography, box.polygon)));
