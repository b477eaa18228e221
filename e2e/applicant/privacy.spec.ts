import { readFile } from 'node:fs/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { expectFits } from '../kit/browser/expect-fits.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillForm, signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { journeys, origin } from '../kit/server/addresses.ts';

const widths = [1440, 800, 390];

test('a traveller takes everything along, then deletes the account for good', async ({ page }) => {
  const person = await makePerson({ role: 'applicant', firstName: 'Tara', lastName: 'Iyer' });
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, '/profile');
  await expectScreen(page, 'profile');
  await page.getByRole('link', { name: 'Open privacy centre' }).click();
  await expectScreen(page, 'privacy');
  await expect(page.getByRole('heading', { name: 'Privacy centre', level: 1 })).toBeVisible();
  await expect(page.getByText('1 traveller', { exact: true })).toBeVisible();
  await expectFits(page, widths, {
    what: 'privacy centre',
    shown: page.getByRole('button', { name: 'Download everything' }),
  });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const part of ['account.json', 'applications.json', 'documents.json', 'views.json', person.username])
    expect(bytes.includes(part), part).toBe(true);

  await page.getByRole('button', { name: 'See what happens' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Delete your account, Tara?' })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  }
  expect(await axeFaults(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('textbox').fill(person.username);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectScreen(page, 'signIn');
  const notice = page.getByText(/Keep this number to ask about it/);
  await expect(notice).toBeVisible();
  const erasureUid = /[0-9a-f-]{36}/.exec(await notice.innerText())![0];

  await expect
    .poll(
      async () => {
        const reply = await fetch(`${origin}${addresses.getErasure.path}?erasureUid=${erasureUid}`, {
          headers: { 'realm-client-id': person.realm },
        });
        return ((await reply.json()) as { certificate: string | null }).certificate;
      },
      { timeout: 60_000 },
    )
    .toContain('"keyDestroyed":true');
  await fillForm(page, person.username, person.password);
  await expect(page.getByText('The username or password is incorrect.').first()).toBeVisible();
});
