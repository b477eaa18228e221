import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../../lib/testing/browser.ts';
import type { Application } from '@visawright/contract/applications/application.ts';

beforeEach(() => {
  vi.resetModules();
});

// Simulates a reload: fresh modules, same storage.
async function page() {
  const store = await import('./flow-store.ts');
  const { restoredFlow: flowAtHand } = await import('./stored-trip.ts');
  return { ...store, flowAtHand };
}
const italy = { country: 'Italy', countryISO: 'IT' };

test('restores answers after a reload until an application exists or Apply now clears them', async () => {
  openBrowser();
  const first = await page();
  first.changeFlow(first.flowAtHand());
  first.changeFlow({ toCountry: italy, category: 'Tourism', cityOfResidence: 'Pune' });

  vi.resetModules();
  const second = await page();
  expect(second.flowAtHand()).toMatchObject({ toCountry: italy, category: 'Tourism', cityOfResidence: 'Pune' });
  second.startApplication();

  vi.resetModules();
  const third = await page();
  expect(third.flowAtHand()).toMatchObject({ toCountry: null, category: null });
  third.changeFlow({ toCountry: italy });
  third.changeFlow({ application: { applicationUid: 'a' } as Application });

  vi.resetModules();
  expect((await page()).flowAtHand()).toMatchObject({ toCountry: null });
});
