import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { application } from '../testing/applications.ts';
import { startServer } from '../testing/fake-server.ts';
import { agencyTraveller, preferences } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';

async function openOnPhone(phoneForAgencyTravellers: boolean) {
  await page.viewport(390, 844);
  startServer({
    applicationsOfApplicant: () => ({ items: [application(1)], nextCursor: null, total: 1, more: false }),
    getPreferences: () => preferences,
  });
  return renderApp({ user: agencyTraveller, at: '/applications', rules: { phoneForAgencyTravellers } });
}
const tooNarrow = { name: 'Please use a larger window' };

test('an agency’s traveller is asked for a larger window on a phone', async () => {
  const screen = await openOnPhone(false);
  await expect.element(screen.getByRole('heading', tooNarrow)).toBeVisible();
  expect(document.querySelector('[data-layout=applicant]')).toBeNull();
});

test('an agency’s traveller uses the phone where the realm allows it', async () => {
  const screen = await openOnPhone(true);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
  await expect.element(screen.getByText('France').first()).toBeVisible();
  expect(screen.getByRole('heading', tooNarrow).query()).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
