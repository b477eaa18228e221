import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Application } from '@visawright/contract/applications/application.ts';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { socket } from '@visawright/contract/platform/constants.ts';
import { headerMenu } from '@visawright/contract/applications/steps.ts';
import { login, send } from '../kit/server/calls.ts';
import { pretendExtension } from '../kit/browser/pretend-extension.ts';
import { applicantHeader } from '../kit/browser/layout.ts';
import { at, journeys, realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillForm, signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { mockDocument, mockDocumentData } from '../kit/documents/mock-document.ts';
import { trip } from '../kit/applications/trip.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const table = new URL('../../packages/contract/src/platform/spec-tables.json', import.meta.url);
const { texts } = JSON.parse(readFileSync(table, 'utf8')) as { texts: string[] };

type Journey = (page: Page) => Promise<unknown>;

const realmReply =
  (body: string): Journey =>
  async (page) => {
    await page.route('**/das/v1/realms/**', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body }),
    );
    await page.goto(at(realmAddresses.sunrise));
  };

const changeForm: Journey = async (page) => {
  const person = await makePerson({ role: 'applicant', mustChange: true });
  await page.goto(at(journeys));
  await fillForm(page, person.username, person.password);
};

// The download text of test environments: the demo is a sandbox, so the environment is changed in the response.
const downloadIn =
  (environment: string, archive: number): Journey =>
  async (page) => {
    await page.route('**/das/v1/realms/**', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), environment } });
    });
    await page.route('**/extension/builds/**', (route) =>
      route.fulfill({ status: archive, contentType: 'application/zip', body: archive === 200 ? 'PK' : '{}' }),
    );
    await signIn(page, realmAddresses.sunrise, 'agent');
    await expect(page.locator('[data-extension="not-installed"]')).toBeVisible();
    await page.locator('[data-extension]').click();
  };

const extensionVersion =
  (version: string, check: object): Journey =>
  async (page) => {
    await pretendExtension(page, version);
    await page.route('**/extension/check*', (route) => route.fulfill({ json: check }));
    await signIn(page, realmAddresses.sunrise, 'agent');
  };

// The socket cannot be opened: after five attempts with increasing delay the page shows a message.
const noSocket: Journey = async (page) => {
  await page.clock.install();
  await page.route(`**${socket.path}/**`, (route) => route.abort());
  await page.routeWebSocket(new RegExp(socket.path), (line) => line.close());
  await signIn(page, realmAddresses.sunrise, 'agent');
  for (let passed = 0; passed < 150; passed += 2) {
    await page.clock.runFor(2_000); // shorter than the message is shown
    await page.waitForTimeout(60); // connections are refused in real time
    if (await page.getByText('Unable to connect').count()) return;
  }
};

// The socket is cut, and at the reconnect the stored session is gone.
const noToken: Journey = async (page) => {
  let cut = () => {};
  await page.route(`**${socket.path}/**`, (route) => route.abort());
  await page.routeWebSocket(new RegExp(socket.path), (line) => {
    const server = line.connectToServer();
    cut = () => {
      void server.close();
      void line.close();
    };
  });
  await signIn(page, realmAddresses.sunrise, 'agent');
  await expect(page.locator('[data-live="on"]')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('vw.sunrise.session'));
  cut();
};

const menu: Journey = (page) => signIn(page, realmAddresses.sunrise, 'applicant');
// Submit opens when an application is no longer editable.
const summary: Journey = async (page) => {
  const { tokens } = await login('sunrise', 'applicant');
  const token = tokens.access_token;
  const { body } = await send<{ applicantUid: string }>('getProfile', 'sunrise', { token });
  const query = { applicantUid: body.applicantUid };
  const { body: own } = await send<{ items: Application[] }>('applicationsOfApplicant', 'sunrise', { token, query });
  const fixed = own.items.find(({ status }) => !isEditable(status))!;
  await menu(page);
  await openRoute(page, `/summary?applicationUid=${fixed.applicationUid}`);
};
const unknownRoute: Journey = async (page) => {
  await menu(page);
  await openRoute(page, '/no-such-route');
};

const documentRefused: Journey = async (page) => {
  await page.route('**/get-docs-applicantUid*', (route) => route.fulfill({ status: 403, json: {} }));
  await menu(page);
  await openRoute(page, '/fileUpload');
};

