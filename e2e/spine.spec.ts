import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Applicant } from '@visawright/contract/applicant.ts';
import type { Application } from '@visawright/contract/application.ts';
import type { Document } from '@visawright/contract/document.ts';
import { blocks, type Findings } from '@visawright/contract/finding.ts';
import type { Page as Listed } from '@visawright/contract/list.ts';
import type { PaperTruth } from '../packages/specimens/src/papers/paper-truth.ts';
import { answerAll, declare, expectSource, question } from './kit/answering.ts';
import { goOn, sendPapers } from './kit/apply.ts';
import { Hand } from './kit/hand.ts';
import { cards, expectRead, readWithin, valueText } from './kit/papers.ts';
import { mailOf } from './kit/people.ts';
import { at, journeys } from './kit/places.ts';
import { expectScreen, openRoute } from './kit/screen.ts';
import { fillForm } from './kit/sign-in.ts';
import { expect } from './kit/test.ts';
import { makePerson } from './kit/throw-away.ts';
import { test } from './kit/traveller.ts';
import { tripTo, worker } from './kit/work.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);
const builtWithin = 40_000 * patience;

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );
const rupees = (amount: string) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: amount.includes('.') ? 2 : 0 }).format(Number(amount));
const asIs = (text: string) => text;

// When the papers say the journey is.
function tripOf(papers: readonly PaperTruth[]) {
  const { travelFrom, travelTo } = papers.find(({ kind }) => kind === 'Cover letter')!.values;
  const stored = (iso: string) => iso.split('-').toReversed().join('/');
  return { fromDate: stored(travelFrom!), toDate: stored(travelTo!) };
}

// Of each paper, what somebody at the visa centre looks for first.
const told: Record<string, Record<string, (value: string) => string>> = {
  'Cover letter': { travelFrom: day, travelTo: day },
  'Bank statement': { accountNumber: asIs, statementTo: day, closingBalance: rupees },
  'Salary slip': { employeeId: asIs, netPay: rupees },
  'ITR-V acknowledgement': { acknowledgementNumber: asIs, totalIncome: rupees },
  'Employment / NOC / leave letter': { employeeName: asIs, designation: asIs },
  'Flight e-ticket or reservation': { pnr: asIs, departureDate: day },
  'Hotel booking': { bookingReference: asIs, checkInDate: day },
  'Travel insurance policy': { policyNumber: asIs, coverageAmount: rupees },
  Aadhaar: { aadhaarNumber: asIs, dateOfBirth: day },
};

// The cover letter is signed; no field of it is a name.
const naming = Object.keys(told).filter((kind) => kind !== 'Cover letter');

const cardOf = (page: Page, group: string, fileName: string) =>
  page.locator(`[data-group="${group}"] .doc-card`).filter({ has: page.getByText(fileName, { exact: true }) });

const most = { taps: 45, characters: 120 };

