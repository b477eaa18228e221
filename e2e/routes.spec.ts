import type { BrowserContext, Page } from '@playwright/test';
import { landingPage, screenFor, screens } from '@visawright/contract/screens.ts';
import { principals, type Principal } from './kit/people.ts';
import { places } from './kit/places.ts';
import { expectScreen, openRoute, screen } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { test } from './kit/test.ts';

const unknown = '/no-such-route';
const paths = [...new Set([...screens.flatMap((row) => row.paths), unknown])];

const shown = (path: string, { role }: Principal) => {
  const destination = screenFor(path, role);
  return typeof destination === 'string' ? destination : destination.id;
};

// Where the screen already stands there, another one comes between, so that no cell passes on what the cell before it left.
const between = (wanted: string, principal: Principal) =>
  [landingPage(principal.role), unknown].find((path) => shown(path, principal) !== wanted)!;

for (const principal of principals) {
  test.describe(principal.name, () => {
    let context: BrowserContext;
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      page = await context.newPage();
      await signIn(page, places.sunrise, principal.name);
    });
    test.afterAll(() => context.close());

    for (const path of paths) {
      const wanted = shown(path, principal);
      test(`${path} shows ${wanted}`, async () => {
        if (await screen(page, wanted).isVisible()) {
          const other = between(wanted, principal);
          await openRoute(page, other);
          await expectScreen(page, shown(other, principal));
        }
        await openRoute(page, path);
        await expectScreen(page, wanted);
      });
    }
  });
}
