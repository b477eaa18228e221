import { createECDH, randomBytes } from 'node:crypto';
import type { Page, Worker } from '@playwright/test';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, journeys, origin } from '../kit/server/addresses.ts';

const title = 'Application A-7K2M9Q still needs documents';

// The worker of the product is registered; only the push service, which is outside, is not asked.
async function withoutPushService(page: Page): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
    auth: randomBytes(16).toString('base64url'),
  };
  const subscription = { endpoint: `https://push.example.org/send/${randomBytes(8).toString('hex')}`, keys };
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => given } as unknown as PushSubscription);
  }, subscription);
}

// As the browser gives a message to the worker.
async function deliver(page: Page, note: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.includes('/assets/push/'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(note),
  });
}

// The shell of the tests has no place for notifications: what the worker asks to be shown is noted in the worker.
const noteWhatIsShown = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const noted: object[] = [];
    registration.showNotification = (from, { body, tag } = {}) => Promise.resolve(void noted.push({ from, body, tag }));
    Object.assign(globalThis, { noted });
  });
const shown = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { noted: object[] }).noted);

test('a browser is turned on, shows a message, and is turned off', async ({ page }) => {
  const office = await makeOffice();
  const [agent] = office.agents;
  await page.context().grantPermissions(['notifications'], { origin });
  await withoutPushService(page);
  await signIn(page, journeys, agent!.name, agent!.password);
  await page.goto(at(journeys, '/settings?tab=notifications'));
  await expect(page.getByText('No browser gets messages yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  const browsers = page.getByRole('region', { name: 'Messages in the browser' });
  await expect(browsers.getByText(/This browser · since/)).toBeVisible();
  await page.getByRole('switch', { name: 'Announcements, In the browser' }).click({ force: true });
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  const note = { tag: 'one', title, from: 'Harbour Visas', lang: 'en', link: at(journeys, '/notifications') };
  const worker = page
    .context()
    .serviceWorkers()
    .find((each) => each.url().includes('/push.worker'))!;
  await noteWhatIsShown(worker);
  await deliver(page, note);
  await expect.poll(() => shown(worker)).toEqual([{ from: 'Harbour Visas', body: title, tag: 'one' }]);
  expect(await axeFaults(page)).toEqual([]);
  await browsers.getByRole('button', { name: /^Turn off on/ }).click();
  await expect(page.getByText('No browser gets messages yet.')).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('an admin sets up a provider whose secret is not shown again; an address inside is refused', async ({ page }) => {
  const admin = await makePerson({ role: 'admin' });
  await signIn(page, journeys, admin.name, admin.password);
  await page.goto(at(journeys, '/settings?tab=channels'));
  const sms = page.getByRole('form', { name: 'SMS' });
  await sms.getByLabel('Address of the service').fill('https://127.0.0.1');
  await sms.getByLabel('Account').fill('AC00000001');
  await sms.getByLabel('Sender').fill('+15005550006');
  await sms.getByLabel('Token').fill('secret-of-the-journey');
  await sms.getByRole('switch').click({ force: true });
  await sms.getByRole('button', { name: 'Save' }).click();
  await expect(sms.getByText('This address is not public.', { exact: false })).toBeVisible();
  await sms.getByLabel('Address of the service').fill('https://sms.example.org');
  await sms.getByRole('switch').click({ force: true });
  await sms.getByRole('button', { name: 'Save' }).click();
  await expect(sms.getByText('Stored. Leave it empty to keep it.')).toBeVisible();
  await page.reload();
  await expect(sms.getByLabel('Sender')).toHaveValue('+15005550006');
  await expect(sms.getByLabel('Token')).toHaveValue('');
  await expect(page.getByText('secret-of-the-journey')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
});
