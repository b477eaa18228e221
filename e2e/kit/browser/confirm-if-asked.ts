import type { Page } from '@playwright/test';
import { demoPassword } from '../accounts/demo-people.ts';

// Enters the password if the page asks for it before `done`.
export async function confirmIfAsked(page: Page, done: Promise<unknown>, password = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  const asked = dialog.waitFor().then(
    () => true,
    () => false, // the page was closed, or the limit of the test was reached
  );
  if (!(await Promise.race([asked, done.then(() => false)]))) return;
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}
