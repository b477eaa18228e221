import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import type { PackageFile, PackageForm } from '@visawright/contract/delivery/package.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { applicantRecord } from '../../../testing/applicants.ts';
import { preferences } from '../../../testing/people.ts';
import { application } from '../../../testing/applications.ts';
import { refuse, startServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { aFinding } from '../../journey/findings-summary/testing/test-finding.ts';
import { emptyFlow, useFlow } from '../../journey/flow/state/flow-store.ts';
import { SubmitScreen } from './SubmitScreen.tsx';

beforeEach(() => useFlow.setState(emptyFlow, true));

const file = (name: string, category: PackageFile['category'], title = name): PackageFile => ({
  name,
  title,
  category,
  mediaType: 'application/pdf',
  bytes: 1_000,
  pages: 2,
  sha256: 'a'.repeat(64),
  note: null,
});
const sheets = [file('00-index.pdf', null), file('01-form.pdf', null, 'The form')];
const seal = [file('manifest.json', null), file('manifest.sig', null)];
const documents = (count: number) =>
  Array.from({ length: count }, (_, n) => file(`${String(n + 2).padStart(2, '0')}-document.pdf`, 'Insurance'));

const emptyPage = { items: [], total: 0, nextCursor: null, more: false };

interface Options {
  readonly form: PackageForm;
  readonly to?: readonly [country: string, iso2: string];
  readonly count?: number;
  readonly findings?: readonly Finding[];
  readonly part?: Partial<Application>;
  readonly grant?: GrantState;
  readonly own?: Applicant; // the record of the signed-in traveller
}

async function openSubmit({
  form,
  to = ['Italy', 'IT'],
  count = 12,
  findings = [],
  part,
  grant,
  own: record,
}: Options) {
  const [country, countryISO] = to;
  const own = application(1, { status: 'package-ready', ...part });
  const mine = { ...own, visaDetails: { ...own.visaDetails, visaTo: country } };
  const { applicationUid } = mine;
  useFlow.setState({ application: mine, toCountry: { country, countryISO }, category: 'Tourism' });
  const current = {
    packageUid: uid(80),
    applicationUid,
    state: 'ready' as const,
    progress: null,
    packageId: 'b'.repeat(64),
    fileName: 'HV-1001.zip',
    bytes: 4_000_000,
    form,
    files: [...sheets, ...documents(count), ...seal],
    askedAt: '2026-11-15T10:00:00.000Z',
    askedByName: null,
    builtAt: '2026-11-15T10:01:00.000Z',
    outdatedAt: null,
  };
  const server = startServer({
    getApplication: () => mine,
    ...(grant ? { getGrant: () => grant, getConsent: () => ({ consents: [], offersElsewhere: false }) } : {}),
    getPackage: () => ({ current, earlier: [], bar: null }),
    getFindings: () => ({ applicationUid, today: '2026-11-01', findings: [...findings], judged: 12 }),
    extractedDocuments: () => ({ documents: [] }),
    documentsOfApplicant: () => ({ documents: [] }),
    getForm: () => refuse('record.notFound'),
    listApplicants: () => (record ? { ...emptyPage, items: [record], total: 1 } : emptyPage),
    updateApplicant: ({ body }) => ({ ...record!, city: body.city ?? null }),
    applicationTimeline: () => emptyPage,
    getPreferences: () => preferences,
  });
  const screen = await renderScreen(<SubmitScreen />, { at: `/summary?applicationUid=${applicationUid}` });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...screen, server };
}
const words = (title: string) => ({ title, text: `${title}.`, remedy: 'Add it.' });
const named = (key: string, title: string, rest: Partial<Finding> = {}) =>
  aFinding(key, { rule: key, severity: 'warning', words: { en: words(title), hi: words(title) }, ...rest });

