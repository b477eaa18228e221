import type { PhotoRule } from '@visawright/forms/form/form-schema.ts';
import type { z } from 'zod';

export type PhotoRule = z.infer<typeof PhotoRule>;

const inch = 25.4;
const leastDpi = 300;
const mostDpi = 600;
const unsaid = { width: 35, height: 45, least: 531, most: 1_600 }; // where a destination publishes no size
const usualHead = [70, 80] as const;

// Requirements for the crop: aspect ratio, wanted and permitted pixels, head share of its height.
export interface PhotoFrame {
  readonly ratio: number; // width to height
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly leastPx: number; // of the height
  readonly mostPx: number;
  readonly isPortal: boolean; // the pixel size is required by a portal, not only recommended for print
  readonly head: readonly [least: number, most: number];
}

// A portal's pixel size may have another aspect ratio than the print: the portal's is used.
export function photoFrameOf({ widthMm, heightMm, minPx, maxPx, headHeightPercent }: PhotoRule): PhotoFrame {
  const head = headHeightPercent ?? usualHead;
  const printed = widthMm && heightMm ? { width: widthMm, height: heightMm } : null;
  const shape = printed ?? unsaid;
  const asked = minPx ? minPx[0] / minPx[1] : null;
  const isPrint = printed !== null && (asked === null || Math.abs(asked / (shape.width / shape.height) - 1) < 0.02);
  const dots = (dpi: number) => Math.round((shape.height / inch) * dpi);
  const least = Math.max(printed ? dots(leastDpi) : unsaid.least, minPx?.[1] ?? 0);
  const most = maxPx?.[1] ?? Math.max(printed ? dots(mostDpi) : unsaid.most, least);
  return {
    ratio: isPrint || asked === null ? shape.width / shape.height : asked,
    widthMm: isPrint ? shape.width : null,
    heightMm: isPrint ? shape.height : null,
    leastPx: least,
    mostPx: most,
    isPortal: minPx !== null,
    head: [head[0], head[1]],
  };
}
