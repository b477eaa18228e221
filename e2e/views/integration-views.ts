import { refuse } from './answers/answers.ts';
import { answerIntegrations, answerNoIntegrations, openEndpoint } from './answers/integration-answers.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

// API keys and webhooks.

const view = (person: string, name: string, more: Partial<View>, open = '') =>
  staffView(person, `/settings?tab=integrations${open}`, 'settings', name, more);

export const integrationViews: readonly View[] = [
  view('agency', 'integrations', { before: answerIntegrations, settled: '[data-endpoint]' }),
  view('admin', 'deliveries', { before: answerIntegrations, settled: 'pre' }, `&open=${openEndpoint}`),
  view('agency', 'no integrations', { before: answerNoIntegrations, settled: '[data-state="empty"]' }),
  view('agency', 'integrations failing', { before: refuse, settled: '[data-state="failing"]' }),
  view('agency', 'new key', {
    before: answerIntegrations,
    prepare: async (page) => {
      await page.locator('.integrations-card button').first().click();
      await page.locator('[role="dialog"] input').first().fill('Wayfarer CRM');
      await page.locator('[role="dialog"] [type="checkbox"]').first().check();
    },
    part: '[role="dialog"]',
  }),
  view('agency', 'made key', {
    before: answerIntegrations,
    prepare: async (page) => {
      await page.locator('.integrations-card button').first().click();
      await page.locator('[role="dialog"] input').first().fill('Wayfarer CRM');
      await page.locator('[role="dialog"] [type="checkbox"]').first().check();
      await page.locator('[role="dialog"] [type="submit"]').click();
      await page.locator('[data-secret]').waitFor();
    },
    part: '[role="dialog"]',
  }),
  view('agency', 'new webhook', {
    before: answerIntegrations,
    prepare: async (page) => {
      await page.locator('.integrations-card').nth(1).locator('header button').click();
      await page.locator('[role="dialog"] [type="checkbox"]').first().waitFor();
    },
    part: '[role="dialog"]',
  }),
];
