import { packForTest, pageForTest, skeletonForTest, changedForTest } from '@visawright/packs/testing/page-for-test.ts';
import { SentReceipt } from '@visawright/contract/extension/receipt.ts';
import type { FillData } from '@visawright/contract/extension/fill.ts';
import { expect, test } from 'vitest';
import { lookAtPage } from './look-at-page.ts';
import { pageReducer, type KnownPageView, type PageEvent, type PageView } from './page-view.ts';
import { countFields } from './field-state.ts';
import {
  beginVisit,
  receiptPage,
  sentReceipt,
  timesOf,
  unknownReceiptPage,
  visitCounts,
  withPage,
  withReference,
} from './visit.ts';

const pack = packForTest();
const skeleton = skeletonForTest();
const answers = {
  answers: { surname: 'Subramaniam', dateOfBirth: '1988-05-09', passportNumber: 'X0526184' },
  files: [],
};
const at = '2026-11-16T10:49:00.000Z';
const looked = (live = skeleton, isNewDocument = false, times: Record<string, number> = {}): PageEvent => ({
  type: 'looked',
  looked: lookAtPage(pack, live, answers),
  skeleton: live,
  at,
  isNewDocument,
  times,
});
const refOf = (control: string) => `c${Number(control.slice(1)) + 100}`;
const filled = (...controls: string[]): PageEvent => ({
  type: 'filled',
  results: controls.map((control) => ({ ref: refOf(control), outcome: 'typed', reason: 'none' })),
});
const read = (values: Record<string, string>): PageEvent => ({
  type: 'read',
  skeleton,
  at,
  values: Object.entries(values).map(([control, found]) => ({ ref: refOf(control), found, complaint: '' })),
});
const after = (...events: PageEvent[]) => events.reduce(pageReducer, { is: 'none' } as PageView);
const known = (...events: PageEvent[]) => after(looked(), ...events) as KnownPageView;
const outcomeOf = (view: KnownPageView, control: string) =>
  view.fields.find(({ planned }) => planned.control === control)?.outcome;

const good = { c1: 'SUBRAMANIAM', c3: '09/05/1988', c8: 'X0526184' };

test('before filling nothing is green, and the CAPTCHA is the person’s', () => {
  const view = known();
  expect(view.stage).toBe('ready');
  expect(countFields(view.fields)).toMatchObject({ toType: 3, equal: 0, personal: 1 });
  expect(outcomeOf(view, 'c12')).toBe('personal');
});

test('typed fields become equal only by reading them back', () => {
  const typed = known({ type: 'began' }, filled('c1', 'c3', 'c8'));
  expect(outcomeOf(typed, 'c1')).toBe('typed');
  const view = pageReducer(typed, read(good)) as KnownPageView;
  expect(view.stage).toBe('readBack');
  expect(countFields(view.fields)).toMatchObject({ equal: 3, differing: 0 });
});

test('day and month swapped by the page differ, with the reason', () => {
  const view = known({ type: 'began' }, filled('c1', 'c3', 'c8'), read({ ...good, c3: '05/09/1988' }));
  expect(view.fields.find(({ planned }) => planned.control === 'c3')).toMatchObject({
    outcome: 'differs',
    reason: 'dayAndMonthSwapped',
    typed: '09/05/1988',
    found: '05/09/1988',
  });
});

test('what the person changed after reading back is seen at the next reading', () => {
  const view = known({ type: 'began' }, filled('c1', 'c3', 'c8'), read(good), read({ ...good, c8: 'X0526185' }));
  expect(outcomeOf(view, 'c8')).toBe('differs');
  const again = pageReducer(view, read(good));
  const corrected = pageReducer(again, { type: 'corrected', control: 'c8' }) as KnownPageView;
  expect(corrected.fields.find(({ planned }) => planned.control === 'c8')).toMatchObject({
    outcome: 'equal',
    corrected: true,
  });
});

test('"I corrected it" is not believed while the page holds something else', () => {
  const view = known({ type: 'began' }, filled('c8'), read({ c8: 'X9' }), { type: 'corrected', control: 'c8' });
  expect(view.fields.find(({ planned }) => planned.control === 'c8')).toMatchObject({
    outcome: 'differs',
    corrected: false,
  });
});

test('a stopped filling keeps what was typed and can go on', () => {
  const view = known({ type: 'began' }, filled('c1'), { type: 'stopped', at }, read({ c1: 'SUBRAMANIAM' }));
  expect(view.stage).toBe('stopped');
  expect(outcomeOf(view, 'c1')).toBe('equal');
  expect(outcomeOf(view, 'c8')).toBe('toType');
});

test('looking again keeps results; a page loaded anew begins anew, except while it is filled', () => {
  const view = known({ type: 'began' }, filled('c1', 'c3', 'c8'), read(good));
  expect(countFields((pageReducer(view, looked()) as KnownPageView).fields).equal).toBe(3);
  expect((pageReducer(view, looked(skeleton, true)) as KnownPageView).stage).toBe('ready');
  const filling = known({ type: 'began' }, filled('c1'));
  const reloaded = pageReducer(filling, looked(skeleton, true)) as KnownPageView;
  expect([reloaded.stage, outcomeOf(reloaded, 'c1')]).toEqual(['filling', 'typed']);
});

