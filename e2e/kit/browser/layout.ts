import { expect, type Page } from '@playwright/test';
import type { Principal } from '../accounts/demo-people.ts';

export const sidebar = (page: Page) => page.locator('.staff-sidebar');
export const staffShell = (page: Page) => page.locator('.staff-shell');
export const applicantHeader = (page: Page) => page.locator('header.head');

// Direct-to-consumer applicants get the flow layout, all others the staff layout.
export async function expectLayout(page: Page, principal: Principal): Promise<void> {
  const [own, other] =
    principal.applicantType === 'D2C'
      ? [applicantHeader(page), staffShell(page)]
      : [staffShell(page), applicantHeader(page)];
  await expect(own).toBeVisible();
  await expect(other).toHaveCount(0);
}
