import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import '../../../shared/preferences/settings.css';
import { PortalPacksTab } from './PortalPacksTab.tsx';
import { detail, proposal, report, summary } from './testing/test-packs.ts';

async function open(at: string, handlers: Handlers = {}) {
  await page.viewport(1440, 900);
  const server = startServer({
    listPacks: () => ({ items: [proposal(), summary(7), summary(6, { state: 'retired' })] }),
    getPack: () => detail(),
    listPageReports: () => ({ items: [report] }),
    ...handlers,
  });
  const screen = await renderScreen(
    <div className="set">
      <PortalPacksTab />
    </div>,
    { user: { ...agent, role: ['admin'] }, at: `/settings?tab=portalPacks${at}` },
  );
  return { ...screen, server };
}
const detailAt = `&open=${uid(408)}`;

test('lists packs with state, coverage and reports; earlier ones on request', async () => {
  const screen = await open('');
  await expect.element(screen.getByText('1 proposal waits for a decision')).toBeVisible();
  const row = document.querySelector(`[data-pack="${uid(408)}"]`)!;
  for (const text of ['Vietnam e-visa', 'Practice', 'Pack 8', 'Waits for a decision', '4 of 6 mapped', '3 pages'])
    expect(row.textContent).toContain(text);
  expect(row.textContent).toContain('1 left to the person, 1 unmapped');
  expect(document.querySelectorAll('[data-pack]')).toHaveLength(2);
  await screen.getByRole('checkbox', { name: 'Show rejected and replaced packs' }).click();
  expect(document.querySelectorAll('[data-pack]')).toHaveLength(3);
  await screen.getByRole('button', { name: 'Open pack 8 of Vietnam e-visa' }).click();
  await expect.element(screen.getByRole('heading', { name: /Vietnam e-visa, Pack 8/ })).toHaveFocus();
  expect(screen.address()).toContain(`open=${uid(408)}`);
});

test('shows changes in words, the test fill, the mapping of every field and the reported pages', async () => {
  const screen = await open(detailAt);
  await expect.element(screen.getByText('New field on the page')).toBeVisible();
  await expect.element(screen.getByText('Field is gone')).toBeVisible();
  await expect.element(screen.getByText(/Telephone → Mobile phone/)).toBeVisible();
  await expect.element(screen.getByText(/4 of 4 read back as typed/)).toBeVisible();
  const mapping = (ref: string) => document.querySelector(`[data-control="${ref}"] td`)!.textContent;
  await expect.poll(() => mapping('c1')).toMatch(/\+.*in capitals/);
  expect(mapping('c2')).toContain('as DD/MM/YYYY');
  expect(mapping('c3')).toContain('Always “Female”');
  expect(mapping('c4')).toContain('The photo');
  expect(mapping('c5')).toBe('Left to the person: CAPTCHA');
  expect(mapping('c6')).toBe('Left to the person: unmapped');
  await expect.element(screen.getByText('New field “Monthly income band”')).toBeVisible();
  await expect.element(screen.getByText(/reported 3 times/)).toBeVisible();
});

test('a second person publishes it after the consequences were shown', async () => {
  const screen = await open(detailAt, {
    decidePack: () => detail({ state: 'published', decidedBy: 'Meera Nair', decidedAt: '2026-11-16T08:00:00.000Z' }),
  });
  await screen.getByRole('button', { name: 'Publish pack 8' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/1 field stays unmapped/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish pack 8' }).click();
  await expect.element(screen.getByText('In use')).toBeVisible();
  expect(screen.server.calls('decidePack').map(({ body }) => body)).toEqual([
    { packUid: uid(408), isAccepted: true, reason: '' },
  ]);
  expect(screen.getByRole('button', { name: 'Reject' }).query()).toBeNull();
});

test('rejecting needs a reason, which is shown afterwards', async () => {
  const reason = 'The income band must not be guessed.';
  const screen = await open(detailAt, { decidePack: () => detail({ state: 'rejected', reason }) });
  await screen.getByRole('button', { name: 'Reject' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await dialog.getByLabelText('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(screen.getByText(`Rejected with this reason: ${reason}`)).toBeVisible();
  expect(screen.server.calls('decidePack').map(({ body }) => body.isAccepted)).toEqual([false]);
});

test('the own proposal is decided by somebody else', async () => {
  const screen = await open(detailAt, { getPack: () => detail({ isOwnProposal: true }) });
  await expect.element(screen.getByText('You proposed this pack. Somebody else decides on it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish pack 8' }).query()).toBeNull();
});

test('a decision that was taken meanwhile is explained', async () => {
  const screen = await open(detailAt, { decidePack: () => refuse('extension.packDecided') });
  await screen.getByRole('button', { name: 'Publish pack 8' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Publish pack 8' }).click();
  await expect.element(screen.getByText('This proposal has already been decided.')).toBeVisible();
});

test('an empty list says what will be there', async () => {
  const screen = await open('', { listPacks: () => ({ items: [] }) });
  await expect.element(screen.getByText('There are no portal packs yet')).toBeVisible();
});

test('without a connection it offers to try again', async () => {
  const screen = await open('', { listPacks: lostConnection });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
