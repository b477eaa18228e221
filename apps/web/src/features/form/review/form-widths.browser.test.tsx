import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { emptyFlow, useFlow } from '../../journey/flow/state/flow-store.ts';
import { popularDestinations } from '../../journey/get-visa/trip/offered-destinations.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { applicationUid, formServer, formState } from '../../../testing/form-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';

const phoneWidths = [320, 360, 390, 414];
// The other forms have the same kinds of questions; the narrowest phone shows whether one of their texts is too long.
const widthsOf = (iso2: string) => (popularDestinations.some((each) => each.iso2 === iso2) ? phoneWidths : [320]);
beforeEach(() => useFlow.setState(emptyFlow, true));

// What reaches beyond the side of the page, outside a row that scrolls by itself.
function tooWide(width: number): string[] {
  const found = document.documentElement.scrollWidth > width ? [`page of ${document.documentElement.scrollWidth}`] : [];
  for (const element of document.querySelectorAll('main :not(.form-sections *)')) {
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own > 1 && (right > width + 0.5 || left < -0.5))
      found.push(`${element.tagName}.${element.className} ${Math.round(left)}–${Math.round(right)}`);
  }
  return found.slice(0, 3);
}

test.each(destinations)('every section of $id fits the width of a phone', { timeout: 60_000 }, async ({ id, iso2 }) => {
  const form = await loadForm(id);
  startServer(formServer(formState(form, { formId: id })).handlers);
  const screen = await renderScreen(<ReviewScreen />, { at: `/form?applicationUid=${applicationUid}` });
  await expect.element(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  const faults: string[] = [];
  for (const width of widthsOf(iso2)) {
    await page.viewport(width, 844);
    for (const tab of document.querySelectorAll<HTMLElement>('[data-tab]')) {
      const section = tab.dataset.tab!;
      tab.click();
      await expect.poll(() => document.querySelector(`[data-section="${section}"]`)).not.toBeNull();
      faults.push(...tooWide(width).map((fault) => `${section} at ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
