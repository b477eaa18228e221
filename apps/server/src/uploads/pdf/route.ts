import type { Word } from '@visawright/reading/engine.types.ts';
import type { PageRoute } from '../upload.types.ts';
import type { InspectedPage } from './inspect.ts';
import { isGoodText } from './text-layer.ts';

const fullPage = { pixels: 700_000, shape: 0.03 };

// A picture of the page's own shape, large enough to be a scan of it. Its words, if any, were read by somebody else's machine.
const isScan = ({ width, height, isTurned, pictures }: InspectedPage): boolean =>
  pictures.some(({ width: w, height: h }) => {
    if (w === null || h === null || w * h < fullPage.pixels) return false;
    return Math.abs((isTurned ? h / w : w / h) / (width / height) - 1) < fullPage.shape;
  });

export const routeOf = (page: InspectedPage, words: readonly Word[]): PageRoute =>
  !isScan(page) && isGoodText(words) ? 'text' : 'scan';

const points = 72;
const longest = 3_500; // px
const scan = { least: 150, usual: 300 };
const text = 150; // for people's eyes alone

// Dots an inch to render a page with: a scan's own, as far as it helps.
export function resolutionOf({ width, height, pictures }: InspectedPage, route: PageRoute): number {
  const fits = (longest * points) / Math.max(width, height);
  const own = Math.max(0, ...pictures.map((each) => ((each.width ?? 0) * points) / Math.min(width, height)));
  const wanted = route === 'text' ? text : own === 0 ? scan.usual : Math.min(Math.max(own, scan.least), scan.usual);
  return Math.floor(Math.min(wanted, fits));
}