test('paper form: says that the Schengen form is filled in and counts the documents once', async () => {
  const screen = await openSubmit({ form: 'schengen' });
  await expect
    .element(
      screen.getByText(
        /^Your filled Schengen form, 12 documents and a cover sheet are in one file\. Print it, sign the form by hand/,
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText(/12 documents · built/)).toBeVisible();
});

test('online form: says that it is needed although the Schengen form is filled in', async () => {
  const screen = await openSubmit({ form: 'schengen', to: ['France', 'FR'], count: 1 });
  await expect
    .element(
      screen.getByText(
        /^Your filled Schengen form, 1 document and a cover sheet are in one file\. France also uses an online form/,
      ),
    )
    .toBeVisible();
});

test('no official form: says that the traveller fills it in, and what the copy sheet is for', async () => {
  const screen = await openSubmit({ form: 'copy', to: ['Japan', 'JP'] });
  await expect
    .element(
      screen.getByText(
        /^A copy sheet with your answers, 12 documents and a cover sheet are in one file\. You still fill in the official form;/,
      ),
    )
    .toBeVisible();
  expect(document.body.textContent).not.toContain('filled Schengen form');
});

test('lists what is still open, with the reason it was accepted for, and the panel is not green', async () => {
  const accepted = { reason: 'I will stay with a friend', byName: 'Asha Verma', at: '2026-11-01T09:00:00.000Z' };
  const findings = [
    named('nights', '11 nights without a bed', { severity: 'blocking', accepted }),
    named('flight', 'No flight back'),
    named('note', 'Good to know', { severity: 'note' }),
    named('unclear', 'Could not be judged', { status: 'unknown' }),
  ];
  await page.viewport(390, 844);
  const screen = await openSubmit({ form: 'schengen', findings });
  const list = screen.getByRole('region', { name: '2 things are still open' });
  await expect.element(list).toBeVisible();
  await expect.element(list.getByText('Accepted with this reason: I will stay with a friend')).toBeVisible();
  expect(list.element().querySelectorAll('li')).toHaveLength(2);
  expect(document.querySelector('[data-headline="ready"]')?.getAttribute('data-tone')).toBe('stop');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 900);
});

test('nothing is open: no list, and the panel is green', async () => {
  const screen = await openSubmit({ form: 'schengen' });
  await expect.element(screen.getByText(/12 documents · built/)).toBeVisible();
  expect(document.querySelector('[data-open-findings]')).toBeNull();
  expect(document.querySelector('[data-headline="ready"]')?.getAttribute('data-tone')).toBe('good');
});

test.each([
  [0, 'good', 'The visa you added is below'],
  [2, 'stop', 'The visa you added differs from your application'],
] as const)('a visa that was added is not asked for again: %i differences', async (differences, tone, lead) => {
  const grant = { docId: uid(90), state: 'read' as const, fileName: 'visa.pdf', lines: [], differences, seenAt: null };
  const part = { status: 'submitted', visaAllocationStatus: 'APPROVED' } as const;
  const screen = await openSubmit({ form: 'schengen', part, grant });
  await expect.element(screen.getByText(lead, { exact: false })).toBeVisible();
  const panel = document.querySelector('[data-headline="granted"]')!;
  expect(panel.getAttribute('data-tone')).toBe(tone);
  expect(panel.textContent).not.toContain('add the visa here');
});

test('greets the traveller by the name of the passport, not by that of the account', async () => {
  const screen = await openSubmit({ form: 'schengen', part: { applicantName: 'Shalini Rao' } });
  await expect.element(screen.getByRole('heading', { name: 'Your package is ready, Shalini' })).toBeVisible();
});

test('the city of the record decides the visa centre and is not asked for again', async () => {
  const screen = await openSubmit({ form: 'schengen', own: applicantRecord({ city: 'Mumbai' }) });
  await expect.element(screen.getByText(/Visa application centre in Mumbai/)).toBeVisible();
  expect(screen.getByPlaceholder('City').query()).toBeNull();
});

test('a city chosen here is stored for the next trip', async () => {
  const screen = await openSubmit({ form: 'schengen', own: applicantRecord() });
  await screen.getByPlaceholder('City').click();
  await screen.getByRole('option', { name: 'Mumbai' }).click();
  await expect.element(screen.getByText(/Visa application centre in Mumbai/)).toBeVisible();
  await expect.poll(() => screen.server.calls('updateApplicant').map(({ body }) => body.city)).toEqual(['Mumbai']);
});
