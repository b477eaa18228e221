import type { Page } from '@playwright/test';

export interface Moves {
  readonly localMs: readonly number[];
  readonly otherMs: readonly number[];
}

// Moves a page within its document by keys, later and earlier in turn: until the list shows it here, and in the other browser.
export async function measureMoves(here: Page, there: Page, count: number): Promise<Moves> {
  const [localMs, otherMs]: [number[], number[]] = [[], []];
  for (const page of [here, there]) await page.evaluate(() => (document.querySelector('.pg-list')!.scrollTop = 0));
  const tile = here.locator('.pg-tile').first();
  await tile.click();
  const docId = (await tile.getAttribute('data-doc'))!;
  for (let n = 0; n < count; n++) {
    await Promise.all([here, there].map((page) => page.evaluate(watchOrder, docId)));
    await here.keyboard.press(n % 2 === 0 ? 'Alt+ArrowRight' : 'Alt+ArrowLeft');
    const [mine, theirs] = await Promise.all([here, there].map((page) => page.evaluate(readWatch)));
    localMs.push(mine!.shownAt - mine!.pressedAt!);
    otherMs.push(theirs!.shownAt - mine!.pressedAt!);
  }
  return { localMs, otherMs };
}

interface Watched {
  readonly shownAt: number; // since 1970, so that two browsers can be compared
  readonly pressedAt: number | undefined;
}

function watchOrder(docId: string): void {
  const order = () =>
    [...document.querySelectorAll<HTMLElement>(`.pg-tile[data-doc="${docId}"]`)]
      .map((each) => each.dataset['page'])
      .join();
  const before = order();
  let pressedAt: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => (pressedAt ??= performance.timeOrigin + timeStamp), { capture: true });
  (window as { watched?: Promise<Watched> }).watched = new Promise((resolve) => {
    const look = () => {
      if (order() === before) requestAnimationFrame(look);
      else resolve({ shownAt: performance.timeOrigin + performance.now(), pressedAt });
    };
    look();
  });
}

const readWatch = (): Promise<Watched> => (window as unknown as { watched: Promise<Watched> }).watched;