// A document page without a picture address.
const pageWithoutAddress: Journey = async (page) => {
  await page.route('**/get-docs-applicantUid*', (route) => route.fulfill({ json: { documents: [mockDocument] } }));
  await page.route('**/get-extracted-doc*', (route) =>
    route.fulfill({ json: { documents: [{ _id: mockDocument.docId, documentData: mockDocumentData }] } }),
  );
  await menu(page);
  await openRoute(page, `/fileUpload?open=${mockDocument.docId}`);
  await page.getByRole('button', { name: 'Save this page as an image' }).click();
};

// How each text is brought onto the screen.
const journeysTo: Record<string, Journey> = {
  'Sign in to your account to continue': (page) => page.goto(at(realmAddresses.sunrise)),
  'Update Password': changeForm,
  'Signing in... Please wait.': async (page) => {
    await page.route('**/auth/login', () => undefined); // never responds
    await page.goto(at(realmAddresses.sunrise));
    await fillForm(page, 'somebody', 'something');
  },
  'You have found a secret place!': unknownRoute,
  'Go to home page': unknownRoute,
  'Invalid bearer token': (page) => page.goto(`${at(realmAddresses.sunrise)}?bearerToken=nonsense`),
  'Empty response received': realmReply(''),
  'Invalid response format': realmReply('{"realmId":7}'),
  'Error while signing in... {message}': async (page) => {
    await page.goto(at(journeys));
    await fillForm(page, 'nobody.at.all@journeys.test', 'Not-The-Password-1!');
  },
  'New password and confirm password do not match!': async (page) => {
    await changeForm(page);
    await page.getByLabel('New password', { exact: true }).fill('Fresh-Word-2026!');
    await page.getByLabel('Confirm password', { exact: true }).fill('Other-Word-2026!');
    await page.getByRole('button', { name: 'Update Password' }).click();
  },
  'Oops! Something went wrong': async (page) => {
    await page.route('**/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(at(realmAddresses.sunrise));
    await fillForm(page, 'somebody', 'something');
  },
  'Invalid environment. Extension download failed.': downloadIn('elsewhere', 200),
  'Error downloading the file.': downloadIn('beta', 500),
  'Download completed successfully!': downloadIn('uat', 200),
  'Critical Update Required': extensionVersion('1.0.0', { updateAvailable: true, isCritical: true }),
  'Update Available': extensionVersion('1.0.0', { updateAvailable: true, isCritical: false }),
  'Coming Soon': async (page) => {
    await menu(page);
    await applicantHeader(page).getByText('Premium Services').click();
  },
  'Package ready': summary,
  'Form-data collected': summary,
  'Online form completed': summary,
  'Application submitted': summary,
  ...Object.fromEntries(headerMenu.map((word) => [word, menu])),
  'Unable to connect to real-time services. Please refresh the page.': noSocket,
  'Authentication token not found. Please log in again.': noToken,
  'Unauthorized access. Please login again.': documentRefused,
  'Image URL is required': pageWithoutAddress,
  Update: async (page) => {
    await menu(page);
    await openRoute(page, `/visa-requirements?${trip}`);
    await page.getByRole('button', { name: 'Travel dates' }).click();
    await page.getByRole('button', { name: '10 March 2099', exact: true }).click();
    await page.getByRole('button', { name: '12 March 2099', exact: true }).click();
    await page.keyboard.press('Escape');
  },
};

test('every text quoted in the specification has a case here', () => {
  expect(Object.keys(journeysTo).toSorted()).toEqual(texts.toSorted());
});

// The exact text; an icon or initials may be next to it.
const exactText = (page: Page, words: string) => page.locator(`xpath=//*[text()[normalize-space(.)="${words}"]]`);

async function expectText(page: Page, text: string): Promise<void> {
  const words = text.replace('{message}', 'The username or password is incorrect.');
  const ends = text === 'Oops! Something went wrong'; // it fills {message} of the sign-in failure
  await expect.soft((ends ? page.getByText(words) : exactText(page, words)).first(), text).toBeVisible();
}

// Texts of one screen are checked together.
for (const [journey, found] of Map.groupBy(Object.entries(journeysTo), ([, direction]) => direction)) {
  const sentences = found.map(([text]) => text);
  test(`on screen: ${sentences.join(' · ')}`, journey === noSocket ? onlyInAll : {}, async ({ page }) => {
    await journey(page);
    for (const text of sentences) await expectText(page, text);
  });
}

test('the not-found button leads to the landing page', async ({ page }) => {
  await unknownRoute(page);
  await page.getByText('Go to home page').click();
  await expectScreen(page, 'myApplications');
});
