import type { Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { errors, type ErrorCode } from '@visawright/contract/platform/errors.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

const { sunrise } = realmAddresses;
const answer = (page: Page, name: keyof typeof addresses, json: object) =>
  page.route(`**${addresses[name].path}`, (route) => route.fulfill({ json }));
const refuse = (page: Page, name: keyof typeof addresses, code: ErrorCode, details?: object) => {
  const { status, text: message } = errors[code];
  return page.route(`**${addresses[name].path}`, (route) =>
    route.fulfill({ status, json: { code, message, requestId: '', details } }),
  );
};

// As if the identity provider had a host name: at an IP address there are no passkeys.
const nameProvider = (page: Page) =>
  page.route('**/das/v1/realms/kc-realm/*', async (route) => {
    const reply = await route.fetch();
    const realm = (await reply.json()) as object;
    await route.fulfill({ response: reply, json: { ...realm, realmAuthorizationUrl: 'https://id.sunrise.example' } });
  });

const signInUid = '5b2f7c1e-0c4a-4a6e-9a55-3d1f0e8c7b21';
const key = 'VIEW'.repeat(8);
const app = { secret: key, address: `otpauth://totp/Sunrise:asha?secret=${key}&issuer=Sunrise` };
async function enterPassword(page: Page) {
  await page.locator('[name="username"]').fill('asha.verma@sunrise.test');
  await page.locator('[name="password"]').fill('Right-Pass-2026!');
  await page.locator('.sign-submit').click();
}

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const incoming = {
  sub: signInUid,
  given_name: 'Asha',
  family_name: 'Verma',
  email: 'asha.verma@sunrise.test',
  realm_access: { roles: ['agent'] },
  exp: 4_000_000_000,
};
const tokens = {
  access_token: `${part({ alg: 'RS256' })}.${part(incoming)}.x`,
  refresh_token: 'r',
  expires_in: 300,
  refresh_expires_in: 1_800,
};

const outside = (name: string, more: Partial<View>): View => ({
  name: `security: ${name}`,
  place: sunrise,
  screen: 'signIn',
  side: 'sign-in',
  ...more,
});

const signInViews: readonly View[] = [
  outside('sign-in with passkey', { before: nameProvider, settled: '.sign-passkey' }),
  outside('second step at sign-in', {
    before: (page) =>
      nameProvider(page).then(() => refuse(page, 'login', 'auth.codeRequired', { signInUid, name: 'Asha Verma' })),
    prepare: enterPassword,
    settled: '[data-panel="code"]',
  }),
  outside('set-up at sign-in', {
    before: (page) => refuse(page, 'login', 'auth.setUpRequired', { signInUid, name: 'Asha Verma', app }),
    prepare: enterPassword,
    settled: '.factor-qr',
  }),
  outside('continue as', {
    place: { ...sunrise, address: `${sunrise.address}?bearerToken=${'x'.repeat(43)}` },
    screen: 'confirmAccount',
    before: (page) =>
      answer(page, 'validateToken', { tokenValid: true, userData: { id: signInUid, role: ['agent'] }, tokens }),
  }),
];

const passkey = (n: number, name: string, lastUsedAt: string | null) => ({
  passkeyUid: signInUid.replace('5b', `${n}b`),
  name,
  addedAt: '2026-10-02T08:12:00.000Z',
  lastUsedAt,
});
async function withFactors(page: Page) {
  await nameProvider(page);
  await answer(page, 'getSecondFactor', { isOn: true, isRequired: false, recoveryCodesLeft: 8 });
  await answer(page, 'listPasskeys', {
    passkeys: [passkey(1, 'Safari on iPhone', '2026-11-16T07:40:00.000Z'), passkey(2, 'Chrome on Windows', null)],
  });
}
const section = (id: string) => `section[aria-labelledby="${id}"]`;
const scrollTo = (id: string) => (page: Page) => page.locator(`#${id}`).evaluate((title) => title.scrollIntoView());
async function askForEmail(page: Page) {
  await page.locator(`${section('set-email')} button`).click();
  await page.locator(`${section('set-email')} [name="email"]`).fill('asha.new@mail.test');
  await scrollTo('set-email')(page);
}
async function waitForCode(page: Page) {
  await askForEmail(page);
  await page.locator(`${section('set-email')} [name="factorCode"]`).fill('123456');
  await page.locator(`${section('set-email')} [type="submit"]`).click();
  await page.locator(`${section('set-email')} .code-cells`).waitFor();
}
async function confirmNeeded(page: Page) {
  await withFactors(page);
  await refuse(page, 'startPasskey', 'auth.confirmNeeded');
}
async function openConfirm(page: Page) {
  await page.locator(`${section('set-passkeys')} .set-actions button`).click();
  await page.locator('[role="dialog"] [name="factorCode"]').waitFor();
}
const codeSent = async (page: Page) => {
  await withFactors(page);
  await answer(page, 'requestEmailChange', { changeUid: signInUid, codeSeconds: 600 });
};

const inside: readonly [string, Partial<View>][] = [
  [
    'second step and passkeys',
    { before: withFactors, prepare: scrollTo('set-factor'), settled: '.set-sessions:not(.ext-connections)' },
  ],
  ['email change', { before: withFactors, prepare: askForEmail }],
  ['email change, code', { before: codeSent, prepare: waitForCode }],
  ['confirm dialog', { before: confirmNeeded, prepare: openConfirm, part: '[role="dialog"]' }],
];

const profile = (name: string, more: Partial<View>): View =>
  outside(`applicant, ${name}`, {
    person: 'applicant',
    hash: '/profile',
    screen: 'profile',
    side: 'applicant',
    ...more,
  });

export const securityViews: readonly View[] = [
  ...signInViews,
  ...inside.map(([name, more]) => profile(name, more)),
  profile('privacy centre', { hash: '/profile?part=privacy', screen: 'privacy' }),
  ...inside.map(([name, more]) => ({
    ...staffView('agency', '/settings?tab=security', 'settings', name, more),
    name: `security: staff, ${name}`,
  })),
];
