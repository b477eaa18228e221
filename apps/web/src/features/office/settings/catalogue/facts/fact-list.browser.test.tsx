import { expect, test } from 'vitest';
import { factLine, factServer } from '../../../../../testing/facts.ts';
import { refuse, startServer, type Handlers } from '../../../../../testing/fake-server.ts';
import { agent } from '../../../../../testing/people.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { CatalogueTab } from '../CatalogueTab.tsx';

const admin = { ...agent, role: ['admin' as const] };
const worklist = '/settings?tab=catalogue&view=facts';
const fee = factLine();
const time = factLine({ key: 'time:longestDays', kind: 'time', value: 45, openApplications: 3 });
const shared = factLine({ formId: 'uk', key: 'question:*', kind: 'question', value: null, count: 112 });
const recent = factLine({
  formId: 'uk',
  key: 'passport:blankPages',
  kind: 'passport',
  value: 2,
  source: null,
  checkedOn: '2026-11-01',
  nextCheck: '2027-11-01',
  isDue: false,
});

async function openWorklist(at = worklist, more: Handlers = {}, lines = [fee, time, shared, recent]) {
  const server = startServer({ ...factServer(lines), ...more });
  const screen = await renderScreen(<CatalogueTab />, { user: admin, at });
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name });
  return { server, screen, row };
}

test('shows each fact with value, source, checks, confidence and open applications', async () => {
  const { screen, row } = await openWorklist();
  await expect.poll(() => row('Fee: Single entry').element().textContent).toContain('INR 500');
  expect(row('Fee: Single entry').element().textContent).toContain('JapanINR 500');
  expect(row('Fee: Single entry').element().textContent).toContain('NeverDue nowMedium12');
  expect(row('Longest processing time').element().textContent).toContain('45 days');
  expect(row('Questions of the form').element().textContent).toContain('112 entries');
  expect(row('Passport: blank pages').element().textContent).toContain('No source known1 Nov 20261 Nov 2027');
  await expect.element(screen.getByText('1–4 of 4, 3 due')).toBeVisible();
  const link = row('Fee: Single entry').getByRole('link', { name: 'Fees of the embassy' });
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('filters by destination, kind and due in the address', async () => {
  const { screen, server } = await openWorklist(`${worklist}&formId=uk&due=due`);
  await expect.element(screen.getByText('1–1 of 1, 3 due')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Kind' }).click();
  await screen.getByRole('option', { name: 'Fee' }).click();
  await expect.element(screen.getByText('No facts for these filters')).toBeVisible();
  expect(server.calls('listFacts').at(-1)!.query).toMatchObject({ formId: 'uk', due: 'due', kind: 'fee' });
  await screen.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.element(screen.getByText('1–4 of 4, 3 due')).toBeVisible();
});

test('shows thousands of facts a page at a time', async () => {
  const many = Array.from({ length: 2_500 }, (_, n) => factLine({ key: `fee:Number ${n}` }));
  const { screen, row } = await openWorklist(worklist, {}, many);
  await expect.element(screen.getByText('1–50 of 2500, 2500 due')).toBeVisible();
  expect(document.querySelectorAll('tr[data-fact]')).toHaveLength(50);
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByText('51–100 of 2500, 2500 due')).toBeVisible();
  await expect.element(row('Fee: Number 50')).toBeVisible();
  expect(screen.address()).toContain('from=50');
});

test('a fact is checked with two clicks beside its source', async () => {
  const { screen, row, server } = await openWorklist();
  await row('Fee: Single entry')
    .getByRole('link', { name: /Single entry/ })
    .click();
  const drawer = screen.getByRole('region', { name: 'Fee: Single entry' });
  await expect.element(drawer.getByText('Authority')).toBeVisible();
  await expect.element(drawer.getByText('April 2025')).toBeVisible();
  await expect.element(drawer.getByText('Delivered with the product')).toBeVisible();
  await drawer.getByRole('button', { name: 'Still right' }).click();
  await expect.element(screen.getByText('Checked. The next check is on 16 May 2027.')).toBeVisible();
  await expect.element(drawer.getByText('17 November 2026 by Meera Nair')).toBeVisible();
  await expect.element(screen.getByText('1–4 of 4, 2 due')).toBeVisible();
  expect(server.calls('checkFact').map(({ body }) => body)).toEqual([
    { formId: 'japan', key: 'fee:Single entry', sha256: fee.sha256 },
  ]);
});

test('says why a check was refused and keeps the drawer open', async () => {
  const { screen } = await openWorklist(`${worklist}&open=${encodeURIComponent('japan/fee:Single entry')}`, {
    checkFact: () => refuse('fact.changedMeanwhile'),
  });
  await screen.getByRole('button', { name: 'Still right' }).click();
  await expect.element(screen.getByText('This fact has changed in the meantime. Look at it again.')).toBeVisible();
});

test('says when the list cannot be loaded and tries again', async () => {
  const { screen, server } = await openWorklist(worklist, { listFacts: () => refuse('part.unavailable') });
  await expect.element(screen.getByText('The facts could not be loaded')).toBeVisible();
  server.use({ listFacts: factServer([fee]).listFacts! });
  await screen.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByText('1–1 of 1, 1 due')).toBeVisible();
});
