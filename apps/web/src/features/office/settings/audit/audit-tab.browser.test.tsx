import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { trailEntry, trailServer, wholeChain } from './testing/trail-server.ts';
import { uid } from '../../../../testing/uid.ts';
import { AuditTab } from './AuditTab.tsx';

const admin = { ...agent, role: ['admin' as const] };
const agency = { ...agent, role: ['agency' as const] };
const tab = '/settings?tab=audit';

const invited = trailEntry(3, {
  kind: 'change',
  action: 'invited',
  personName: 'Joseph Fernandes',
  role: 'admin',
  companyName: null,
  purpose: 'manage',
  fields: [],
  subjectName: 'Deepa Krishnan',
  reference: '',
});
const refused = trailEntry(2, {
  kind: 'refused',
  fields: ['answers'],
  applicantUid: uid(9),
  applicantName: 'Ravi Rao',
});
const opened = trailEntry(1);

async function openTrail(
  { at = tab, user = admin, more = {} }: { at?: string; user?: typeof agent; more?: Handlers } = {},
  entries = [invited, refused, opened],
) {
  await page.viewport(1440, 900);
  const server = startServer({ ...trailServer(entries), ...more });
  const screen = await renderScreen(<AuditTab />, { user, at });
  const row = (name: RegExp) => screen.getByRole('link', { name });
  return { server, screen, row };
}

test('shows who did what for which reference, verb first, and that the chain is whole', async () => {
  const { screen, row } = await openTrail();
  await expect.element(row(/Joseph Fernandes: Invited Deepa Krishnan/)).toBeVisible();
  await expect.element(row(/Asha Verma: Refused answers of the form/)).toBeVisible();
  await expect.element(row(/Asha Verma: Opened date of birth, phone number/)).toBeVisible();
  await expect.element(screen.getByText('Chain is whole')).toBeVisible();
  await expect.element(screen.getByText(/1,28,441 entries checked on 16 Nov 2026/)).toBeVisible();
  await expect.element(screen.getByText('3 of 3')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open the traveller of A-7K2M9Q' })).toBeVisible();
});

test('an entry opens beside the list with its neighbours in the chain, and the address names it', async () => {
  const { screen, row } = await openTrail();
  await row(/Opened date of birth/).click();
  const pane = screen.getByRole('region', { name: 'Opened date of birth, phone number' });
  await expect.element(pane.getByText('Asha Verma, Agent, Wayfarer')).toBeVisible();
  await expect.element(pane.getByText('103.21.58.x')).toBeVisible();
  await expect.element(pane.getByText('Verified')).toBeVisible();
  await expect.element(pane.getByText('4fd2…81ac')).toBeVisible();
  await expect.element(pane.getByText('not yet')).toBeVisible();
  await expect.poll(() => screen.address()).toBe('/settings?tab=audit&open=1');
  await userEvent.keyboard('k');
  await expect.element(screen.getByRole('region', { name: 'Refused answers of the form' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.address()).toBe('/settings?tab=audit');
  await expect.element(row(/Refused answers/)).toHaveFocus();
});

test('filters and search are in the address, and nothing found can be cleared', async () => {
  const { screen, server, row } = await openTrail({ at: `${tab}&kind=change` });
  await expect.element(row(/Invited/)).toBeVisible();
  expect(row(/Opened/).query()).toBeNull();
  await screen.getByRole('searchbox').fill('A-UNKNOWN');
  await expect.element(screen.getByRole('heading', { name: 'No entries for these filters' })).toBeVisible();
  expect(server.calls('listTrail').at(-1)!.query).toMatchObject({ kind: 'change', search: 'A-UNKNOWN' });
  await expect.poll(() => screen.address()).toBe(`${tab}&kind=change&search=A-UNKNOWN`);
  await screen.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.element(row(/Opened/)).toBeVisible();
  await expect.poll(() => screen.address()).toBe(tab);
});

test('older entries load while scrolling, a hundred thousand of them included', async () => {
  const many = Array.from({ length: 100_000 }, (_, n) => trailEntry(100_000 - n));
  const { screen, server } = await openTrail({}, many);
  await expect.element(screen.getByText(/of 1,000\+/)).toBeVisible();
  const rows = document.querySelector('.trail-rows')!;
  await expect.poll(() => document.querySelectorAll('tr[data-row]').length).toBeGreaterThanOrEqual(50);
  const before = document.querySelectorAll('tr[data-row]').length;
  rows.scrollTo({ top: rows.scrollHeight });
  await expect.poll(() => document.querySelectorAll('tr[data-row]').length).toBeGreaterThan(before);
  expect(server.calls('listTrail').at(-1)!.query.cursor).toBeTruthy();
});

test('says that there are no entries, and that the chain was not checked', async () => {
  const none = { state: 'none', entries: 0, total: 0, checkedAt: null, fault: null } as const;
  const { screen } = await openTrail({ more: { trailCheck: () => none } }, []);
  await expect.element(screen.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect.element(screen.getByText('Not checked yet')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Check now' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Export/ }).query()).toBeNull();
});

test('a check shows its progress and then its result', async () => {
  let check: typeof wholeChain = wholeChain;
  const running = { ...wholeChain, state: 'running' as const, entries: 40_000, checkedAt: null };
  const { screen } = await openTrail({
    more: { trailCheck: () => check, startTrailCheck: () => (check = running) },
  });
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.element(screen.getByText('40,000 of 1,28,441 entries')).toBeVisible();
  check = { ...wholeChain, state: 'broken', entries: 1, fault: { what: 'changed', entryNumber: 2 } };
  await expect.element(screen.getByText('Chain is broken')).toBeVisible();
  await expect.element(screen.getByText('Entry 2 was changed.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show entry 2' }).click();
  await expect.element(screen.getByRole('region', { name: 'Refused answers of the form' })).toBeVisible();
});

test('the export sends the filters and says how many entries it has', async () => {
  const { screen, server } = await openTrail({ at: `${tab}&kind=change` });
  await screen.getByRole('button', { name: 'Export 1' }).click();
  await screen.getByRole('menuitem', { name: 'CSV file' }).click();
  await expect.element(screen.getByText('3 entries exported')).toBeVisible();
  expect(server.calls('exportTrail')[0]!.body).toEqual({ kind: 'change' });
});

test('without a connection the list says so and loads again', async () => {
  const { screen, server, row } = await openTrail({
    more: { listTrail: () => lostConnection(), trailCheck: () => refuse('part.unavailable') },
  });
  await expect.element(screen.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible();
  await expect.element(screen.getByText('The result of the last check could not be loaded.')).toBeVisible();
  server.use(trailServer([opened]));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row(/Opened/)).toBeVisible();
});

test('an agency reads who opened data of its travellers; long names are cut, never the layout', async () => {
  const long = 'Venkatanarasimharajuvaripeta '.repeat(6).trim();
  const { screen } = await openTrail({ user: agency }, [
    trailEntry(1, { personName: long, companyName: long, applicantUid: uid(9), applicantName: long, reference: '' }),
  ]);
  await expect.element(screen.getByText(/Who opened data of your travellers/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open traveller' })).toBeVisible();
  const rows = document.querySelector('.trail-rows')!;
  expect(rows.scrollWidth).toBeLessThanOrEqual(rows.clientWidth);
});
