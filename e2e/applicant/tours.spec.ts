import type { Page } from '@playwright/test';
import { tour } from '@visawright/contract/platform/constants.ts';
import { tourFlags } from '@visawright/contract/platform/tours.ts';
import { makeNewcomer, type Newcomer } from '../kit/accounts/make-newcomer.ts';
import { journeys } from '../kit/server/addresses.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { stored } from '../kit/browser/storage.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { trip } from '../kit/applications/trip.ts';
import { inSelection, onlyInAll } from '../kit/browser/scope.ts';

test.use({ newcomer: true });

const widths = [390, 800, 1440];
const lastLookMs = tour.startDelayMs + tour.openDelayMs * 16; // all retries, with some margin
const card = (page: Page) => page.locator('.tour-card');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const isSeen = async (page: Page, flag: string) => (await stored(page, 'journeys', `tour.${flag}`)) === 'true';

let newcomer: Newcomer;
test.beforeAll(async () => {
  newcomer = await makeNewcomer();
});

const addressOf = ({ draft, started, finished }: Newcomer): Record<(typeof tourFlags)[number], string> => ({
  'application list': '/applications',
  'visa selection': '/get-visa',
  'visa requirement': `/visa-requirements?${trip}`,
  'document playground': `/document-playground?applicationUid=${draft}`,
  'form screen': `/form?applicationUid=${started}`,
  'application summary': `/summary?applicationUid=${finished}`,
  profile: '/profile',
});
const enter = (page: Page) => signIn(page, journeys, newcomer.name, newcomer.password);
const markSeen = (page: Page, flags: readonly string[]) =>
  page.addInitScript((names) => {
    for (const name of names) localStorage.setItem(`vw.journeys.tour.${name}`, 'true');
  }, flags);

async function restart(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByText('Show Walkthrough', { exact: true }).click();
  await expect(card(page)).toBeVisible();
}

// Every stop highlights a visible element, and its card is completely inside the window.
async function walk(page: Page): Promise<string[]> {
  const titles: string[] = [];
  const { width, height } = page.viewportSize()!;
  for (;;) {
    await expect(card(page)).toBeVisible();
    titles.push(await card(page).locator('.mantine-Tour-title').innerText());
    await expect
      .poll(async () => {
        const box = (await card(page).boundingBox())!;
        return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      }, titles.at(-1))
      .toBe(true);
    await expect
      .poll(() => page.locator('.mantine-Tour-spotlight').evaluate((hole) => Number(hole.getAttribute('height'))))
      .toBeGreaterThan(16);
    if (await button(page, 'Done').isVisible()) break;
    await button(page, 'Next').click();
    await expect(card(page).locator('.mantine-Tour-title')).not.toHaveText(titles.at(-1)!);
  }
  await button(page, 'Done').click();
  await expect(card(page)).toHaveCount(0);
  return titles;
}

const rules: readonly (readonly [rule: string, check: (page: Page, width: number) => Promise<void>])[] = [
  [
    'a tour ends when another screen is opened, and the tour of that screen starts there',
    async (page) => {
      await expect(card(page)).toBeVisible({ timeout: 20_000 });
      // Read in the page in the frame in which the card disappears, because the next tour starts one and a half seconds later.
      const seen = await page.evaluate(async () => {
        window.location.hash = '#/profile';
        while (document.querySelector('.tour-card')) await new Promise((drawn) => requestAnimationFrame(drawn));
        return localStorage.getItem('vw.journeys.tour.profile');
      });
      expect(seen).toBeNull();
      await expect(card(page)).toBeVisible({ timeout: lastLookMs });
      expect(await isSeen(page, 'profile')).toBe(true);
    },
  ],
  [
    'a tour does not start over an open dialog, but after it is closed',
    async (page, width) => {
      if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
      else await page.getByText('Premium Services', { exact: true }).first().click();
      await page.waitForTimeout(tour.startDelayMs + tour.openDelayMs + 1_500);
      await expect(card(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeVisible({ timeout: lastLookMs });
    },
  ],
  [
    'a tour does not start while the user types',
    async (page) => {
      const search = page.locator('[data-tour="search"] input, input[data-tour="search"]').first();
      await search.click();
      await search.pressSequentially('Italy', { delay: 700 });
      await expect(card(page)).toHaveCount(0);
      await search.blur();
      await expect(card(page)).toBeVisible({ timeout: lastLookMs });
    },
  ],
];

// The selection has one tour per width and the first rule.
for (const [turn, width] of widths.entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 500 ? 844 : 900 }, hasTouch: width < 1024 });

    test('a tour starts by itself after at least one and a half seconds', onlyInAll, async ({ page }) => {
      await page.addInitScript(() => {
        const times = ((window as { times?: Record<string, number> }).times = {} as Record<string, number>);
        const marks = { frame: '[data-layout="applicant"]', card: '.tour-card' };
        new MutationObserver(() => {
          for (const [name, selector] of Object.entries(marks))
            if (!(name in times) && document.querySelector(selector)) times[name] = performance.now();
        }).observe(document, { childList: true, subtree: true });
      });
      await enter(page);
      await expect(card(page)).toBeVisible({ timeout: 20_000 });
      const times = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
      expect(times.card! - times.frame!).toBeGreaterThanOrEqual(tour.startDelayMs + tour.openDelayMs - 20);
    });

    for (const flag of tourFlags.filter((_, i) => inSelection(i, turn, tourFlags.length)))
      test(
        `${flag}: the tour starts, runs to its end and does not start again`,
        turn === 0 ? {} : onlyInAll,
        async ({ page }) => {
          const landing = 'application list'; // the first screen after sign-in: its tour must not start before the one under test
          await markSeen(page, flag === landing ? ['general'] : ['general', landing]);
          await enter(page);
          await openRoute(page, addressOf(newcomer)[flag]);
          await expect(card(page)).toBeVisible({ timeout: 20_000 });
          expect(await isSeen(page, flag)).toBe(true);
          expect((await walk(page)).length).toBeGreaterThan(0);
          await page.reload();
          await page.locator('[data-screen]:not([data-screen="loading"])').first().waitFor();
          await page.waitForTimeout(tour.startDelayMs + tour.openDelayMs + 1_000);
          await expect(card(page)).toHaveCount(0);
        },
      );

    test(
      'Show Walkthrough restarts the tour; Skip and Escape end it and return the focus',
      onlyInAll,
      async ({ page }) => {
        await markSeen(page, [...tourFlags, 'general']);
        await enter(page);
        for (const end of [() => button(page, 'Skip').click(), () => page.keyboard.press('Escape')]) {
          await restart(page);
          await end();
          await expect(card(page)).toHaveCount(0);
          const back = width < 1024 ? 'open' : 'walkthrough';
          await expect(page.locator(`[data-menu="${back}"]`)).toBeFocused();
        }
      },
    );

    // The others have to act between two looks of the tour, which a busy machine misses; the tests beside schedule-tour.ts have
    // the same cases with their own clock.
    for (const [i, [rule, check]] of rules.entries())
      if (inSelection(i, turn, rules.length))
        test(rule, i === 0 ? {} : onlyInAll, async ({ page }) => {
          await enter(page);
          await check(page, width);
        });
  });
}

