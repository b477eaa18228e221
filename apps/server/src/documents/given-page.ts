import { invert, mapPolygon, wholePage, type Homography } from '@visawright/contract/page-geometry.ts';
import type { Polygon } from '@visawright/reading/engine.types.ts';

export interface GivenPage {
  readonly pageUid: string;
  readonly pixels: string;
  readonly homography: Homography; // original → as it was given to the engine
}

const inside = (share: number) => Math.min(1.5, Math.max(-0.5, share));

export const inOriginal = ({ homography }: GivenPage, polygon: Polygon): [number, number][] =>
  mapPolygon(invert(homography), polygon).map(([x, y]) => [inside(x), inside(y)]);

// Where something the engine found stands: its page, and its place in the original of it.
export function placedAt(
  given: readonly GivenPage[],
  { page, polygon }: { readonly page: number; readonly polygon: Polygon },
): { readonly pageUid: string; readonly polygon: [number, number][] } | undefined {
  const on = given[page - 1];
  return on && { pageUid: on.pageUid, polygon: inOriginal(on, isPlain(polygon) ? polygon : around(polygon)) };
}

const isPlain = ({ length }: Polygon) => length >= 3 && length <= 8;

function around(polygon: Polygon): Polygon {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  if (polygon.length === 0) return [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
  return [[left, top], [right, top], [right, bottom], [left, bottom]]; // prettier-ignore
}

// A page as the engine was given it, when nothing is to be told in the original.
export const asGivenItself = ({ pageNo }: { readonly pageNo: number }): GivenPage => ({
  pageUid: String(pageNo),
  pixels: '',
  homography: wholePage,
});
