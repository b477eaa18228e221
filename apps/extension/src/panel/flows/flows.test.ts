import { SentReceipt } from '@visawright/contract/extension/receipt.ts';
import { changedForTest, packForTest, skeletonForTest } from '@visawright/packs/testing/page-for-test.ts';
import { expect, test } from 'vitest';
import { ServerError } from '../../server/server-error.ts';
import { PageInMemory } from '../../testing/page-in-memory.ts';
import { application, panelInMemory, signPack } from '../../testing/panel-in-memory.ts';
import { chooseApplication, findApplications, markCompleted, nextApplication } from './application-flow.ts';
import { fill, readPage } from './fill-flow.ts';
import { look } from './front-flow.ts';
import { disconnect } from './pairing-flow.ts';
import { pageReport, reportPage } from './report-flow.ts';

const answers = {
  surname: 'Subramaniam',
  dateOfBirth: '1988-05-09',
  passportNumber: 'X0526184',
  passportIssueDate: '2021-06-12',
};
const signed = await signPack(packForTest());

async function openPanel(page = new PageInMemory(skeletonForTest())) {
  const panel = panelInMemory(page, signed, answers);
  await look(panel.context);
  return { ...panel, page };
}
async function openVisit(page?: PageInMemory) {
  const panel = await openPanel(page);
  await chooseApplication(panel.context, application);
  return panel;
}
const outcomes = (sent: SentReceipt) =>
  Object.fromEntries(sent.pages.flatMap(({ fields }) => fields.map((field) => [field.label, field])));

test('no answer is fetched and nothing typed before an application is chosen', async () => {
  const { called, page, store } = await openPanel();
  expect(called).toEqual(['knownPortals', 'publishedPack']);
  expect(store.get().page).toMatchObject({ is: 'known', stage: 'ready', fields: [] });
  expect(page.typed).toEqual([]);
});

test('applications are looked for again when another portal is in front', async () => {
  const { context, page, store } = await openPanel();
  await findApplications(context, 'pra');
  expect(store.get().choices).toMatchObject({ search: 'pra', items: [application] });
  page.tabId = null;
  const late = findApplications(context, 'pra');
  await look(context);
  page.tabId = 8;
  await look(context);
  expect(store.get().choices).toEqual({ search: '', items: null, more: false });
  await late;
});

test('a page is filled, read back and reported', async () => {
  const { context, page, sent, store } = await openVisit();
  await fill(context);
  expect(page.values.get('Surname')).toBe('SUBRAMANIAM');
  expect(store.get().page).toMatchObject({ is: 'known', stage: 'readBack' });
  expect(outcomes(SentReceipt.parse(sent.at(-1)))['Passport number']).toMatchObject({
    outcome: 'equal',
    typed: 'X0526184',
  });
});

test('what the page held when the person went on is reported', async () => {
  const { context, page, sent } = await openVisit();
  await fill(context);
  page.values.set('Passport number', 'X0526189');
  await look(context); // the last reading
  page.reload();
  page.skeleton = skeletonForTest([], { path: '/apply/###/paid', headings: [] });
  await look(context);
  expect(outcomes(sent.at(-1)!)['Passport number']).toMatchObject({ outcome: 'differs', found: 'X0526189' });
});

test('a field that the page emptied while others were filled is filled once more', async () => {
  const page = new PageInMemory(skeletonForTest());
  let isCleared = false;
  page.afterTyping = (label) => {
    if (label !== 'Passport number' || isCleared) return;
    isCleared = true;
    page.values.delete('Surname');
  };
  const { context, sent } = await openVisit(page);
  await fill(context);
  expect(outcomes(sent.at(-1)!)['Surname']).toMatchObject({ outcome: 'equal', times: 2 });
});

test('after the portal lost its session the same visit goes on', async () => {
  const { context, page, sent } = await openVisit();
  await fill(context);
  page.reload();
  page.values.clear();
  await look(context);
  await fill(context);
  expect(new Set(sent.map(({ visitUid }) => visitUid)).size).toBe(1);
  expect(sent.at(-1)!.pages).toHaveLength(1);
  expect(outcomes(sent.at(-1)!)['Surname']).toMatchObject({ outcome: 'equal', times: 2 });
});

test('a changed page gets nothing, and its report holds no answer', async () => {
  const controls = changedForTest('c8', { label: 'Number of X0526184', id: '', name: '' });
  const { context, page, store, called } = await openVisit(new PageInMemory(skeletonForTest(controls)));
  await fill(context);
  expect([page.typed, store.get().page.is]).toEqual([[], 'unknown']);
  const view = store.get().page;
  if (view.is !== 'unknown') throw new Error('known');
  expect(JSON.stringify(pageReport(store.get(), view))).not.toContain('X0526184');
  await reportPage(context);
  expect(called).toContain('reportPage');
  expect(store.get().page).toMatchObject({ report: 'sent' });
});

test.each([
  ['tampered', { ...signed, pack: { ...signed.pack, number: 9 } }],
  ['older', signed],
] as const)('a pack that is %s is refused before the page is read', async (problem, refused) => {
  const page = new PageInMemory(skeletonForTest());
  const panel = panelInMemory(page, refused, answers);
  panel.stored.packNumbers.value = { 'sunrise/practice': 2 };
  await look(panel.context);
  expect(panel.store.get().front).toMatchObject({ problem, signed: null });
  expect(page.asked).toEqual([]);
});

test('a tampered pack with the answers starts no visit', async () => {
  const { context, server, store, stored } = await openPanel();
  server.signed = {
    ...signed,
    pack: { ...signed.pack, origins: ['https://practice.example', 'https://evil.example'] },
  };
  await chooseApplication(context, application);
  expect(store.get()).toMatchObject({ visit: null, front: { problem: 'tampered' } });
  expect(stored.visit.value).toBeNull();
});

test('a grant that ended removes everything about the traveller', async () => {
  const { context, server, store, stored } = await openVisit();
  await fill(context);
  server.refuses = new ServerError(401, 'extension.grantEnded', '');
  await readPage(context);
  await nextApplication(context);
  expect(store.get()).toMatchObject({ pairing: { is: 'off', notice: 'ended' }, visit: null, page: { is: 'none' } });
  expect([stored.visit.value, stored.connection.value]).toEqual([null, null]);
});

test('disconnecting tells the server and removes everything', async () => {
  const { context, store, stored, called } = await openVisit();
  await disconnect(context);
  expect(called.at(-1)).toBe('leaveConnection');
  expect([store.get().pairing.is, store.get().visit, stored.visit.value, stored.connection.value]).toEqual([
    'off',
    null,
    null,
    null,
  ]);
});

test('a receipt that could not be sent is sent later, and the visit is not closed without it', async () => {
  const { context, server, sent, store } = await openVisit();
  server.refuses = new ServerError(0, 'offline', '');
  await fill(context);
  expect([sent, store.get().notice?.is]).toEqual([[], 'receiptLater']);
  await nextApplication(context);
  expect(store.get().visit).not.toBeNull();
  server.refuses = null;
  await markCompleted(context);
  expect(sent).toHaveLength(1);
  expect(store.get().visit?.completedStatus).toBe('online-form-completed');
  await nextApplication(context);
  expect(store.get().visit).toBeNull();
});
