import type { Page } from '@playwright/test';
import { refuse } from './answers/answers.ts';
import { answerBilling, answerNoBilling } from './answers/billing-answers.ts';
import { drawer, openDrawer } from './list-views.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

// Price lists, exchange rates, who issues the invoices, and what an application costs.

const parts = ['price lists', 'exchange rates', 'seller', 'invoices'] as const;
const openPart = (at: number) => async (page: Page) => {
  await page.locator('.prices-views label').nth(at).click();
  await page.locator('.prices-views input').nth(at).blur();
};

const settings = (name: string, more: Partial<View>) =>
  staffView('agency', '/settings?tab=prices', 'settings', name, { settled: '.prices-views', ...more });

export const billingViews: readonly View[] = [
  ...parts.map((name, at) => settings(name, { before: answerBilling, prepare: openPart(at) })),
  settings('no prices', { before: answerNoBilling }),
  settings('prices failing', { before: refuse, settled: '[data-state="failing"]' }),
  settings('price of a service', {
    before: answerBilling,
    prepare: async (page) => {
      await page.locator('.prices-line button').nth(6).click();
      await page.locator('[role="dialog"] input').first().waitFor();
    },
    part: '[role="dialog"]',
  }),
  staffView('agency', '/applications', 'applications', 'price', {
    before: answerBilling,
    prepare: async (page) => {
      await openDrawer(page);
      await page.locator('[role="tab"][id$="-tab-billing"]').click();
      await page.locator('.bill-documents').waitFor();
    },
    part: drawer,
  }),
];
