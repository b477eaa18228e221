import { realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { storedSession } from '../kit/browser/storage.ts';
import { expect, test } from '../kit/browser/test.ts';

for (const [name, landing, next] of [
  ['agent', 'applications', ['/settings', 'settings']],
  ['applicant', 'myApplications', ['/profile', 'profile']],
] as const) {
  test(`${name} sees a banner without network, stays signed in and continues afterwards`, async ({ page, context }) => {
    await page.clock.install();
    await signIn(page, realmAddresses.sunrise, name);
    await openRoute(page, next[0]);
    await expectScreen(page, next[1]);
    await openRoute(page, '/applications');
    await expectScreen(page, landing);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await page.clock.runFor(400_000); // longer than the token lifetime, so refreshes fail meanwhile
    await page.waitForTimeout(300);
    await expectScreen(page, landing);
    await openRoute(page, next[0]);
    await expectScreen(page, next[1]);
    expect(await storedSession(page, 'sunrise')).not.toBeNull();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
    await page.clock.runFor(31_000);
    await expectScreen(page, next[1]);
    await page.reload();
    await expectScreen(page, next[1]);
  });
}
