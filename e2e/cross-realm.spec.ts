import { texts } from '@visawright/contract/texts.ts';
import { handoffCode, login, profile, send, validate } from './kit/calls.ts';
import { origin, places } from './kit/places.ts';
import { expectScreen } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

test('a token of one realm is refused by every call in the name of another', async () => {
  const { tokens } = await login('sunrise', 'agent');
  expect((await profile('sunrise', tokens.access_token)).status).toBe(200);
  for (const realm of ['bluegate', 'dev', 'default']) {
    const { status, body } = await profile(realm, tokens.access_token);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'tenant_mismatch' });
    expect((await validate(realm, tokens.access_token)).body).toEqual({ tokenValid: false });
  }
  const refresh = await send('refreshToken', 'bluegate', { body: { refreshToken: tokens.refresh_token } });
  expect(refresh.status).toBe(401);
  expect((await send('refreshToken', 'sunrise', { body: { refreshToken: tokens.refresh_token } })).status).toBe(200);
});

test('a token of no known realm is a dead token', async () => {
  const keycloak = process.env.KEYCLOAK_URL!;
  const reply = await fetch(`${keycloak}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: process.env.KEYCLOAK_ADMIN_USERNAME!,
      password: process.env.KEYCLOAK_ADMIN_PASSWORD!,
    }),
  });
  const { access_token } = (await reply.json()) as { access_token: string };
  expect((await profile('sunrise', access_token)).status).toBe(401);
});

for (const kind of ['code', 'token'] as const) {
  test(`a bearer ${kind} of one realm does not open another realm's path`, async ({ page }) => {
    const { tokens } = await login('sunrise', 'agent');
    const word = kind === 'code' ? await handoffCode('sunrise', tokens) : tokens.access_token;
    await page.goto(`${origin}/bluegate?bearerToken=${word}`);
    await expect(page.getByText(texts.invalidBearerToken).first()).toBeVisible();
    await expect(page.getByText('Applicants')).toHaveCount(0);
  });
}

test('signed in at one path is not signed in at another, even with a copied store', async ({ page }) => {
  await signIn(page, places.sunrise, 'agent');
  await page.goto(`${origin}/bluegate`);
  await expectScreen(page, 'signIn');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (key.startsWith('vw.sunrise.'))
        localStorage.setItem(key.replace('vw.sunrise.', 'vw.bluegate.'), value as string);
    }
  });
  await page.reload();
  await expectScreen(page, 'signIn');
  expect(await page.evaluate(() => localStorage.getItem('vw.bluegate.session'))).toBeNull();
  await page.goto(places.sunrise.address);
  await expectScreen(page, 'applications');
});

test('an address of no realm says so', async ({ page }) => {
  await page.goto(`${origin}/nobody-here`);
  await expectScreen(page, 'addressUnknown');
});
