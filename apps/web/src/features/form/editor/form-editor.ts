import type { AnswerProblem, FormState, AnswerSource } from '@visawright/contract/forms/form-state.ts';
import type { Field, Form } from '@visawright/forms/form/form-schema.ts';
import { needsAnswer } from '@visawright/forms/form/is-statement.ts';
import { answerProblems, valueProblems } from '@visawright/forms/answers/answer-problems.ts';
import { createStore } from 'zustand/vanilla';
import { answerOf, isEmptyAnswer, sameAnswer } from '../values/answer-value.ts';
import { conditionFields } from './condition-fields.ts';
import { fieldState, needsPerson, type FieldState } from './field-state.ts';
import { formValues } from '../values/form-values.ts';
import { withAnswers, type AnswerToSave, type SavedAnswers } from './form.api.ts';
import { storedDrafts } from './stored-drafts.ts';
import { saveRefusalOf } from './save-refusal.ts';
import { createSaveQueue } from './save-queue.ts';
import { fieldsToCheck, lastFieldBefore, nextToCheck } from './fields-to-check.ts';
import { questionsSection, without, type EditorState } from './editor-state.ts';

const autosaveMs = 800;
const typed: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'number', 'phone', 'date', 'repeat']);
const sameDrafts = (drafts: EditorState['drafts']) => ({ drafts, counted: drafts });
const mostGathered = 12; // more questions are easier to answer section by section
const actionDelayMs = 150; // batches several clicks in a row

interface Parts {
  readonly state: FormState;
  readonly form: Form;
  readonly save: (answers: AnswerToSave[]) => Promise<SavedAnswers>;
  readonly onOutdated: () => void; // the local state is behind the server's
  readonly gathersQuestions?: boolean; // shows the few questions left for the person together
}

// Found on Continue. problem is null if the value only needs to be confirmed.
export interface FoundProblem {
  readonly field: string;
  readonly problem: AnswerProblem | null;
}

