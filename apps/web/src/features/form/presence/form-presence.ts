import type { FormVisitors } from '@visawright/contract/forms/form-visitors.ts';
import { presence } from '@visawright/contract/platform/constants.ts';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../../../lib/http/send.ts';

export interface Visitor {
  readonly name: string;
  readonly field: string | null; // where they are
  readonly isEditing: boolean; // they hold this field
}

export interface PresenceParts {
  readonly report: (field: string | null, act: 'stay' | 'edit' | 'leave') => Promise<FormVisitors>;
  readonly isUnsaved: (field: string) => boolean;
  readonly onReleased: () => Promise<unknown>; // a field held by another person is free: its saved value is loaded first
}

interface Known {
  readonly name: string;
  readonly field: string | null;
  readonly lockedUntil: number; // 0: not held
  readonly goneAt: number;
}

const settleMs = 250; // tabbing through fields is one report
const spreadMs = 300; // everybody on the form receives the same hint
const unsavedMs = { look: 300, most: 3_000 };

const toVisitors = (known: readonly Known[], now: number): Visitor[] =>
  known
    .filter(({ goneAt }) => goneAt > now)
    .map(({ name, field, lockedUntil }) => ({ name, field, isEditing: field !== null && lockedUntil > now }));

const heldFields = (visitors: readonly Visitor[]) =>
  new Set(visitors.flatMap(({ field, isEditing }) => (isEditing && field !== null ? [field] : [])));

// Reports where this page is and knows who else is on the form. What the server reported ends here by itself too, so that nothing stays
// locked when the connection is lost.
export function createFormPresence({ report, isUnsaved, onReleased }: PresenceParts) {
  const store = createStore<{ readonly visitors: readonly Visitor[] }>(() => ({ visitors: [] }));
  let known: readonly Known[] = [];
  let isOn = false;
  let isSending = false;
  let focused: string | null = null;
  let edited: string | null = null; // not reported yet
  let reported: { field: string | null; isEdit: boolean; at: number } = { field: null, isEdit: false, at: 0 };
  let leftAt = 0; // when the last edited field lost focus
  let turn: ReturnType<typeof setTimeout> | undefined;
  let turnAt = Infinity;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  function show() {
    const now = Date.now();
    const visitors = toVisitors(known, now);
    if (JSON.stringify(visitors) !== JSON.stringify(store.getState().visitors)) store.setState({ visitors });
    clearTimeout(expiry);
    const ends = known.flatMap(({ goneAt, lockedUntil }) => [goneAt, lockedUntil]).filter((at) => at > now);
    if (ends.length > 0) expiry = setTimeout(show, Math.min(...ends) - now + 1);
  }

  async function receive({ visitors }: FormVisitors) {
    const now = Date.now();
    const next = visitors.map(({ name, field, locksForMs, goneInMs }) => ({
      name,
      field,
      lockedUntil: locksForMs === null ? 0 : now + locksForMs,
      goneAt: now + goneInMs,
    }));
    const still = heldFields(toVisitors(next, now));
    const isReleased = [...heldFields(store.getState().visitors)].some((field) => !still.has(field));
    if (isReleased) await onReleased().catch(() => undefined);
    if (!isOn) return;
    known = next;
    show();
  }

  function reportIn(ms: number) {
    const at = Date.now() + ms;
    if (!isOn || at >= turnAt) return;
    clearTimeout(turn);
    turnAt = at;
    turn = setTimeout(() => void takeTurn(), ms);
  }

  // The lock of a field ends with its report, so it waits until the value is saved.
  const isLeavingUnsaved = () => {
    const { field, isEdit } = reported;
    return isEdit && field !== null && field !== focused && isUnsaved(field) && Date.now() - leftAt < unsavedMs.most;
  };

  async function takeTurn() {
    turnAt = Infinity;
    if (!isOn || isSending) return;
    if (edited === null && isLeavingUnsaved()) return reportIn(unsavedMs.look);
    const act = edited === null ? 'stay' : 'edit';
    const field = edited ?? focused;
    const isEdit = act === 'edit' || (reported.isEdit && reported.field === field);
    reported = { field, isEdit, at: Date.now() };
    edited = null;
    isSending = true;
    try {
      await receive(await report(field, act));
    } catch (error) {
      if (error instanceof CallError && error.status === 404) leave(false); // may not open it any more
    } finally {
      isSending = false;
    }
    reportIn(edited !== null || focused !== reported.field ? settleMs : presence.reportMs);
  }

  function leave(isReported = true) {
    if (!isOn) return;
    isOn = false;
    clearTimeout(turn);
    turnAt = Infinity;
    known = [];
    show();
    if (isReported) report(null, 'leave').catch(() => undefined); // otherwise the server forgets this page by itself
  }

  return {
    store,
    enter() {
      if (isOn) return;
      isOn = true;
      reportIn(0);
    },
    leave: () => leave(),
    focus(field: string | null) {
      if (field === focused) return;
      if (focused !== null && focused === reported.field) leftAt = Date.now();
      focused = field;
      reportIn(settleMs);
    },
    edit(field: string) {
      edited = field;
      const isHeld = reported.isEdit && reported.field === field;
      reportIn(isHeld ? Math.max(0, reported.at + presence.renewMs - Date.now()) : 0);
    },
    refresh: () => reportIn(Math.random() * spreadMs),
    holderOf: (field: string) =>
      store.getState().visitors.find((visitor) => visitor.isEditing && visitor.field === field)?.name ?? null,
  };
}
export type FormPresence = ReturnType<typeof createFormPresence>;
