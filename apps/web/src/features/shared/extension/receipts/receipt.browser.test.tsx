import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lostConnection, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { aReceipt, receiptField, receiptPage } from '../../../../testing/extension/receipts.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { OnlineFormReceipt } from './OnlineFormReceipt.tsx';
import { PortalMark } from './PortalMark.tsx';

async function open(handlers: Handlers, user = agent) {
  startServer(handlers);
  return renderScreen(
    <OnlineFormReceipt
      applicationUid={uid(1)}
      heading="h3"
      className={user === agent ? 'pane-sec' : 'panel panel-pad'}
    />,
    { user },
  );
}

const mixed = aReceipt({
  reference: 'E261116-VNM-48203',
  pages: [
    receiptPage({
      fields: [
        receiptField(),
        receiptField({ label: 'Given names', question: 'givenNames', times: 2, typed: 'ASHA', found: 'ASHA' }),
        receiptField({ label: 'Date of birth', outcome: 'differs', typed: '04/11/1988', found: '11/04/1988' }),
        receiptField({ label: 'CAPTCHA', outcome: 'personal', question: null, typed: null, found: null }),
      ],
    }),
    receiptPage({
      page: '/step-3',
      title: 'Contact and work',
      filledAt: null,
      fields: [receiptField({ label: 'Occupation', outcome: 'unknown', typed: null, found: null })],
    }),
  ],
});

test('says what was filled in, read back and typed by the person, with the reference number', async () => {
  const screen = await open({ getReceipts: () => ({ items: [mixed, aReceipt({ number: 2 })] }) });
  await expect.element(screen.getByText('1 field differs from what we typed')).toBeVisible();
  const fact = (name: string) => document.querySelector(`[data-fact="${name}"] dd`)?.textContent;
  expect(fact('portal')).toBe('practice-vietnam, pack 7');
  expect(fact('pages')).toBe('1 filled in of 2 visited');
  expect(fact('filled')).toBe('3 fields');
  expect(fact('readBack')).toBe('2 agree, 1 filled in again');
  expect(fact('byPerson')).toBe('2 fields');
  expect(fact('reference')).toBe('E261116-VNM-48203');
  expect(fact('countersigned')).toMatch(/as reported · rcp_/);
  await expect.element(screen.getByText('1 earlier visit')).toBeVisible();
});

test('shows the values of a differing field only on request', async () => {
  const screen = await open({ getReceipts: () => ({ items: [mixed] }) });
  await expect.element(screen.getByText('Fields that differ')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/04\/11\/1988|11\/04\/1988/);
  await screen.getByRole('button', { name: 'Show values' }).click();
  await expect.element(screen.getByText('04/11/1988')).toBeVisible();
  await expect.element(screen.getByText('11/04/1988')).toBeVisible();
  await screen.getByRole('button', { name: 'Hide values' }).click();
  expect(document.body.textContent).not.toMatch(/04\/11\/1988|11\/04\/1988/);
});

test('the receipt can be downloaded as it was countersigned', async () => {
  const saved: { name: string; file: Blob }[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push({ name: '', file: file as Blob });
    return 'blob:test';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download;
  });
  const screen = await open({ getReceipts: () => ({ items: [mixed] }) });
  await screen.getByRole('button', { name: 'Download receipt (JSON)' }).click();
  expect(saved[0]?.name).toMatch(/^rcp_[0-9a-f]{4}-[0-9a-f]{4}\.json$/);
  expect(JSON.parse(await saved[0]!.file.text())).toEqual(mixed);
  create.mockRestore();
  click.mockRestore();
});

test('is not there if the extension was not used', async () => {
  await open({ getReceipts: () => ({ items: [] }) });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(document.querySelector('[data-online-form]')).toBeNull();
});

test('without a connection it offers to try again', async () => {
  const screen = await open({ getReceipts: lostConnection });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an answer says whether the portal holds the same value, and nothing before it was declared', async () => {
  const fields = [
    receiptField({ question: 'surname, givenNames' }),
    receiptField({ question: 'children.fullName', outcome: 'differs', found: 'OTHER' }),
  ];
  const server = startServer({ getReceipts: () => ({ items: [aReceipt({ fields })] }) });
  const marks = (applicationUid: string | null) =>
    ['givenNames', 'children', 'email'].map((question) => (
      <p key={question} data-question={question}>
        <PortalMark applicationUid={applicationUid} question={question} />
      </p>
    ));
  const screen = await renderScreen(marks(uid(1)), { user: agent });
  await expect.element(screen.getByText('On the portal: same value, 10:49')).toBeVisible();
  await expect.element(screen.getByText('On the portal: differs, 10:49')).toBeVisible();
  expect(document.querySelector('[data-question="email"]')!.textContent).toBe('');
  expect(server.calls('getReceipts')).toHaveLength(1);
  await screen.unmount();
  await renderScreen(marks(null), { user: agent });
  expect(document.body.textContent).not.toContain('On the portal');
  expect(server.calls('getReceipts')).toHaveLength(1);
});

test('fits a phone', async () => {
  await page.viewport(390, 844);
  const screen = await open({ getReceipts: () => ({ items: [mixed] }) });
  await expect.element(screen.getByText('1 field differs from what we typed')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
