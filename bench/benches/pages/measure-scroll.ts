import type { Page } from '@playwright/test';

export interface Scroll {
  readonly frames: number;
  readonly longestMs: number;
  readonly over50: number;
  readonly slowAt: readonly string[]; // frame and milliseconds of each over 50 ms
  readonly tiles: number; // different pages that were on screen
}

// Scrolls the list from its beginning to its end, a part of the screen in each frame, and takes the time between frames.
export const measureScroll = (page: Page, pixelsPerFrame: number): Promise<Scroll> =>
  page.evaluate(async (step) => {
    const list = document.querySelector<HTMLElement>('.pg-list')!;
    const seen = new Set<string>();
    const gaps: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    list.scrollTop = 0;
    for (let n = 0; n < 30; n++) await frame();
    let last = await frame();
    while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
      list.scrollTop += step;
      const now = await frame();
      gaps.push(now - last);
      last = now;
      for (const tile of list.querySelectorAll<HTMLElement>('.pg-tile')) seen.add(tile.dataset['key']!);
    }
    return {
      frames: gaps.length,
      longestMs: Math.round(Math.max(...gaps)),
      over50: gaps.filter((gap) => gap > 50).length,
      slowAt: gaps.flatMap((gap, n) => (gap > 50 ? [`${n}: ${Math.round(gap)}`] : [])),
      tiles: seen.size,
    };
  }, pixelsPerFrame);
