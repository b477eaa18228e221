import type { Page } from '@playwright/test';
import { ahead, expectAllRead, goOn } from '../kit/apply.ts';
import { press, tabTo } from '../kit/keys.ts';
import type { Paper } from '../kit/papers.ts';
import { at, journeys } from '../kit/places.ts';
import { expectScreen } from '../kit/screen.ts';
import { expect } from '../kit/test.ts';
import { makePerson } from '../kit/throw-away.ts';
import { test } from '../kit/tourist.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);

// A set of radio buttons is one stop; its arrows walk through it and choose.
async function choose(page: Page, option: string | RegExp): Promise<void> {
  const wanted = page.getByRole('radio', { name: option });
  await expect(wanted).toBeVisible();
  const where = () =>
    wanted.evaluate((element) => {
      const active = document.activeElement as HTMLInputElement | null;
      return active === element ? 'there' : active?.name === (element as HTMLInputElement).name ? 'near' : 'elsewhere';
    });
  for (let i = 0; i < 80; i++) {
    const place = await where();
    if (place === 'there') return press(page, 'Space');
    await press(page, place === 'near' ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`${String(option)} was not reached`);
}

async function sendFiles(page: Page, papers: readonly Paper[]): Promise<void> {
  const picker = page.waitForEvent('filechooser'); // a key is faster than the browser is told to wait for it
  await tabTo(page, page.getByRole('button', { name: 'Choose files' }));
  await press(page, 'Enter');
  await (await picker).setFiles(papers.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
  await tabTo(page, page.getByRole('button', { name: 'I agree' }));
  await press(page, 'Enter');
}

test('from sign-in to every required paper read and the review opened: with the keyboard alone', async ({
  page,
  tourist: { firstName, lastName, papers },
}) => {
  test.setTimeout(180_000 * patience);
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
  await page.goto(at(journeys));
  await expectScreen(page, 'signIn');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(person.username);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await press(page, 'Enter');
  await expectScreen(page, 'myApplications');

  await tabTo(page, page.locator('[data-screen="myApplications"]').getByRole('button', { name: 'Apply now' }));
  await press(page, 'Enter');
  await expectScreen(page, 'getVisa');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused(); // a new screen is read from its heading on
  await choose(page, 'Italy');
  await choose(page, /^Tourism/);
  await tabTo(page, page.getByRole('button', { name: ahead.tab, exact: true }));
  await press(page, 'Enter');
  for (const day of [ahead.from, ahead.to]) {
    await toDay(page, day);
    await press(page, 'Enter');
  }
  await choose(page, 'Chennai');
  await tabTo(page, goOn(page));
  await press(page, 'Enter');
  await expectScreen(page, 'visaRequirements');

  const paper = page.locator('[data-paper][data-state="later"]').first();
  const title = await paper.getAttribute('data-paper');
  await tabTo(page, paper.locator('input:checked'), 'Tab', 80);
  await press(page, 'ArrowLeft');
  await expect(page.locator(`[data-paper="${title}"]`)).toHaveAttribute('data-state', 'have');
  await tabTo(page, goOn(page), 'Tab', 200);
  await press(page, 'Enter');
  await expectScreen(page, 'documentPlayground');
  await expect(page.locator('[data-paper]').first()).toBeVisible(); // nothing comes any more that would take the focus
  await sendFiles(page, papers);
  await expectAllRead(page);

  await tabTo(page, page.locator('[data-file]').first().getByRole('button').first(), 'Tab', 120);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-file]').first().getByRole('button').first()).toBeFocused(); // back where one was

  await tabTo(page, goOn(page), 'Tab', 200);
  await press(page, 'Enter');
  await expectScreen(page, 'review');
});

// The month's days are one stop too: arrows from where it begins.
async function toDay(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  await expect(wanted.first()).toBeVisible();
  const isDay = () => page.evaluate(() => document.activeElement?.closest('table') !== null);
  for (let i = 0; i < 40 && !(await isDay()); i++) await press(page, 'Tab');
  for (let i = 0; i < 60; i++) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
    await press(page, 'ArrowRight');
  }
  throw new Error(`${name} was not reached`);
}
