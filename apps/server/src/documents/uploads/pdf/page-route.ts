import type { Word } from '@visawright/reading/engine.types.ts';
import type { PageRoute } from '../upload.types.ts';
import type { InspectedPage } from './inspect-pdf.ts';
import { isUsableTextLayer } from './parse-text-layer.ts';

const fullPage = { pixels: 700_000, shape: 0.03 };

// A picture with the page's proportions, large enough to be a scan. Its text layer comes from unknown OCR and is not
// used.
const isScan = ({ width, height, isTurned, pictures }: InspectedPage): boolean =>
  pictures.some(({ width: w, height: h }) => {
    if (w === null || h === null || w * h < fullPage.pixels) return false;
    return Math.abs((isTurned ? h / w : w / h) / (width / height) - 1) < fullPage.shape;
  });

export const choosePageRoute = (page: InspectedPage, words: readonly Word[]): PageRoute =>
  !isScan(page) && isUsableTextLayer(words) ? 'text' : 'scan';

const points = 72;
const longest = 3_500; // px
const scan = { least: 150, usual: 300 };
const text = 150; // only for viewing

// The resolution in dpi: a scan's own, within useful limits.
export function chooseResolution({ width, height, pictures }: InspectedPage, route: PageRoute): number {
  const fits = (longest * points) / Math.max(width, height);
  const own = Math.max(0, ...pictures.map((each) => ((each.width ?? 0) * points) / Math.min(width, height)));
  const wanted = route === 'text' ? text : own === 0 ? scan.usual : Math.min(Math.max(own, scan.least), scan.usual);
  return Math.floor(Math.min(wanted, fits));
}
