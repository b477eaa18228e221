import { applyStep } from '@visawright/contract/documents/apply-step.ts';
import type {
  ArrangedTraveller,
  ArrangementEntry,
  ArrangementOutcome,
  ArrangementRefusal,
  ArrangementStep,
} from '@visawright/contract/documents/arrangement.ts';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../../../../lib/http/send.ts';
import { createChangedTravellers } from './changed-travellers.ts';
import { mergeRead, mergeReply } from './merge-travellers.ts';
import type { StoredVisit, UnsentStep } from './stored-visit.ts';
import { undoStackOf, type UndoStack } from './undo-stack.ts';

type Travellers = readonly ArrangedTraveller[];

export interface Refusal {
  readonly step: ArrangementStep['step'];
  readonly outcome: Pick<ArrangementOutcome, 'refusal' | 'byName'> | null; // null: the call failed
  readonly error: unknown;
}

export interface ArrangementState {
  readonly shown: Travellers; // the server's, with the unsent operations applied
  readonly confirmed: Travellers;
  readonly history: readonly ArrangementEntry[];
  readonly unsent: readonly UnsentStep[];
  readonly phase: 'idle' | 'sending' | 'offline';
  readonly savedAt: number | null;
  readonly refusal: Refusal | null;
}

interface Parts {
  readonly visit: StoredVisit;
  readonly send: (
    step: UnsentStep,
    seen: readonly { applicantUid: string; version: number }[],
  ) => Promise<ArrangementOutcome>;
  readonly read: (applicantUid: string) => Promise<Travellers>;
  readonly onRefused: () => void; // the arrangement is read again
  readonly now?: () => number;
}

const retryMs = [2_000, 4_000, 8_000, 15_000];
const busyMs = 1_500;
const busyTries = 20; // a document of many pages is read in half a minute
const mostSeen = 20;

const isTransient = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);

