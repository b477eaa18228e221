import type { Page } from '@playwright/test';
import { press, tabTo } from '../kit/browser/keys.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { expect, test } from '../kit/browser/test.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const type = (page: Page, text: string) => page.keyboard.type(text);

// An agent's day without a mouse.
test(
  'an agent signs in, finds, reads, notes, transfers, starts an application and signs out with the keyboard only',
  onlyInAll,
  async ({ page }) => {
    test.setTimeout(test.info().timeout * 3);
    const office = await makeOffice({ agents: 2 });
    const [me, colleague] = [office.agents[0]!, office.agents[1]!];
    const mine = await personClient(me);
    for (const name of ['Asha', 'Bela', 'Chitra']) await mine.draft((await mine.applicant(name)).applicantUid);
    const drawerTitle = page.locator('.list-drawer').getByRole('heading', { level: 2 });
    const step = test.step;

    await step('sign in', async () => {
      await page.goto(at(journeys));
      await expectScreen(page, 'signIn');
      await tabTo(page, page.getByLabel('Username'));
      await type(page, me.username);
      await press(page, 'Tab');
      await tabTo(page, page.getByLabel('Password', { exact: true }));
      await type(page, me.password);
      await press(page, 'Enter');
      await expectScreen(page, 'applications');
    });

    await step('find an application with the palette', async () => {
      await press(page, 'Control+k');
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await type(page, 'bela');
      await expect(page.getByRole('option', { name: /Bela Menon/ }).first()).toBeVisible();
      await press(page, 'Enter');
      await expect(drawerTitle).toHaveText('Bela Menon');
    });

    await step('move from row to row, with the drawer and without', async () => {
      await press(page, 'k');
      await expect(drawerTitle).toHaveText('Chitra Menon');
      await press(page, 'j', 'j');
      await expect(drawerTitle).toHaveText('Asha Menon');
      await press(page, 'Escape');
      await expect(page.locator('.list-drawer')).toHaveCount(0);
      await press(page, 'k');
      await expect(page.locator('tr[data-cursor]')).toContainText('Bela Menon');
      await press(page, 'Enter');
      await expect(drawerTitle).toHaveText('Bela Menon');
      await expect(drawerTitle).toBeFocused();
    });

    await step('write a note', async () => {
      await tabTo(page, page.locator('.list-drawer').getByRole('tab', { name: 'Summary' }));
      await press(page, 'End');
      const notes = page.locator('.list-drawer').getByRole('tab', { name: 'Notes' });
      await expect(notes).toBeFocused();
      await press(page, 'Enter');
      await tabTo(page, page.getByLabel('New note'));
      await type(page, 'Calls back on Monday, jk.'); // letters that are shortcuts elsewhere
      await tabTo(page, page.getByRole('button', { name: 'Add note' }));
      await press(page, 'Enter');
      await expect(page.locator('.pane-note')).toContainText('Calls back on Monday, jk.');
    });

    await step('transfer it to a colleague', async () => {
      await tabTo(page, page.locator('.list-drawer').getByRole('button', { name: 'Transfer' }));
      await press(page, 'Enter');
      const dialog = page.getByRole('dialog', { name: 'Transfer Bela Menon' });
      await expect(dialog.getByRole('combobox', { name: 'New agent' })).toBeFocused();
      await type(page, colleague.fullName.split(' ')[0]!);
      const found = page.getByRole('option', { name: new RegExp(colleague.fullName) });
      await expect(found).toHaveAttribute('data-combobox-selected', 'true');
      await press(page, 'Enter');
      await expect(dialog.getByRole('combobox')).toHaveValue(new RegExp(colleague.fullName));
      await tabTo(page, dialog.getByRole('button', { name: 'Transfer' }));
      await press(page, 'Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('tbody tr[data-row]', { hasText: 'Bela' })).toHaveCount(0);
    });

    await step('start an application', async () => {
      await press(page, 'Escape', 'g', 'v');
      await expectScreen(page, 'staffGetVisa');
      await tabTo(page, page.getByLabel('Find an applicant'));
      await type(page, 'Asha');
      await expect(page.getByRole('option', { name: /Asha Menon/ })).toBeVisible();
      await press(page, 'ArrowDown', 'Enter');
      await expect(page.locator('.trip-people')).toContainText('Asha Menon');
      await tabTo(page, page.getByRole('radio', { name: 'United Kingdom' }).or(page.locator('#trip-visaTo')));
      await press(page, 'Space');
      await tabTo(page, page.getByRole('radio', { name: 'Tourism' }));
      await press(page, 'Space');
      const visaType = page.getByRole('combobox', { name: 'Visa type' });
      await tabTo(page, visaType);
      await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
      await expect(visaType).not.toHaveValue('');
      const dates = page.getByRole('button', { name: /Travel dates/ });
      await tabTo(page, dates);
      await press(page, 'Enter');
      await tabTo(page, page.getByRole('button', { name: 'Next month' }));
      await press(page, 'Enter');
      await tabTo(
        page,
        page.locator('table button:not([disabled], [data-hidden])[tabindex="0"], table button[data-autofocus]').first(),
      );
      await press(page, 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
      await expect(page.getByText(/^\d+ days$/)).toBeVisible();
      await expect(dates).toBeFocused();
      await tabTo(page, page.getByRole('button', { name: 'Create draft' }));
      await press(page, 'Enter');
      await expectScreen(page, 'applications');
      await expect(drawerTitle).toHaveText('Asha Menon');
    });

    await step('sign out', async () => {
      await press(page, 'Control+k');
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await type(page, 'logout');
      await expect(page.getByRole('option', { name: 'Logout' })).toBeVisible();
      await press(page, 'Enter');
      await expectScreen(page, 'signIn');
    });
  },
);
