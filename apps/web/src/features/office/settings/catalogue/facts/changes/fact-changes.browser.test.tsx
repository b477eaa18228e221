import { expect, test } from 'vitest';
import { factChange, factDetail, factEffect, factLine, factServer } from '../../../../../../testing/facts.ts';
import { refuse, startServer, type Handlers } from '../../../../../../testing/fake-server.ts';
import { agent } from '../../../../../../testing/people.ts';
import { renderScreen } from '../../../../../../testing/render-screen.tsx';
import { CatalogueTab } from '../../CatalogueTab.tsx';

const admin = { ...agent, role: ['admin' as const] };
const fee = factLine();
const value = fee.value as { amount: number; currency: string; basis: string; asOf: string };
const openFee = `/settings?tab=catalogue&view=facts&open=${encodeURIComponent('japan/fee:Single entry')}`;
const dearer = { ...value, amount: 750 };

const preview: Handlers['previewFactChange'] = ({ body }) => {
  const became = JSON.parse(body.value) as typeof value;
  if (became !== null && typeof became.amount !== 'number')
    return factEffect({ problems: [{ key: body.key, path: 'fees.0.amount', text: 'expected number' }] });
  return factEffect({ facts: [{ key: body.key, was: value, became, source: null }] });
};

async function openTab(at: string, more: Handlers = {}) {
  const server = startServer({ ...factServer([fee]), previewFactChange: preview, ...more });
  const screen = await renderScreen(<CatalogueTab />, { user: admin, at });
  return { server, screen };
}

test('a new amount is previewed in numbers and proposed with its source', async () => {
  const { screen, server } = await openTab(openFee, { proposeFactChange: () => factChange({ isOwn: true }) });
  await screen.getByRole('button', { name: 'This has changed' }).click();
  const dialog = screen.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Propose the change' });
  await expect.element(submit).toBeDisabled();
  await dialog.getByLabelText('Amount').fill('many');
  await expect.element(dialog.getByText('1 problem to fix')).toBeVisible();
  await dialog.getByLabelText('Amount').fill('750');
  await expect.element(dialog.getByText('12 open applications')).toBeVisible();
  await expect.element(dialog.getByText('After INR 750')).toBeVisible();
  await dialog.getByLabelText('Title of the source').fill('Fees from December 2026');
  await dialog.getByLabelText('Address of the source').fill('embassy.test');
  await expect.element(dialog.getByText('Enter an address that starts with https://')).toBeVisible();
  await dialog.getByLabelText('Address of the source').fill('https://embassy.test/december');
  await dialog.getByLabelText('Date of the source').fill('2026-12');
  await dialog.getByLabelText('Reason').fill('Raised from December');
  await expect.element(submit).toBeEnabled();
  await submit.click();
  await expect.element(screen.getByText('Proposed. Another admin can now approve it.')).toBeVisible();
  const [sent] = server.calls('proposeFactChange').map(({ body }) => body);
  expect({ ...sent, value: JSON.parse(sent!.value) as unknown }).toEqual({
    formId: 'japan',
    key: 'fee:Single entry',
    value: dearer,
    source: {
      title: 'Fees from December 2026',
      url: 'https://embassy.test/december',
      date: '2026-12',
      kind: 'authority',
    },
    confidence: 'medium',
    note: 'Raised from December',
  });
});

test('a value can be changed as JSON or removed', async () => {
  const { screen, server } = await openTab(openFee);
  await screen.getByRole('button', { name: 'This has changed' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Edit as JSON').click();
  await dialog.getByLabelText('New value as JSON').fill(JSON.stringify({ ...value, amount: 800 }));
  await expect.element(dialog.getByText('After INR 800')).toBeVisible();
  await dialog.getByLabelText('It no longer exists').click();
  await expect.element(dialog.getByText('After Nothing')).toBeVisible();
  expect(server.calls('previewFactChange').at(-1)!.body.value).toBe('null');
});

const change = factChange();
const reviewed: Handlers = {
  listFactChanges: () => ({
    changes: [change, factChange({ changeUid: '00000000-0000-4000-8000-000000000077', state: 'approved' })],
  }),
  getFactChange: () => ({
    change,
    effects: [
      factEffect({
        facts: [{ key: 'fee:Single entry', was: value, became: dearer, source: fee.source }],
        movedDays: 3,
        safeDays: [{ was: '2027-02-01', became: '2027-01-04', count: 3 }],
        rules: [
          {
            id: 'passport-blank-pages',
            title: { en: 'Blank pages', hi: 'ख़ाली पन्ने' },
            was: { en: 'Two pages', hi: 'दो पन्ने' },
            became: { en: 'Three pages', hi: 'तीन पन्ने' },
            count: 12,
          },
        ],
      }),
    ],
  }),
};

test('a second admin sees what changes and approves', async () => {
  const { screen, server } = await openTab('/settings?tab=catalogue&view=changes', {
    ...reviewed,
    decideFactChange: () => ({ ...change, state: 'approved' as const }),
  });
  await screen.getByRole('row').filter({ hasText: 'Waits for approval' }).getByRole('button').click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('The latest safe day moves for 3 applications')).toBeVisible();
  await expect.element(dialog.getByText('from 1 February 2027 to 4 January 2027: 3')).toBeVisible();
  await expect.element(dialog.getByText('Three pages')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(screen.getByText(/The change is in force/)).toBeVisible();
  expect(server.calls('decideFactChange').map(({ body }) => body)).toEqual([
    { changeUid: change.changeUid, state: 'approved' },
  ]);
});

test('declining needs a reason, and a refusal of the server is shown', async () => {
  const { screen, server } = await openTab('/settings?tab=catalogue&view=changes', {
    ...reviewed,
    decideFactChange: () => refuse('factChange.decided'),
  });
  await screen.getByRole('row').filter({ hasText: 'Waits for approval' }).getByRole('button').click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('About another fee');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(dialog.getByText('This change has already been decided.')).toBeVisible();
  expect(server.calls('decideFactChange').at(-1)!.body).toMatchObject({
    state: 'declined',
    reason: 'About another fee',
  });
});

test('the proposer can only withdraw, from the drawer of the fact', async () => {
  const own = factChange({ isOwn: true });
  const { screen } = await openTab(openFee, {
    getFact: () => factDetail(fee, { proposals: [own] }),
    getFactChange: () => ({ change: own, effects: [factEffect()] }),
    decideFactChange: () => ({ ...own, state: 'withdrawn' as const }),
  });
  await screen.getByRole('button', { name: 'Review' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('You proposed this change. Another admin has to decide it.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(screen.getByText('The change was withdrawn')).toBeVisible();
});

test('a fact that only a release can change offers no change', async () => {
  const place = factLine({ key: 'site:centres', kind: 'site', value: { centres: [] } });
  const at = `/settings?tab=catalogue&view=facts&open=${encodeURIComponent('japan/site:centres')}`;
  const { screen } = await openTab(at, {
    getFact: () => factDetail(place, { facts: [{ key: place.key, value: place.value, mayChange: false }] }),
  });
  await expect.element(screen.getByRole('button', { name: 'Still right' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'This has changed' })).not.toBeInTheDocument();
});