// Shows an operation at once and sends one at a time, in order. What comes from the server is put below the unsent operations.
export function createArrangement({ visit, send, read, onRefused, now = Date.now }: Parts) {
  const store = createStore<ArrangementState>(() => ({
    shown: [],
    confirmed: [],
    history: [],
    unsent: visit.readUnsent(),
    phase: 'idle',
    savedAt: null,
    refusal: null,
  }));
  let isSending = false;
  let isStopped = false;
  let isLoaded = false;
  let fails = 0;
  let waits = 0; // for a document that is being read
  let retry: ReturnType<typeof setTimeout> | undefined;
  let withdrawn: readonly ArrangementStep[] = []; // undone before they were sent
  let attempted = store.getState().unsent[0]?.operationUid; // may have reached the server, so it cannot be withdrawn

  const update = (part: Partial<ArrangementState>) => {
    const { confirmed, unsent } = { ...store.getState(), ...part };
    if (part.unsent) visit.writeUnsent(part.unsent);
    const shown = unsent.reduce((travellers: Travellers, { step }) => applyStep(travellers, step), confirmed);
    store.setState({ ...part, shown });
  };

  function later(ms: number) {
    retry = setTimeout(wake, ms);
  }

  const isWaitingFor = (outcome: ArrangementOutcome) => outcome.refusal === 'documentBusy' && waits < busyTries;

  async function sendFirst(first: UnsentStep) {
    const { confirmed } = store.getState();
    attempted = first.operationUid;
    const seen = confirmed
      .slice(0, mostSeen)
      .map(({ applicantUid, arrangementVersion: version }) => ({ applicantUid, version }));
    try {
      const outcome = await send(first, seen);
      if (isStopped) return;
      fails = 0;
      const state = store.getState();
      const next = {
        confirmed: mergeReply(state.confirmed, outcome.travellers),
        history: longer(state.history, outcome.history),
      };
      if (isWaitingFor(outcome)) {
        waits += 1;
        later(busyMs);
        return update(next);
      }
      waits = 0;
      const isRefused = outcome.outcome === 'refused';
      update({
        ...next,
        unsent: state.unsent.slice(1),
        ...(isRefused ? { refusal: { step: first.step.step, outcome, error: null } } : { savedAt: now() }),
      });
      if (isRefused) onRefused();
    } catch (error) {
      if (isStopped) return;
      if (isTransient(error)) return later(retryMs[Math.min(fails++, retryMs.length - 1)]!);
      fails = 0;
      update({
        unsent: store.getState().unsent.slice(1),
        refusal: { step: first.step.step, outcome: null, error },
      });
      onRefused();
    }
  }

  const changed = createChangedTravellers({
    knownVersion: (applicantUid) =>
      store.getState().confirmed.find((each) => each.applicantUid === applicantUid)?.arrangementVersion,
    isBusy: () => isSending,
    read: async (applicantUids) => {
      const travellers = (await Promise.all(applicantUids.map(read))).flat();
      if (isStopped) return;
      update({ confirmed: mergeReply(store.getState().confirmed, travellers) });
    },
    onFailed: onRefused,
  });

  function pump() {
    const [first] = store.getState().unsent;
    if (isLoaded && !isStopped && !isSending && !retry && first) {
      isSending = true;
      void sendFirst(first).finally(() => {
        isSending = false;
        changed.readNext();
        pump();
      });
    }
    const phase = fails > 0 ? 'offline' : store.getState().unsent.length > 0 ? 'sending' : 'idle';
    if (phase !== store.getState().phase) store.setState({ phase });
  }

  function wake() {
    clearTimeout(retry);
    retry = undefined;
    pump();
  }

  function push(step: ArrangementStep) {
    update({ unsent: [...store.getState().unsent, { operationUid: crypto.randomUUID(), step }], refusal: null });
    pump();
  }

  // Asked for several times on each change, so it is computed once for each.
  let stacked: { history: unknown; unsent: unknown; stack: UndoStack } | undefined;
  const stack = (): UndoStack => {
    const { history, unsent } = store.getState();
    if (stacked?.history !== history || stacked.unsent !== unsent)
      stacked = { history, unsent, stack: computeStack(history, unsent) };
    return stacked.stack;
  };
  const computeStack = (history: ArrangementState['history'], unsent: ArrangementState['unsent']): UndoStack => {
    const entries = unsent.map(({ operationUid, step }) => ({
      operationUid,
      step: step.step,
      undoes: step.step === 'undo' ? step.operationUid : null,
    }));
    const sent = new Set(history.map(({ operationUid }) => operationUid));
    return undoStackOf([...history, ...entries.filter(({ operationUid }) => !sent.has(operationUid))]);
  };

  return {
    store,
    // Does nothing, and returns false, if the step would change nothing.
    apply(step: ArrangementStep): boolean {
      const { shown } = store.getState();
      if (step.step !== 'undo' && applyStep(shown, step) === shown) return false;
      withdrawn = [];
      push(step);
      return true;
    },
    receive(all: { travellers: Travellers; history: readonly ArrangementEntry[] }) {
      const { confirmed, history } = store.getState();
      isLoaded = true;
      update({ confirmed: mergeRead(confirmed, all.travellers), history: longer(history, all.history) });
      pump();
    },
    announce: changed.announce,
    canUndo: () => stack().undo !== null,
    canRedo: () => withdrawn.length > 0 || stack().redo !== null,
    undo() {
      const last = store.getState().unsent.at(-1);
      if (last && last.step.step !== 'undo' && last.operationUid !== attempted) {
        withdrawn = [...withdrawn, last.step];
        update({ unsent: store.getState().unsent.slice(0, -1), refusal: null });
        return pump();
      }
      const operationUid = stack().undo;
      if (operationUid) push({ step: 'undo', operationUid });
    },
    redo() {
      const again = withdrawn.at(-1);
      const operationUid = stack().redo;
      if (again) withdrawn = withdrawn.slice(0, -1);
      if (again) push(again);
      else if (operationUid) push({ step: 'undo', operationUid });
    },
    // What is known to be refused is not sent.
    refuse: (step: ArrangementStep['step'], refusal: ArrangementRefusal) =>
      store.setState({ refusal: { step, outcome: { refusal, byName: null }, error: null } }),
    dismiss: () => store.setState({ refusal: null }),
    wake,
    start() {
      isStopped = false;
      pump();
    },
    stop() {
      isStopped = true;
      changed.stop();
      clearTimeout(retry);
      retry = undefined;
    },
  };
}
export type Arrangement = ReturnType<typeof createArrangement>;

// A history only grows, so that a shorter one is older.
const longer = (one: readonly ArrangementEntry[], other: readonly ArrangementEntry[]) =>
  other.length >= one.length ? other : one;
