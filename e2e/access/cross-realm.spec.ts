import { texts } from '@visawright/contract/platform/texts.ts';
import { handoffCode, login, profile, send, validate } from '../kit/server/calls.ts';
import { origin, realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';

test('calls with another realm name refuse a token of this realm', async () => {
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

test('a token of an unknown realm is refused', async () => {
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

test('a session of one realm is not valid in another, even with copied local storage', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'agent');
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
  await page.goto(realmAddresses.sunrise.address);
  await expectScreen(page, 'applications');
});

test('an address without a realm shows the address unknown screen', async ({ page }) => {
  await page.goto(`${origin}/nobody-here`);
  await expectScreen(page, 'addressUnknown');
});
