import type { Page } from '@playwright/test';

// Milliseconds from the press on a page's thumbnail until its picture is painted, for pages across the list.
export async function measureOpening(page: Page, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n++) {
    const key = await page.evaluate(
      async (share) => {
        const list = document.querySelector<HTMLElement>('.pg-list')!;
        list.scrollTop = (list.scrollHeight - list.clientHeight) * share;
        await new Promise((resolve) => setTimeout(resolve, 300)); // a person looks before pressing
        const { top, bottom } = list.getBoundingClientRect();
        const inside = [...list.querySelectorAll<HTMLElement>('.pg-tile')].filter((tile) => {
          const box = tile.getBoundingClientRect();
          return box.top > top + 80 && box.bottom < bottom && !tile.dataset['current'];
        });
        return inside[Math.floor(inside.length / 2)]!.dataset['key']!;
      },
      ((n * 37) % count) / count,
    );
    await page.evaluate(() => {
      const before = document.querySelector<HTMLImageElement>('.pg-sheet img')?.src;
      const state = window as { opened?: Promise<number> };
      state.opened = new Promise((resolve) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = () => {
              const picture = document.querySelector<HTMLImageElement>('.pg-sheet img');
              if (picture && picture.src !== before && picture.complete)
                requestAnimationFrame((painted) => resolve(painted - timeStamp));
              else requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      });
    });
    await page.locator(`.pg-tile[data-key="${key}"]`).click();
    found.push(await page.evaluate(() => (window as { opened?: Promise<number> }).opened!));
  }
  return found;
}