// Editing state of one application's form. Values live in the (uncontrolled) inputs, so that typing does not re-render;
// the store holds everything else.
export function createFormEditor({ state: first, form, save, onOutdated, gathersQuestions = false }: Parts) {
  const { applicationUid, formId } = first;
  const { rhf, fields, sectionOf, shown, valueOf, allValues, put, visibleOf } = formValues(form, first);
  const conditions = conditionFields(form);
  const sources = new Map<string, AnswerSource | null>(); // of confirmed drafts
  const stored = storedDrafts(applicationUid);
  const editListeners = new Set<(field: string) => void>();
  let isStopped = false;

  const store = createStore<EditorState>(() => ({
    state: first,
    visible: visibleOf(first),
    drafts: {},
    counted: {},
    problems: {},
    conflicts: {},
    phase: 'idle',
    savedAt: null,
    refusal: null,
    section: '',
    asked: [],
    active: null,
    focusRequest: null,
    announced: null,
  }));
  const { getState: now, setState: set } = store;

  const isClosed = (section: string) => {
    const { isReadOnly, openSections } = now().state;
    return isReadOnly || (openSections !== null && !openSections.includes(section));
  };
  const stateOf = (field: Field, { state, drafts }: Pick<EditorState, 'state' | 'drafts'> = now()): FieldState =>
    fieldState({
      isRequired: needsAnswer(field, state.context),
      answer: state.answers[field.id],
      proposal: state.proposals[field.id],
      draft: drafts[field.id],
    });
  const toCheck = (drafts = now().drafts) =>
    fieldsToCheck(form, now().visible, (field) => stateOf(field, { state: now().state, drafts })).filter(
      (id) => !isClosed(sectionOf(id)!),
    );

  // Gathers the questions when the form is opened. Later ones, which depend on an answer, are added; answered ones stay.
  function gatherQuestions() {
    if (!gathersQuestions) return;
    const { asked: before, section, active } = now();
    const waiting = toCheck();
    const isUntouched = section === '' && active === null;
    if (before.length === 0) {
      const isSpread = new Set(waiting.map(sectionOf)).size > 1; // those of one section are together already
      if (isUntouched && isSpread && waiting.length <= mostGathered) set({ asked: waiting });
      return;
    }
    if (waiting.every((id) => before.includes(id))) return;
    const wanted = new Set([...before, ...waiting]);
    set({ asked: [...fields.keys()].filter((id) => wanted.has(id)) });
  }

  // New questions are announced to screen readers.
  function updateVisible() {
    const visible = visibleOf(now().state);
    const before = now().visible;
    const added = [...visible].filter((id) => !before.has(id));
    if (added.length === 0 && visible.size === before.size) return;
    for (const id of before) {
      if (visible.has(id)) continue;
      if (now().drafts[id]) put(id, shown(now().state, fields.get(id)!));
      forget(id);
    }
    set({ visible, ...(added.length > 0 ? { announced: { text: 'appeared', values: { count: added.length } } } : {}) });
    gatherQuestions();
  }

  function forget(id: string) {
    queue.drop(id);
    sources.delete(id);
    set(({ drafts, counted, problems }) => ({
      drafts: without(drafts, id),
      counted: without(counted, id),
      problems: without(problems, id),
    }));
  }

  const showProblems = (id: string, found: readonly AnswerProblem[]) =>
    set(({ problems }) => ({ problems: found.length > 0 ? { ...problems, [id]: found } : without(problems, id) }));

  const problemsOf = (id: string) => valueProblems(fields.get(id)!, valueOf(id), now().state.context);

  function toSave(id: string): AnswerToSave {
    const { answers, proposals } = now().state;
    const value = valueOf(id);
    const act = now().drafts[id]?.act ?? 'edited';
    const isNothing = isEmptyAnswer(value) && !proposals[id];
    return {
      field: id,
      value: isNothing ? null : value,
      basis: answers[id]?.version ?? 0,
      act,
      ...(act === 'confirmed' ? { source: sources.get(id) ?? null } : {}),
    };
  }

  const storeDrafts = () =>
    !isStopped &&
    stored.write(
      Object.fromEntries(
        Object.keys(now().drafts)
          .filter((id) => now().visible.has(id))
          .map((id) => [id, valueOf(id)]),
      ),
    );

  async function send(ids: string[]) {
    set(({ drafts }) => ({ counted: drafts }));
    const ready = ids.filter((id) => {
      if (!now().visible.has(id) || now().conflicts[id]) return false;
      const found = problemsOf(id);
      if (found.length > 0) showProblems(id, found); // invalid values are not sent
      return found.length === 0;
    });
    if (ready.length === 0) return;
    const saved = await save(ready.map(toSave));
    if (saved.version > now().state.version + 1) onOutdated(); // another person has saved in between
    set(({ state, drafts, problems }) => ({
      state: withAnswers(state, saved),
      savedAt: saved.savedAt,
      refusal: null,
      ...sameDrafts(ready.reduce((rest, id) => (queue.has(id) ? rest : without(rest, id)), drafts)),
      problems: ready.reduce((rest, id) => without(rest, id), problems),
    }));
    storeDrafts();
  }

  function handleRefusal(error: unknown, ids: string[]): 'later' | string[] {
    const refusal = saveRefusalOf(error);
    if (refusal.kind === 'later') {
      storeDrafts();
      return 'later';
    }
    if (refusal.kind === 'conflict') {
      const hit = Object.keys(refusal.answers);
      set(({ state, conflicts }) => ({
        state: withAnswers(state, refusal),
        conflicts: {
          ...conflicts,
          ...Object.fromEntries(hit.map((id) => [id, { mine: valueOf(id), theirs: refusal.answers[id] ?? null }])),
        },
        announced: { text: 'conflict.announced', values: {} },
      }));
      for (const id of hit) if (sameAnswer(valueOf(id), refusal.answers[id]?.value)) resolve(id, 'theirs');
      return ids.filter((id) => !hit.includes(id));
    }
    if (refusal.kind === 'invalid') {
      const wrong = new Set(refusal.problems.map(({ field }) => field));
      for (const id of wrong)
        showProblems(
          id,
          refusal.problems.filter(({ field }) => field === id),
        );
      return ids.filter((id) => !wrong.has(id));
    }
    if (refusal.kind === 'hidden') {
      for (const id of refusal.fields) forget(id);
      return ids.filter((id) => !refusal.fields.includes(id));
    }
    for (const id of ids) revert(id);
    set({ refusal: error });
    onOutdated();
    return [];
  }

  const queue = createSaveQueue({
    delayMs: autosaveMs,
    send,
    onRefused: handleRefusal,
    onPhase: (phase) => set({ phase }),
  });

  function revert(id: string) {
    forget(id);
    put(id, shown(now().state, fields.get(id)!));
    if (conditions.has(id)) updateVisible();
  }

  function draft(id: string, act: 'confirmed' | 'edited') {
    const isEmpty = isEmptyAnswer(valueOf(id));
    const before = now().drafts[id];
    if (before?.act !== act || before.isEmpty !== isEmpty) {
      const drafts = { ...now().drafts, [id]: { act, isEmpty } };
      set(typed.has(fields.get(id)!.type) ? { drafts } : sameDrafts(drafts));
    }
    if (now().problems[id]) showProblems(id, problemsOf(id)); // clear it as soon as it is fixed, not at the next save
    if (conditions.has(id)) updateVisible();
  }

  // Typing exactly the proposed value counts as confirming it.
  function changed(id: string) {
    const { proposals } = now().state;
    const value = valueOf(id);
    const agreed = proposals[id]?.choices.find((choice) => sameAnswer(choice.value, value));
    sources.set(id, agreed?.sources[0] ?? null);
    draft(id, agreed ? 'confirmed' : 'edited');
    queue.put(id);
    for (const listener of editListeners) listener(id);
  }

  function choose(id: string, choice = 0) {
    const chosen = now().state.proposals[id]?.choices[choice];
    if (!chosen) return;
    put(id, chosen.value);
    sources.set(id, chosen.sources[0] ?? null);
    draft(id, 'confirmed');
    queue.put(id, actionDelayMs);
    for (const listener of editListeners) listener(id);
  }

  function resolve(id: string, whose: 'mine' | 'theirs') {
    set(({ conflicts }) => ({ conflicts: without(conflicts, id) }));
    if (whose === 'theirs') revert(id);
    else queue.put(id, actionDelayMs);
  }

  function fieldBlurred(id: string) {
    if (now().drafts[id]) showProblems(id, problemsOf(id));
  }

  const shownIn = (id: string) => (now().asked.includes(id) ? questionsSection : sectionOf(id));

  function goTo(id: string) {
    const section = shownIn(id);
    if (section === undefined) return;
    set(({ focusRequest: before }) => ({ section, focusRequest: { field: id, no: (before?.no ?? 0) + 1 } }));
  }

  function next(): string | null {
    const waiting = toCheck();
    const id = nextToCheck(form, waiting, now().active ?? lastFieldBefore(form, now().section));
    set({ announced: { text: waiting.length > 0 ? 'remaining' : 'noneRemaining', values: { count: waiting.length } } });
    if (id) goTo(id);
    return id;
  }

  // On Continue: invalid, empty and unconfirmed fields.
  function findProblems(): FoundProblem[] {
    const { visible, state } = now();
    const values = Object.fromEntries(Object.entries(allValues()).filter(([id]) => visible.has(id)));
    const found = answerProblems(form, values, state.context);
    const open = [...fields.values()].filter(({ id }) => visible.has(id) && !isClosed(sectionOf(id)!));
    const problems: Record<string, AnswerProblem[]> = {};
    const all = open.flatMap((field): FoundProblem[] => {
      const own = found.filter((problem) => problem.field === field.id);
      if (own.length > 0) problems[field.id] = own;
      if (own[0]) return [{ field: field.id, problem: own[0] }];
      return needsPerson(stateOf(field)) ? [{ field: field.id, problem: null }] : [];
    });
    set({ problems });
    return all;
  }

  // Takes over the server's state, except for fields being edited here.
  function receiveState(state: FormState) {
    const { state: before, drafts, conflicts } = now();
    set({ state });
    const followed = [...fields.values()].filter(({ id }) => {
      const isAsBefore = before.answers[id] === state.answers[id] && before.proposals[id] === state.proposals[id];
      return !isAsBefore && !drafts[id] && !conflicts[id];
    });
    for (const field of followed) {
      const value = shown(state, field);
      if (!sameAnswer(valueOf(field.id), answerOf(field, value))) rhf.setValue(field.id, value);
    }
    if (followed.length > 0 || before.context !== state.context) updateVisible();
    gatherQuestions();
  }

  // Restores answers that were typed but not sent before a reload.
  function restore() {
    for (const [id, value] of Object.entries(stored.read())) {
      const field = fields.get(id);
      if (!field || isClosed(sectionOf(id)!) || sameAnswer(value, valueOf(id))) continue;
      put(id, value);
      changed(id);
    }
    storeDrafts();
  }

  // Another editor of this application has taken over, with the drafts that were stored when this one was closed.
  function stop() {
    isStopped = true;
    queue.stop();
  }

  gatherQuestions();

  return {
    key: `${applicationUid} ${formId} ${first.formVersion}`,
    applicationUid,
    applicantUid: first.applicantUid,
    formId,
    form,
    fields,
    rhf,
    store,
    stateOf,
    toCheck: () => toCheck(),
    countToCheck: () => toCheck(now().counted).length,
    isClosed,
    sectionOf,
    shownIn, // the section that a request for the field opens
    valueOf,
    changed,
    fieldBlurred,
    choose,
    confirm: choose,
    resolve,
    goTo,
    next,
    open: (section: string) => set({ section, active: null }),
    enter: (id: string) => now().active === id || set({ active: id }),
    problems: findProblems,
    receiveState,
    restore,
    storeDrafts,
    stop,
    // For each change by the person, also while typing.
    onEdit(listener: (field: string) => void) {
      editListeners.add(listener);
      return () => void editListeners.delete(listener);
    },
    flush: queue.flush,
    wake: queue.wake,
    hasUnsaved: () => Object.keys(now().drafts).length > 0,
  };
}
export type FormEditor = ReturnType<typeof createFormEditor>;
