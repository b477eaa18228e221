import type { Page } from '@playwright/test';
import { refuse } from './answers/answers.ts';
import { answerNoPartnerLinks, answerPartnerLinks } from './answers/partner-link-answers.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

// Start links for partner sites.

const view = (person: string, name: string, more: Partial<View>) =>
  staffView(person, '/settings?tab=partnerLinks', 'settings', name, more);

async function fillIn(page: Page): Promise<void> {
  await page.locator('.integrations-card header button').click();
  const dialog = page.locator('[role="dialog"]');
  await dialog.locator('input').first().fill('Hotel Promenade, Nice');
  await dialog.getByRole('combobox').first().click();
  await page
    .getByRole('option')
    .filter({ hasText: /^(France|फ़्रांस|फ़्रांस)$/ })
    .first()
    .click();
  await dialog.locator('.start-offer').waitFor();
}

export const partnerLinkViews: readonly View[] = [
  view('agency', 'start links', { before: answerPartnerLinks, settled: '[data-link]' }),
  view('admin', 'start links of all agencies', { before: answerPartnerLinks, settled: '[data-link]' }),
  view('agency', 'no start links', { before: answerNoPartnerLinks, settled: '[data-state="empty"]' }),
  view('agency', 'start links failing', { before: refuse, settled: '[data-state="failing"]' }),
  view('agency', 'new start link', { before: answerPartnerLinks, prepare: fillIn, part: '[role="dialog"]' }),
  view('agency', 'made start link', {
    before: answerPartnerLinks,
    prepare: async (page) => {
      await fillIn(page);
      await page.locator('[role="dialog"] [type="submit"]').click();
      await page.locator('[data-made="snippet"]').waitFor();
    },
    part: '[role="dialog"]',
  }),
];
