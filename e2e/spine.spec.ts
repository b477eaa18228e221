import { expect } from './kit/browser/test.ts';
import { test } from './kit/extension/extension-test.ts';
import { isEverything } from './kit/browser/scope.ts';
import { patience } from './kit/patience.ts';
import { connectExtension } from './spine/connect-extension.ts';
import { declareForm } from './spine/declare-form.ts';
import { expectOwnDocuments } from './spine/expect-own-documents.ts';
import { expectReadValues } from './spine/expect-read-values.ts';
import { fillOnlineForm } from './spine/fill-online-form.ts';
import { beginJourney } from './spine/journey.ts';
import { expectReceiptInForm, recordSubmission } from './spine/record-submission.ts';
import { sendFiles } from './spine/send-files.ts';
import { verifyPackage } from './spine/verify-package.ts';

const mostUntilPackage = { taps: 45, characters: 120 };
const mostAfterwards = { taps: 35, characters: 8 }; // the code of the panel; at the portal nothing is typed but the CAPTCHA

// One traveller to Germany: uploads a passport photo and a file of nine documents, checks and declares the prefilled form, downloads the
// package and verifies it, has the extension fill in the online form, and records the submission. All taps and characters are counted,
// except the letters of the CAPTCHA.
test('from sign-in over documents, form, package and online form to a submitted application for Germany', async ({
  page,
  traveller,
  extension,
  portals,
}) => {
  test.setTimeout(400_000 * patience);
  const journey = await test.step('an account and a draft', () => beginJourney(page, traveller));
  const { user } = journey;

  const began = Date.now();
  const since = () => Date.now() - began;
  const onScreen = await test.step('sign-in and documents', () => sendFiles(journey));
  const passport = await test.step('values of the documents', () => expectReadValues(journey));
  const took = since();
  test.info().annotations.push({ type: 'nine documents on screen', description: `${onScreen} ms of ${took} ms` });
  await test.step('documents of the application', () => expectOwnDocuments(journey, passport));
  if (isEverything) expect(took).toBeLessThan(60_000); // not judged before a landing: it depends on how busy the machine is

  await test.step('form and declaration', () => declareForm(journey));
  await test.step('package', () => verifyPackage(journey));
  const verified = since();
  const { taps, characters } = user;
  if (isEverything) expect(verified).toBeLessThan(180_000);
  expect(taps).toBeLessThanOrEqual(mostUntilPackage.taps);
  expect(characters).toBeLessThanOrEqual(mostUntilPackage.characters);

  const panel = await test.step('connection of the extension', () => connectExtension(journey, extension));
  const { reference, pages, fields } = await test.step('online form', () => fillOnlineForm(journey, panel, portals));
  const filled = since();
  await test.step('submission', () => recordSubmission(journey, reference));
  const minutes = (since() / 60_000).toFixed(1);
  console.log(
    `spine: documents on screen in ${onScreen} ms, package verified after ${verified} ms (${taps} taps, ${characters} characters), ` +
      `portal filled after ${filled} ms (${fields} fields on ${pages} pages), submitted after ${minutes} minutes, ${user.summary()}`,
  );
  expect(user.taps - taps).toBeLessThanOrEqual(mostAfterwards.taps);
  expect(user.characters - characters).toBeLessThanOrEqual(mostAfterwards.characters);
  await test.step('receipt beside the answers', () => expectReceiptInForm(journey));
});