// One traveller to Germany, from a photographed passport and a file of nine papers to a form that is filled from them, checked and
// declared, and to the package that is built of it, taken and verified. Every tap and letter of it is counted.
test('a traveller’s passport and nine papers become values, the form to Germany, a declaration and a verified package', async ({
  page,
  traveller: { firstName, lastName, front, back, nine },
}) => {
  test.setTimeout(200_000 * patience);
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
  const me = await worker(person);
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  const { applicantUid } = items[0]!;
  const { applicationUid } = await me.draft(applicantUid, 'Germany', {
    visaDetails: tripTo('Germany', { visaType: 'Schengen Short Stay Visa (Tourism)', ...tripOf(nine.papers) }),
  });

  const began = Date.now();
  const hand = new Hand();
  await page.goto(at(journeys));
  await fillForm(page, mailOf(person.name, journeys.realm), person.password, hand);
  await expectScreen(page, 'myApplications');
  await hand.tap(page.getByRole('link', { name: /^Continue/ }).first());
  await expectScreen(page, 'documentPlayground');
  const sent = Date.now();
  await sendPapers(page, hand, [front, back, nine]);
  await expect(page.locator('[data-paper="Passport, plus old passports"]')).toHaveAttribute('data-state', 'done', { timeout: readWithin }); // prettier-ignore

  await openRoute(page, `/fileUpload?applicationUid=${applicationUid}`);
  await expectScreen(page, 'fileUpload');
  await expect(page.getByText('Papers you add here go to the application to Germany.')).toBeVisible();
  await expectRead(page, 2 + nine.papers.length);
  const onScreen = Date.now() - sent;

  await cards(page, 'checked').filter({ hasText: front.name }).getByRole('button').first().click();
  const { surname, givenNames, passportNumber, dateOfBirth, issueDate, expiryDate } = front.truth.values;
  for (const [field, text] of Object.entries({
    surname: surname!,
    givenNames: givenNames!,
    passportNumber: passportNumber!,
    dateOfBirth: day(dateOfBirth!),
    issueDate: day(issueDate!),
    expiryDate: day(expiryDate!),
  }))
    await expect(valueText(page, field), field).toHaveText(text);
  const opened = new URL(page.url().replace('#', '')).searchParams.get('open');
  await page.keyboard.press('Escape');

  for (const [nth, { category, kind, values, tables }] of nine.papers.entries()) {
    const fileName = nth === 0 ? nine.name : nine.name.replace('.', ` (${nth + 1}).`);
    await cardOf(page, category, fileName).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const [field, shown] of Object.entries(told[kind]!))
      await expect(valueText(page, field), `${kind}: ${field}`).toHaveText(shown(values[field]!), { ignoreCase: true });
    if (tables['transactions'])
      await expect(page.locator('[data-table="transactions"] small')).toContainText(`${tables['transactions'].length}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const took = Date.now() - began;
  test.info().annotations.push({ type: 'nine papers on screen', description: `${onScreen} ms of ${took} ms` });

  const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
  expect(documents.filter(({ belongsTo }) => belongsTo !== null)).toEqual([]);
  const own = documents.filter(({ belonging }) => belonging === 'own');
  expect(own.map(({ docId }) => docId)).toContain(opened);
  expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(naming));
  const kinds = documents.filter(({ category }) => category !== 'Passport').map(({ kind }) => kind ?? '');
  expect(kinds.toSorted()).toEqual(nine.papers.map(({ kind }) => kind).toSorted());

  const application = await me.ask<Application>('getApplication', { query: { applicationUid } });
  expect(application.status).toBe('initiated');
  expect(application.docIds.toSorted()).toEqual(documents.map(({ docId }) => docId).toSorted());
  expect(application.docIds).toContain(opened);
  expect(took).toBeLessThan(60_000 * patience);

  await openRoute(page, `/document-playground?applicationUid=${applicationUid}`);
  await hand.tap(goOn(page));
  await expectScreen(page, 'review');
  await expect(question(page, 'surname').locator('input')).toHaveValue(surname!);
  await expectSource(page, 'surname');
  await answerAll(page, hand);
  const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
  for (const { key } of findings.filter(blocks))
    await me.ask('acceptFinding', { body: { applicationUid, key, reason: 'It will be handed in at the centre.' } });
  await hand.tap(goOn(page));
  await declare(page, hand);

  await expectScreen(page, 'summary');
  await expect(page.locator('[data-package]').first()).toHaveAttribute('data-package', 'ready', { timeout: builtWithin }); // prettier-ignore
  const built = await me.ask<Application>('getApplication', { query: { applicationUid } });
  expect(built.status).toBe('package-ready');
  const taken = page.waitForEvent('download');
  await hand.tap(page.getByRole('button', { name: 'Download' }).first());
  const zip = await readFile(await (await taken).path());

  const opening = page.waitForEvent('popup');
  await hand.tap(page.getByRole('link', { name: /^Verify this package/ }));
  const verifying = await opening;
  const file = { name: 'package.zip', mimeType: 'application/zip', buffer: zip };
  await hand.choose(verifying, verifying.getByText('Choose the file'), [file]);
  await expect(verifying.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'whole');
  const whole = Date.now() - began;
  console.log(`spine: papers on screen in ${onScreen} ms, package verified after ${whole} ms, ${hand.said()}`);
  expect(whole).toBeLessThan(180_000 * patience);
  expect(hand.taps).toBeLessThanOrEqual(most.taps);
  expect(hand.characters).toBeLessThanOrEqual(most.characters);
});
