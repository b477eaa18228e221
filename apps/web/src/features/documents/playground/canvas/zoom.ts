import type { Size } from '@visawright/contract/documents/page-geometry.ts';

// 'fit': the whole page; a number: the page's width relative to the pane's.
export type Zoom = 'fit' | number;

const levels = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const margin = 24;

export function zoomedSize(page: Size, pane: Size, zoom: Zoom): Size {
  const across = Math.max(80, pane.width - 2 * margin);
  const down = Math.max(80, pane.height - 2 * margin);
  const scale = zoom === 'fit' ? Math.min(across / page.width, down / page.height) : (across * zoom) / page.width;
  return { width: Math.round(page.width * scale), height: Math.round(page.height * scale) };
}

// Percent of the pane's width.
export const zoomPercent = (shown: Size, pane: Size): number =>
  Math.round((shown.width / Math.max(80, pane.width - 2 * margin)) * 100);

export function nextZoom(percent: number, by: 1 | -1): Zoom {
  const now = percent / 100;
  const next = by > 0 ? levels.find((level) => level > now + 0.01) : levels.findLast((level) => level < now - 0.01);
  return next ?? (by > 0 ? levels.at(-1)! : levels[0]!);
}
