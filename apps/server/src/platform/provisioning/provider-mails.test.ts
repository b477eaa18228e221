import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { primaryShade, shadesOf } from '../realms/brand.ts';
import type { RealmOrder } from '../realms/realms.queries.ts';
import { createRealm } from './create-realm.ts';
import { openOperator, type Operator } from './operator.ts';
import { updateRealm } from './update-realm.ts';

// The identity provider itself sends these mails to the catcher.

const path = `t-${randomBytes(5).toString('hex')}`;
const order: RealmOrder = {
  path,
  name: "O'Hara & {Sons}",
  color: '#1463ff',
  hosts: [],
  phone: '+91 80 1234 5678',
  email: `care@${path}.test`,
  hours: 'Mon–Sat 9–18',
  footer: "O'Hara <Tours>, Kochi",
  isDefault: false,
  partnerTokens: false,
};
const people = { en: `en@${path}.test`, hi: `hi@${path}.test` };

interface Caught {
  readonly from: { name: string; address: string }[];
  readonly to: { address: string }[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

let database: TestDatabase;
let operator: Operator;
const ids: Record<string, string> = {};

async function newest(address: string, subject: string): Promise<Caught> {
  for (let left = 50; left > 0; left--) {
    const all = (await (await fetch(`${process.env.MAIL_WEB_URL}/email`)).json()) as Caught[];
    const mine = all.findLast((mail) => mail.subject === subject && mail.to.some((to) => to.address === address));
    if (mine) return mine;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail "${subject}" to ${address}`);
}

beforeAll(async () => {
  database = await createTestDatabase();
  operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  await createRealm(operator, order);
  for (const [locale, email] of Object.entries(people))
    ids[locale] = await operator.admin.post(`/${path}/users`, {
      username: email,
      email,
      enabled: true,
      firstName: 'Parvati',
      lastName: 'Ramanujan',
      attributes: { locale: [locale] },
    });
});

afterAll(async () => {
  await operator?.admin.remove(`/${path}`);
  await operator?.tenants.close();
  await database?.drop();
});

const text = (html: string) =>
  html.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function expectBrand({ from, html, text: plain }: Caught, lang: string, name = order.name): void {
  expect(from).toEqual([{ name, address: order.email }]);
  const shades = shadesOf(order.color);
  const color = shades[primaryShade(shades).index]!;
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`background:${color};font:700 18px`);
  expect(html).toContain('prefers-color-scheme: dark');
  const help = { en: 'Need help? Contact us:', hi: 'मदद चाहिए? हमसे संपर्क करें:' }[lang]!;
  for (const part of [text(html), plain]) {
    for (const words of [name, help, order.phone, order.email, order.hours, order.footer])
      expect(part).toContain(words);
    expect(part).not.toMatch(/Parvati|Ramanujan|Keycloak|\bmsg\(|\{\d/);
    expect(part).not.toContain(`${path}.test account`);
  }
}

const linkIn = (plain: string) => /https?:\/\/\S+/.exec(plain)![0];

const expected = [
  ['en', 'VERIFY', 'Confirm your email address', 'Confirm this address', /once and expires in 12 hours/],
  ['hi', 'VERIFY', 'अपने ईमेल पते की पुष्टि करें', 'इस पते की पुष्टि करें', /12 घंटे/],
  [
    'en',
    'ACTIONS',
    'Your account needs your attention',
    'Continue',
    /choose a new password, confirm your email address\./,
  ],
  ['hi', 'ACTIONS', 'आपके खाते में कुछ करना बाकी है', 'जारी रखें', /नया पासवर्ड चुनना, अपने ईमेल पते की पुष्टि करना।/],
] as const;

test.each(expected)(
  '%s: the provider sends %s in the brand of the realm',
  async (locale, kind, subject, button, words) => {
    const user = `/${path}/users/${ids[locale]}`;
    if (kind === 'VERIFY') await operator.admin.put(`${user}/send-verify-email`, {});
    else await operator.admin.put(`${user}/execute-actions-email`, ['UPDATE_PASSWORD', 'VERIFY_EMAIL']);
    const mail = await newest(people[locale], subject);
    expectBrand(mail, locale);
    expect(text(mail.html)).toContain(button);
    expect(text(mail.html)).toMatch(words);
    expect(mail.text).toMatch(words);
    expect(mail.text).toContain(`${button}: ${linkIn(mail.text)}`);
    expect(text(mail.html)).toContain(linkIn(mail.text));
  },
);

test.each([
  ['en', 'Choose a new password', /reset the password for your O'Hara & \{Sons\} account/],
  ['hi', 'नया पासवर्ड चुनें', /आपके O'Hara & \{Sons\} खाते का पासवर्ड/],
] as const)('%s: the link of "Forgot password?" comes in the brand of the realm', async (locale, subject, words) => {
  const realm = `${operator.keycloakUrl}/realms/${path}`;
  const query = new URLSearchParams({
    client_id: path,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${operator.publicUrl}/${path}`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  let cookie = '';
  const read = async (url: string, body?: URLSearchParams) => {
    const reply = await fetch(url.replaceAll('&amp;', '&'), {
      headers: { cookie },
      redirect: 'manual',
      ...(body ? { method: 'POST', body } : {}),
    });
    cookie ||= reply.headers
      .getSetCookie()
      .map((each) => each.split(';')[0]!)
      .join('; ');
    return reply.text();
  };
  const absolute = (address: string) => new URL(address, operator.keycloakUrl).href;
  const page = await read(`${realm}/protocol/openid-connect/auth?${query.toString()}`);
  const forgot = await read(absolute(/href="([^"]*reset-credentials[^"]*)"/.exec(page)![1]!));
  const action = /id="kc-reset-password-form" action="([^"]+)"/.exec(forgot)![1]!;
  await read(absolute(action), new URLSearchParams({ username: people[locale] }));
  const mail = await newest(people[locale], subject);
  expectBrand(mail, locale);
  expect(text(mail.html)).toMatch(words);
  expect(mail.text).toMatch(words);
});

test('a changed brand is in the mails after the update', async () => {
  await createRealm(operator, { ...order, name: 'Kochi Travels' });
  await updateRealm(operator, path);
  await operator.admin.put(`/${path}/users/${ids.en}/execute-actions-email`, ['webauthn-register-passwordless']);
  let mail = await newest(people.en, 'Your account needs your attention');
  for (let left = 50; !mail.text.includes('add a passkey') && left > 0; left--)
    mail = await newest(people.en, 'Your account needs your attention');
  expect(mail.text).toContain('in your Kochi Travels account: add a passkey.');
  expectBrand(mail, 'en', 'Kochi Travels');
});
