import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { PackageFile, PackageForm } from '@visawright/contract/delivery/package.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
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
}

async function openSubmit({ form, to = ['Italy', 'IT'], count = 12, findings = [], part }: Options) {
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
    getPackage: () => ({ current, earlier: [], bar: null }),
    getFindings: () => ({ applicationUid, today: '2026-11-01', findings: [...findings], judged: 12 }),
    extractedDocuments: () => ({ documents: [] }),
    documentsOfApplicant: () => ({ documents: [] }),
    getForm: () => refuse('record.notFound'),
    listApplicants: () => emptyPage,
    applicationTimeline: () => emptyPage,
    getPreferences: () => ({ language: 'en', singleKeys: true, notifications: {}, notifyMe: [] }),
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
