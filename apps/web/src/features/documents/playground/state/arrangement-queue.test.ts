import { applyStep } from '@visawright/contract/documents/apply-step.ts';
import type {
  ArrangedTraveller,
  ArrangementOutcome,
  ArrangementStep,
} from '@visawright/contract/documents/arrangement.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../../lib/http/send.ts';
import { docIds, family } from '../testing/arrangements.ts';
import { uid } from '../../../../testing/uid.ts';
import { createArrangement } from './arrangement-queue.ts';
import type { UnsentStep } from './stored-visit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [first, second] = [uid(3_001), uid(3_002)];
const refile = (category: 'Letter' | 'Photo'): ArrangementStep => ({
  step: 'categorise',
  docId: docIds.statement,
  category,
});
const removed: ArrangementStep = { step: 'remove', pages: [{ docId: docIds.passport, pageUid: second }] };

// A server held by the test: each send waits until `reply` or `fail`.
function setUp(stored: readonly UnsentStep[] = []) {
  let travellers: readonly ArrangedTraveller[] = family();
  let unsent = stored;
  const sent: UnsentStep[] = [];
  const waiting: {
    step: UnsentStep;
    resolve: (outcome: ArrangementOutcome) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const read: string[] = [];
  const onRefused = vi.fn();
  const arrangement = createArrangement({
    visit: { visitUid: uid(1), readUnsent: () => unsent, writeUnsent: (next) => void (unsent = next) },
    send: (step) => {
      sent.push(step);
      const { promise, resolve, reject } = Promise.withResolvers<ArrangementOutcome>();
      waiting.push({ step, resolve, reject });
      return promise;
    },
    read: (applicantUid) => {
      read.push(applicantUid);
      return Promise.resolve(travellers.filter((one) => one.applicantUid === applicantUid));
    },
    onRefused,
    now: () => 1_000,
  });
  const raise = (list: readonly ArrangedTraveller[]) =>
    list.map((one) => ({ ...one, arrangementVersion: one.arrangementVersion + 1 }));
  const history = () =>
    sent.map(({ operationUid, step }) => ({
      operationUid,
      step: step.step,
      undoes: step.step === 'undo' ? step.operationUid : null,
      undoneBy: null,
      pages: 1,
      at: '',
    }));
  const reply = async (part: Partial<ArrangementOutcome> = {}) => {
    const { step, resolve } = waiting.shift()!;
    if (part.outcome !== 'refused') travellers = raise(applyStep(travellers, step.step));
    resolve({
      outcome: 'applied',
      refusal: null,
      byName: null,
      travellers: [...travellers],
      history: part.outcome === 'refused' ? [] : history(),
      ...part,
    });
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (error: unknown) => {
    waiting.shift()!.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const load = (list = travellers) => arrangement.receive({ travellers: list, history: [] });
  const category = () =>
    arrangement.store
      .getState()
      .shown.flatMap(({ documents }) => documents)
      .find(({ docId }) => docId === docIds.statement)!.category;
  const state = () => arrangement.store.getState();
  const changeElsewhere = (step: ArrangementStep) => {
    travellers = raise(applyStep(travellers, step));
    const [{ applicantUid, arrangementVersion }] = travellers as [ArrangedTraveller];
    arrangement.announce(applicantUid, arrangementVersion);
  };
  return {
    arrangement,
    sent,
    reply,
    fail,
    load,
    category,
    state,
    unsent: () => unsent,
    onRefused,
    raise,
    read,
    changeElsewhere,
  };
}

test('shows an operation at once and sends one at a time, in order', async () => {
  const { arrangement, sent, reply, load, category, state } = setUp();
  load();
  arrangement.apply(refile('Letter'));
  arrangement.apply(removed);
  arrangement.apply(refile('Photo'));
  expect(category()).toBe('Photo');
  expect(sent).toHaveLength(1);
  await reply();
  expect(sent).toHaveLength(2);
  await reply();
  await reply();
  expect(sent.map(({ step }) => step)).toEqual([refile('Letter'), removed, refile('Photo')]);
  expect(state()).toMatchObject({ phase: 'idle', savedAt: 1_000, unsent: [] });
});

test('an operation that changes nothing is not sent', () => {
  const { arrangement, sent, load } = setUp();
  load();
  expect(arrangement.apply({ step: 'remove', pages: [{ docId: docIds.passport, pageUid: uid(9) }] })).toBe(false);
  expect(sent).toEqual([]);
});

test('what others did is shown below the unsent operations', async () => {
  const { arrangement, load, category, state, raise } = setUp();
  load();
  arrangement.apply(refile('Letter'));
  const theirs = raise(applyStep(family(), removed));
  arrangement.receive({ travellers: theirs, history: [] });
  expect(category()).toBe('Letter');
  expect(state().shown[0]!.documents[0]!.pages.map(({ pageUid }) => pageUid)).toEqual([first]);
  arrangement.receive({ travellers: family(), history: [] }); // a slower read
  expect(state().shown[0]!.documents[0]!.pages).toHaveLength(1);
});

test('a refused operation is taken back, named and the pages are read again', async () => {
  const { arrangement, reply, load, category, state, onRefused } = setUp();
  load();
  arrangement.apply(refile('Letter'));
  await reply({ outcome: 'refused', refusal: 'documentGone', byName: 'Meera Nair' });
  expect(category()).toBe('Proof of Funds');
  expect(state().refusal).toMatchObject({
    step: 'categorise',
    outcome: { refusal: 'documentGone', byName: 'Meera Nair' },
  });
  expect(onRefused).toHaveBeenCalledOnce();
});

test('without a connection operations wait, and are sent again with the same id', async () => {
  const { arrangement, sent, fail, reply, load, state } = setUp();
  load();
  arrangement.apply(refile('Letter'));
  await fail(new CallError(0, null));
  expect(state().phase).toBe('offline');
  arrangement.wake();
  expect(sent.map(({ operationUid }) => operationUid)).toEqual([sent[0]!.operationUid, sent[0]!.operationUid]);
  await reply();
  expect(state()).toMatchObject({ phase: 'idle', unsent: [] });
});

test('an operation the server does not accept is dropped with its message, the next one is sent', async () => {
  const { arrangement, sent, fail, load, category, state } = setUp();
  load();
  arrangement.apply(refile('Letter'));
  arrangement.apply(removed);
  await fail(new CallError(422, { message: 'no' }));
  expect(category()).toBe('Proof of Funds');
  expect(state().refusal).toMatchObject({ step: 'categorise', outcome: null });
  expect(sent).toHaveLength(2);
});

test('a document that is still read is waited for', async () => {
  const { arrangement, sent, reply, load, state } = setUp();
  load();
  arrangement.apply(refile('Letter'));
  await reply({ outcome: 'refused', refusal: 'documentBusy' });
  expect(state()).toMatchObject({ refusal: null, phase: 'sending' });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sent).toHaveLength(2);
  await reply();
  expect(state()).toMatchObject({ phase: 'idle', unsent: [] });
});

test('unsent operations are stored, and sent after a reload once the pages are loaded', async () => {
  const before = setUp();
  before.load();
  before.arrangement.apply(refile('Letter'));
  before.arrangement.apply(removed);
  before.arrangement.stop();
  const { sent, load, category } = setUp(before.unsent());
  expect(sent).toEqual([]);
  load();
  expect(category()).toBe('Letter');
  expect(sent).toEqual([before.unsent()[0]]);
});

test('undo takes the last operation back and redo does it again', async () => {
  const { arrangement, sent, reply, load } = setUp();
  load();
  arrangement.apply(refile('Letter'));
  await reply();
  expect([arrangement.canUndo(), arrangement.canRedo()]).toEqual([true, false]);
  arrangement.undo();
  expect(sent[1]!.step).toEqual({ step: 'undo', operationUid: sent[0]!.operationUid });
  expect([arrangement.canUndo(), arrangement.canRedo()]).toEqual([false, true]);
  await reply();
  arrangement.redo();
  expect(sent[2]!.step).toEqual({ step: 'undo', operationUid: sent[1]!.operationUid });
});

test('an operation that was not sent is withdrawn without the server', async () => {
  const { arrangement, sent, load, category, state } = setUp();
  load();
  arrangement.apply(removed);
  arrangement.apply(refile('Letter'));
  arrangement.undo();
  expect(category()).toBe('Proof of Funds');
  expect(state().unsent).toHaveLength(1);
  expect(arrangement.canRedo()).toBe(true);
  arrangement.redo();
  expect(category()).toBe('Letter');
  expect(sent).toHaveLength(1);
  arrangement.undo();
  arrangement.undo(); // the first one is under way: its undo follows it
  expect(state().unsent.map(({ step }) => step.step)).toEqual(['remove', 'undo']);
});

test('only the traveller who was changed elsewhere is read, and only their changed documents are new objects', async () => {
  const { load, state, read, changeElsewhere } = setUp();
  load();
  const before = state().shown[0]!.documents;
  changeElsewhere(removed);
  await vi.advanceTimersByTimeAsync(20);
  expect(read).toEqual([family()[0]!.applicantUid]);
  const after = state().shown[0]!.documents;
  const isSame = after.map((document) => before.includes(document));
  expect(isSame).toEqual(after.map(({ docId }) => docId !== docIds.passport));
  expect(after.find(({ docId }) => docId === docIds.passport)!.pages[0]).toBe(before[0]!.pages[0]);
});

test('an operation of this screen is not read again when it is announced', async () => {
  const { arrangement, load, reply, read, state } = setUp();
  load();
  arrangement.apply(refile('Letter'));
  arrangement.announce(family()[0]!.applicantUid, family()[0]!.arrangementVersion + 1);
  await vi.advanceTimersByTimeAsync(50);
  await reply();
  arrangement.announce(family()[0]!.applicantUid, family()[0]!.arrangementVersion + 1);
  await vi.advanceTimersByTimeAsync(50);
  expect(read).toEqual([]);
  expect(state().phase).toBe('idle');
});
