import type { BrowserContext, Page } from '@playwright/test';
import { landingPage, screenFor, screens } from '@visawright/contract/platform/screens.ts';
import { principals, type Principal } from '../kit/accounts/demo-people.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen, openRoute, screen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { test } from '../kit/browser/test.ts';
import { inSelection } from '../kit/browser/scope.ts';

const unknown = '/no-such-route';
const paths = [...new Set([...screens.flatMap((row) => row.paths), unknown])];

const shown = (path: string, { role }: Principal) => {
  const destination = screenFor(path, role);
  return typeof destination === 'string' ? destination : destination.id;
};

// If the wanted screen is already shown, another one is opened first, so that no case passes because of the previous one.
const between = (wanted: string, principal: Principal) =>
  [landingPage(principal.role), unknown].find((path) => shown(path, principal) !== wanted)!;

for (const [turn, principal] of principals.entries()) {
  test.describe(principal.name, () => {
    let context: BrowserContext;
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      page = await context.newPage();
      await signIn(page, realmAddresses.sunrise, principal.name);
    });
    test.afterAll(() => context.close());

    // The selection has each address for two of the roles.
    for (const path of paths.filter((_, i) => inSelection(i, turn % 4, 4))) {
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