test('a changed page is unknown with its differences, and reporting it is remembered', () => {
  const changed = skeletonForTest(changedForTest('c8', { label: 'Telephone', id: '', name: '' }));
  const view = after(looked(), looked(changed));
  expect(view).toMatchObject({ is: 'unknown', page: { id: 'applicant' }, report: 'no' });
  const sent = pageReducer(view, { type: 'report', report: 'sent' });
  expect(pageReducer(sent, looked(changed))).toMatchObject({ is: 'unknown', report: 'sent' });
});

const data: FillData = {
  applicationUid: '8b1f7a52-2a5c-4f5e-9d7e-0a6e3c1d2b41',
  applicantUid: '1c7d3d1e-6a6e-4b57-8f2a-4de2a4a0c9ce',
  applicantName: 'Pranav Subramaniam',
  formVersion: 6,
  declaredAt: at,
  approvedBy: null,
  submitsInPerson: false,
  pack: { pack, sha256: 'a'.repeat(64), keyId: 'k1', signature: '' },
  answers: answers.answers,
  labels: {},
  files: [],
};
const application = {
  applicationUid: data.applicationUid,
  applicantName: data.applicantName,
  destination: 'vietnam',
  visaType: 'e-Visa',
  fromDate: '2026-11-25',
  toDate: '2026-12-03',
  status: 'package-ready',
  declaredAt: at,
  openReceipt: false,
};
const visit = beginVisit(application, 'practice', data, at, '4c8a6b0e-3f4e-4bd3-8d57-5c9f0f2a1d11');

test('a receipt says what was typed, found and left, and fits the contract', () => {
  const page = receiptPage(known({ type: 'began' }, filled('c1', 'c3', 'c8'), read({ ...good, c8: 'X05' })))!;
  const sent = SentReceipt.parse(sentReceipt(withPage(visit, page), '1.0.0'));
  const byControl = Object.fromEntries(sent.pages[0]!.fields.map((field) => [field.control, field]));
  expect(byControl['c1']).toMatchObject({ outcome: 'equal', typed: 'SUBRAMANIAM', found: 'SUBRAMANIAM', times: 1 });
  expect(byControl['c8']).toMatchObject({ outcome: 'differs', typed: 'X0526184', found: 'X05' });
  expect(byControl['c12']).toMatchObject({ outcome: 'personal', typed: null, found: null });
  expect(visitCounts(sent)).toMatchObject({ filledPages: 1, typed: 3, equal: 2, differing: 1, personal: 1 });
});

test('nothing is reported of a page on which nothing was typed', () => {
  expect(receiptPage(known())).toBeNull();
});

test('after the portal lost its session the same visit goes on: the page counts once, its fields twice', () => {
  const first = receiptPage(known({ type: 'began' }, filled('c1'), read({ c1: 'SUBRAMANIAM' })))!;
  const before = withPage(visit, first);
  const again = after(
    looked(skeleton, true, timesOf(before, 'applicant')),
    { type: 'began' },
    filled('c1'),
    read({ c1: 'SUBRAMANIAM' }),
  );
  const both = withPage(before, receiptPage(again as KnownPageView)!);
  expect(both.pages).toHaveLength(1);
  expect(both.pages[0]!.fields.find(({ control }) => control === 'c1')!.times).toBe(2);
  expect(visitCounts(both).again).toBe(1);
});

test('a page seen changed is reported without values, and does not replace what was filled before', () => {
  const changed = after(looked(skeletonForTest(changedForTest('c8', { label: 'Telephone', id: '', name: '' }))));
  if (changed.is !== 'unknown') throw new Error('known');
  const page = unknownReceiptPage(changed);
  expect(
    page.fields.every(({ typed, found, outcome }) => typed === null && found === null && outcome === 'unknown'),
  ).toBe(true);
  expect(SentReceipt.parse(sentReceipt(withPage(visit, page), '1.0.0')).pages).toHaveLength(1);
  const filledBefore = withPage(
    visit,
    receiptPage(known({ type: 'began' }, filled('c1'), read({ c1: 'SUBRAMANIAM' })))!,
  );
  expect(withPage(filledBefore, page)).toBe(filledBefore);
});

test('the reference of the person replaces the captured one, and not the other way round', () => {
  const captured = withReference(visit, 'E261116-VNM-48203', at, false);
  const corrected = withReference(captured, ' E261116-VNM-48208 ', at, true);
  expect(corrected.reference).toBe('E261116-VNM-48208');
  expect(withReference(corrected, 'E261116-VNM-48203', at, false)).toBe(corrected);
});

test('a page of the pack without fields but with a reference is known', () => {
  const done = packForTest(pageForTest({ controls: [], fields: [], personal: [], path: '/done', heading: null }));
  const empty = skeletonForTest([], { path: '/done' });
  expect(lookAtPage(done, empty, answers).is).toBe('known');
  expect(lookAtPage(pack, skeletonForTest([], { path: '/home' }), answers).is).toBe('nothing');
  expect(lookAtPage(pack, skeletonForTest(undefined, { path: '/home' }), answers).is).toBe('unlisted');
});
