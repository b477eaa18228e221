import { invert, mapPolygon, wholePage, type Homography } from '@visawright/contract/documents/page-geometry.ts';
import type { Polygon } from '@visawright/reading/engine.types.ts';
import { surroundingBox } from './box-polygon.ts';

export interface EnginePage {
  readonly pageUid: string;
  readonly pixels: string;
  readonly homography: Homography; // from the original to the picture given to the engine
}

const inside = (share: number) => Math.min(1.5, Math.max(-0.5, share));

export const toOriginalPolygon = ({ homography }: EnginePage, polygon: Polygon): [number, number][] =>
  mapPolygon(invert(homography), polygon).map(([x, y]) => [inside(x), inside(y)]);

// The page of an engine result and its position in the original page.
export function locateInOriginal(
  given: readonly EnginePage[],
  { page, polygon }: { readonly page: number; readonly polygon: Polygon },
): { readonly pageUid: string; readonly polygon: [number, number][] } | undefined {
  const on = given[page - 1];
  return (
    on && { pageUid: on.pageUid, polygon: toOriginalPolygon(on, isPlain(polygon) ? polygon : surroundingBox(polygon)) }
  );
}

const isPlain = ({ length }: Polygon) => length >= 3 && length <= 8;

// For results whose positions are not mapped back to an original.
export const asUnchangedPage = ({ pageNo }: { readonly pageNo: number }): EnginePage => ({
  pageUid: String(pageNo),
  pixels: '',
  homography: wholePage,
});
