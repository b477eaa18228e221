import { places } from './kit/places.ts';
import { expectScreen, openRoute } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { storedSession } from './kit/storage.ts';
import { expect, test } from './kit/test.ts';

for (const [name, landing, next] of [
  ['agent', 'applications', ['/settings', 'settings']],
  ['applicant', 'myApplications', ['/profile', 'profile']],
] as const) {
  test(`${name} without a network: a banner, no logout, and on again`, async ({ page, context }) => {
    await page.clock.install();
    await signIn(page, places.sunrise, name);
    await openRoute(page, next[0]);
    await expectScreen(page, next[1]);
    await openRoute(page, '/applications');
    await expectScreen(page, landing);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.clock.runFor(400_000); // past the token's end: renewals fail on the way
    await page.waitForTimeout(300);
    await expectScreen(page, landing);
    await openRoute(page, next[0]);
    await expectScreen(page, next[1]);
    expect(await storedSession(page, 'sunrise')).not.toBeNull();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await page.clock.runFor(31_000);
    await expectScreen(page, next[1]);
    await page.reload();
    await expectScreen(page, next[1]);
  });
}
