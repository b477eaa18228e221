import type { Locator, Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import { expect } from './test.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);

export const question = (page: Page, field: string) => page.locator(`[data-field="${field}"]`);
const active = (page: Page) => page.locator('[data-field][data-active]');
export const nextToCheck = (page: Page) => page.getByRole('button', { name: 'Next to check' });

// What no paper says, as somebody would answer it. The rest is answered by its kind: "No" where it can be said, else the first choice.
export type Said = Readonly<Record<string, string>>;

async function choose(page: Page, hand: Hand, box: Locator, wanted: string | undefined): Promise<void> {
  await hand.tap(box.getByRole('combobox').or(box.locator('input')).first());
  const options = page.getByRole('option');
  await options.first().waitFor();
  await hand.tap(wanted === undefined ? options.first() : options.filter({ hasText: wanted }).first());
}

async function answer(page: Page, hand: Hand, box: Locator, said: Said): Promise<void> {
  const field = (await box.getAttribute('data-field'))!;
  const wanted = said[field];
  switch (await box.getAttribute('data-type')) {
    case 'select':
      return choose(page, hand, box, wanted);
    case 'country':
      return choose(page, hand, box, wanted ?? 'India');
    case 'radio': {
      const no = box.getByRole('radio', { name: wanted ?? 'No', exact: true });
      return hand.tap((await no.count()) > 0 ? no : box.getByRole('radio').first());
    }
    case 'checkbox':
      return hand.tap(box.getByRole('checkbox').first());
    case 'date':
      return hand.type(box.locator('input'), wanted ?? '10/04/2027');
    case 'number':
      return hand.type(box.locator('input'), wanted ?? '1');
    case 'phone':
      return hand.type(box.locator('input'), wanted ?? '+919820012345');
    case 'email':
      return hand.type(box.locator('input'), wanted ?? 'a@b.example.com');
    default:
      return hand.type(box.locator('input, textarea').first(), wanted ?? 'None');
  }
}

// What wants a person is answered where it is seen; "Next to check" leads on where nothing is, until none is left.
export async function answerAll(page: Page, hand: Hand, said: Said = {}, most = 90): Promise<void> {
  const wanting = page.locator('[data-field]').and(page.locator('[data-state="confirm"], [data-state="conflict"], [data-state="missing"]')); // prettier-ignore
  for (let i = 0; i < most; i++) {
    if (!(await nextToCheck(page).isVisible())) return;
    const seen = wanting.filter({ visible: true }).first();
    if ((await seen.count()) === 0) await hand.tap(nextToCheck(page));
    const box = (await seen.count()) > 0 ? seen : active(page);
    await expect(box).toBeVisible();
    const field = (await box.getAttribute('data-field'))!;
    await answerOne(page, hand, question(page, field), said);
    await expect(question(page, field), field).toHaveAttribute('data-state', /^(confirmed|edited|auto)$/);
  }
  throw new Error(`more than ${most} questions wanted a person`);
}

async function answerOne(page: Page, hand: Hand, box: Locator, said: Said): Promise<void> {
  const state = await box.getAttribute('data-state');
  if (state === 'confirm') await hand.tap(box.getByRole('button', { name: /^Confirm / }));
  else if (state === 'conflict') await hand.tap(box.getByRole('radio').first());
  else await answer(page, hand, box, said);
}

// The chip under a value opens the page it was read from, with its place lit.
export async function expectSource(page: Page, field: string): Promise<void> {
  await question(page, field).getByRole('button', { name: /show the place on the page/ }).first().click(); // prettier-ignore
  await expect(page.locator('[data-source]')).toBeVisible();
  await expect(page.locator('[data-source] [data-chosen="true"]')).toBeVisible({ timeout: 5_000 * patience });
}

export async function declare(page: Page, hand: Hand): Promise<void> {
  await expect(page.locator('[data-check]')).toBeVisible();
  await hand.tap(page.getByRole('checkbox', { name: /I have read this and declare it/ }));
  await hand.tap(page.getByRole('button', { name: 'Accept and continue' }));
}
