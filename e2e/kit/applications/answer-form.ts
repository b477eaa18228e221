import type { Locator, Page } from '@playwright/test';
import type { CountingUser } from '../browser/counting-user.ts';
import { expect } from '../browser/test.ts';
import { ahead } from './apply-steps.ts';
import { patience } from '../patience.ts';

export const question = (page: Page, field: string) => page.locator(`[data-field="${field}"]`);
const active = (page: Page) => page.locator('[data-field][data-active]');
export const nextToCheck = (page: Page) => page.getByRole('button', { name: 'Next to check' });

// Answers that no document provides. Other questions are answered by type: "No" where possible, otherwise the first choice.
export type WantedAnswers = Readonly<Record<string, string>>;

async function choose(page: Page, user: CountingUser, box: Locator, wanted: string | undefined): Promise<void> {
  await user.tap(box.getByRole('combobox').or(box.locator('input')).first());
  const options = page.getByRole('option');
  await options.first().waitFor();
  await user.tap(wanted === undefined ? options.first() : options.filter({ hasText: wanted }).first());
}

// Questions that do not take any text or day.
const usual: WantedAnswers = { applicationPlace: 'Pune' };

async function answer(page: Page, user: CountingUser, box: Locator, answers: WantedAnswers): Promise<void> {
  const field = (await box.getAttribute('data-field'))!;
  const wanted = answers[field] ?? usual[field];
  switch (await box.getAttribute('data-type')) {
    case 'select':
      return choose(page, user, box, wanted);
    case 'country':
      return choose(page, user, box, wanted ?? 'India');
    case 'radio': {
      const no = box.getByRole('radio', { name: wanted ?? 'No', exact: true });
      return user.tap((await no.count()) > 0 ? no : box.getByRole('radio').first());
    }
    case 'checkbox':
      return user.tap(box.getByRole('checkbox').first());
    case 'date':
      return user.type(box.locator('input'), wanted ?? ahead.fromDate);
    case 'number':
      return user.type(box.locator('input'), wanted ?? '1');
    case 'phone':
      return user.type(box.locator('input'), wanted ?? '+919820012345');
    case 'email':
      return user.type(box.locator('input'), wanted ?? 'a@b.example.com');
    default:
      return user.type(box.locator('input, textarea').first(), wanted ?? 'None');
  }
}

export const askedQuestions = (page: Page) =>
  page
    .locator('[data-field]')
    .and(page.locator('[data-state="confirm"], [data-state="conflict"], [data-state="missing"]'));

// False if nothing is left: the button disappears a moment after the last answer, when it is saved.
async function goToNext(page: Page, user: CountingUser): Promise<boolean> {
  while (await nextToCheck(page).isVisible()) {
    const isPressed = await nextToCheck(page)
      .click({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
    if (isPressed) {
      user.taps++;
      return true;
    }
  }
  return false;
}

// Opens the section of a field; Review starts with the questions that need the person.
export async function openSection(page: Page, section: string): Promise<void> {
  await page.locator(`[data-tab="${section}"]`).click();
  await expect(page.locator(`[data-section="${section}"]`)).toBeVisible();
}

// Answers every visible question that needs a person, and uses "Next to check" when none is visible, until none is left.
export async function answerAll(page: Page, user: CountingUser, answers: WantedAnswers = {}, most = 90): Promise<void> {
  const wanting = askedQuestions(page);
  for (let i = 0; i < most; i++) {
    if (!(await nextToCheck(page).isVisible())) return answersAreSaved(page);
    const visible = wanting.filter({ visible: true }).first();
    if ((await visible.count()) === 0 && !(await goToNext(page, user))) return answersAreSaved(page);
    const box = (await visible.count()) > 0 ? visible : active(page);
    await expect(box).toBeVisible();
    const field = (await box.getAttribute('data-field'))!;
    await answerOne(page, user, question(page, field), answers);
    await expect(question(page, field), field).toHaveAttribute('data-state', /^(confirmed|edited|auto)$/);
  }
  throw new Error(`more than ${most} questions needed an answer`);
}

// An answer is sent some moments after it was given. A change by another way before that would be a conflict with it.
const answersAreSaved = (page: Page) =>
  expect(page.locator('[data-save="waiting"], [data-save="sending"]')).toHaveCount(0);

export async function answerOne(page: Page, user: CountingUser, box: Locator, answers: WantedAnswers): Promise<void> {
  const state = await box.getAttribute('data-state');
  if (state === 'confirm') await user.tap(box.getByRole('button', { name: /^Confirm / }));
  else if (state === 'conflict') await user.tap(box.getByRole('radio').first());
  else await answer(page, user, box, answers);
}

// The chip under a value opens the page it was read from, with its region highlighted.
export async function expectSource(page: Page, field: string): Promise<void> {
  await question(page, field)
    .getByRole('button', { name: /show on the page/ })
    .first()
    .click();
  await expect(page.locator('[data-source]')).toBeVisible();
  await expect(page.locator('[data-source] [data-chosen="true"]')).toBeVisible({ timeout: 5_000 * patience });
}

export async function declare(page: Page, user: CountingUser): Promise<void> {
  await expect(page.locator('[data-check]')).toBeVisible();
  await user.tap(page.getByRole('checkbox', { name: /I have read and accept this declaration/ }));
  await user.tap(page.getByRole('button', { name: 'Accept and continue' }));
}