test('the empty list of a new applicant has a tour too, after the one for the menu', async ({ page }) => {
  const { name, password } = await makePerson({ role: 'applicant' });
  await signIn(page, journeys, name, password);
  await expect(card(page)).toBeVisible({ timeout: 20_000 });
  expect(await walk(page)).toEqual(['Your menu', 'Watch it again anytime', 'Your applications']);
});

test('a tour waits for a list that loads late', onlyInAll, async ({ page }) => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/application\/get-by-applicantUid|\/account\//, async (route) => {
    await late;
    await route.continue();
  });
  await enter(page);
  await page.waitForTimeout(tour.startDelayMs + tour.openDelayMs + 1_000);
  await expect(card(page)).toHaveCount(0);
  answer();
  await expect(card(page)).toBeVisible({ timeout: lastLookMs });
});

test('a tour does not start during an upload', onlyInAll, async ({ page }) => {
  await markSeen(page, ['application list']);
  await page.route('**/doc/**', (route) =>
    ['POST', 'PATCH'].includes(route.request().method()) && !route.request().url().includes('get-')
      ? undefined // never responds
      : route.continue(),
  );
  await enter(page);
  await openRoute(page, '/fileUpload');
  const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  const agree = page.getByRole('dialog').getByRole('button', { name: /agree/i });
  if (await agree.isVisible().catch(() => false)) await agree.click();
  await page.waitForTimeout(lastLookMs);
  await expect(card(page)).toHaveCount(0);
});

test('the seventh tour completes all tours', onlyInAll, async ({ page }) => {
  await markSeen(
    page,
    tourFlags.filter((flag) => flag !== 'profile'),
  );
  await enter(page);
  expect(await isSeen(page, 'completed all tours')).toBe(false);
  await openRoute(page, '/profile');
  await expect(card(page)).toBeVisible({ timeout: 20_000 });
  expect(await isSeen(page, 'completed all tours')).toBe(true);
});

test('tours are shown in Hindi, and arrow keys move through them', onlyInAll, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vw.journeys.language', 'hi'));
  await page.goto(journeys.address);
  await page.locator('input[autocomplete="username"]').fill(newcomer.username);
  await page.locator('input[type="password"]').fill(newcomer.password);
  await page.keyboard.press('Enter');
  await expectScreen(page, 'myApplications');
  await expect(card(page)).toContainText('आपका मेन्यू', { timeout: 20_000 });
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toContainText('जब चाहें फिर देखें');
  await page.keyboard.press('ArrowLeft');
  await expect(card(page)).toContainText('आपका मेन्यू');
});

test('the code of tours is not loaded if all tours were seen', onlyInAll, async ({ page }) => {
  await markSeen(page, [...tourFlags, 'general']);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await enter(page);
  await page.waitForTimeout(tour.startDelayMs + tour.openDelayMs + 500);
  expect(loaded.filter((url) => url.includes('Walkthrough'))).toEqual([]);
  await restart(page);
  expect(loaded.filter((url) => url.includes('Walkthrough')).length).toBeGreaterThan(0);
});
