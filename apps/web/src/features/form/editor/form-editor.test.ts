import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldAnswer, FormState } from '@visawright/contract/forms/form-state.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { CallError } from '../../../lib/http/send.ts';
import { openBrowser } from '../../../lib/testing/browser.ts';
import type { AnswerToSave, SavedAnswers } from './form.api.ts';
import { createFormEditor } from './form-editor.ts';

const field = { label: 'x', type: 'text', required: true } as const;
const form = {
  sections: [
    {
      id: 'identity',
      title: 'Identity',
      fields: [
        { ...field, id: 'surname' },
        { ...field, id: 'email', type: 'email' },
        { ...field, id: 'married', type: 'radio', options: ['Yes', 'No'] },
        { ...field, id: 'spouse', visibleWhen: { field: 'married', equals: 'Yes' } },
      ],
    },
  ],
} as unknown as Form;

const at = '2026-11-15T10:42:00.000Z';
const source = { from: 'profile', name: 'profile.lastName', value: 'DESHPANDE' } as const;
const state = (answers: FormState['answers'] = {}): FormState => ({
  applicationUid: '5b750938-a3a2-4fb6-a2d6-60ef61271692',
  applicantUid: 'f888e6ff-af37-48e6-a7e0-edcdedb027b4',
  formId: 'italy',
  formVersion: 1,
  definition: null,
  newer: null,
  context: {},
  answers,
  proposals: { surname: { certain: false, choices: [{ value: 'DESHPANDE', sources: [source] }] } },
  isReadOnly: false,
  openSections: null,
  declaration: null,
  status: 'initiated',
  version: 3,
});

const saved = ({ field: id, value, act, basis }: AnswerToSave): [string, FieldAnswer | null] => [
  id,
  value === null ? null : { value, act, version: basis + 1, was: null, source: null, byName: 'Ananya', at },
];
const answering = async (answers: AnswerToSave[]): Promise<SavedAnswers> => ({
  answers: Object.fromEntries(answers.map(saved)),
  savedAt: at,
  version: 4,
});

function working(first = state(), save: (answers: AnswerToSave[]) => Promise<SavedAnswers> = answering) {
  const sent: AnswerToSave[][] = [];
  const editor = createFormEditor({
    state: first,
    form,
    save: (answers) => {
      sent.push(answers);
      return save(answers);
    },
    onOutdated: () => undefined,
  });
  editor.rhf.control._state.mount = true; // oxlint-disable-line no-underscore-dangle -- what the screen's useForm does
  const write = (id: string, value: string) => {
    editor.rhf.setValue(id, value);
    editor.changed(id);
  };
  return { editor, sent, write, now: () => editor.store.getState() };
}

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('shows the proposed value and saves an edit after 800 ms with the version it is based on', async () => {
  const { editor, sent, write, now } = working();
  expect(editor.valueOf('surname')).toBe('DESHPANDE');
  write('surname', 'Deshpandé ');
  expect(editor.stateOf(editor.fields.get('surname')!)).toBe('edited');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([[{ field: 'surname', value: 'Deshpandé', basis: 0, act: 'edited' }]]);
  expect(now().drafts).toEqual({});
  expect(now().savedAt).toBe(at);
  write('surname', 'Deshpande');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[1]![0]!.basis).toBe(1);
});

test('confirming stores the source; typing the proposed value counts as confirming', async () => {
  const { editor, sent, write } = working();
  editor.confirm('surname');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[0]).toEqual([{ field: 'surname', value: 'DESHPANDE', basis: 0, act: 'confirmed', source }]);
  write('surname', 'X');
  write('surname', 'DESHPANDE');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[1]![0]!.act).toBe('confirmed');
});

test('an emptied field is saved as an answer only if there was a proposal', async () => {
  const { sent, write } = working(
    state({ email: { value: 'a@b.in', act: 'edited', version: 2, was: null, source: null, byName: null, at } }),
  );
  write('surname', '');
  write('email', '');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent.flat().map(({ field: id, value, basis }) => [id, value, basis])).toEqual([
    ['surname', '', 0],
    ['email', null, 2],
  ]);
});

test('an answer shows further questions, announces them, and removes them again with their drafts', async () => {
  const { now, sent, write } = working();
  expect(now().visible.has('spouse')).toBe(false);
  write('married', 'Yes');
  expect(now().visible.has('spouse')).toBe(true);
  expect(now().announced).toEqual({ text: 'appeared', values: { count: 1 } });
  write('spouse', 'Ravi');
  write('married', 'No');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.flat().map(({ field: id }) => id)).toEqual(['married']);
});

test('an invalid value stays in the input, shows its problem and is not sent', async () => {
  const { editor, now, sent, write } = working();
  write('email', 'ananya@');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([]);
  expect(now().problems.email?.[0]?.code).toBe('notAnEmail');
  expect(editor.valueOf('email')).toBe('ananya@');
  write('email', 'ananya@example.com');
  expect(now().problems.email).toBeUndefined();
});

const theirs: FieldAnswer = {
  value: 'Kulkarni',
  act: 'edited',
  version: 7,
  was: null,
  source: null,
  byName: 'Asha',
  at,
};

test('a conflict keeps both values; choosing mine saves on top of the other version', async () => {
  let isFirst = true;
  const { editor, now, sent, write } = working(state(), async (answers) => {
    if (!isFirst) return answering(answers);
    isFirst = false;
    throw new CallError(409, { code: 'answer.conflict', details: { conflicts: [{ field: 'surname', theirs }] } });
  });
  write('surname', 'Deshpande');
  write('email', 'a@b.in');
  await vi.advanceTimersByTimeAsync(800);
  expect(now().conflicts).toEqual({ surname: { mine: 'Deshpande', theirs } });
  expect(sent[1]!.map(({ field: id }) => id)).toEqual(['email']);
  editor.resolve('surname', 'mine');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[2]).toMatchObject([{ field: 'surname', value: 'Deshpande', basis: 7 }]);
  expect(now().conflicts).toEqual({});
});

test('choosing theirs puts their value into the input', async () => {
  const { editor, write, now } = working(state(), async () => {
    throw new CallError(409, { code: 'answer.conflict', details: { conflicts: [{ field: 'surname', theirs }] } });
  });
  write('surname', 'Deshpande');
  await vi.advanceTimersByTimeAsync(800);
  editor.resolve('surname', 'theirs');
  expect(editor.valueOf('surname')).toBe('Kulkarni');
  expect(now().drafts).toEqual({});
});

test('a refused change is reverted and reported', async () => {
  const { editor, now, write } = working(state(), async () => {
    throw new CallError(409, { code: 'application.notEditable' });
  });
  write('surname', 'Other');
  await vi.advanceTimersByTimeAsync(800);
  expect(editor.valueOf('surname')).toBe('DESHPANDE');
  expect(now().refusal).toBeInstanceOf(CallError);
});

test('unsent answers are restored after a reload and sent', async () => {
  const offline = working(state(), async () => {
    throw new CallError(0, null);
  });
  offline.write('surname', 'Deshpandé');
  await vi.advanceTimersByTimeAsync(900);
  expect(offline.now().phase).toBe('offline');
  const { editor, sent } = working();
  editor.restore();
  expect(editor.valueOf('surname')).toBe('Deshpandé');
  await vi.advanceTimersByTimeAsync(900);
  expect(sent[0]).toMatchObject([{ field: 'surname', value: 'Deshpandé' }]);
});

test("takes over other people's answers, except in fields being edited", () => {
  const { editor, write } = working();
  write('email', 'mine@example.com');
  const answered = (value: string): FieldAnswer => ({
    value,
    act: 'edited',
    version: 1,
    was: null,
    source: null,
    byName: 'Asha',
    at,
  });
  editor.receiveState(state({ surname: answered('Kulkarni'), email: answered('theirs@example.com') }));
  expect(editor.valueOf('surname')).toBe('Kulkarni');
  expect(editor.valueOf('email')).toBe('mine@example.com');
});

test('Continue finds empty, invalid and unconfirmed fields', () => {
  const { editor } = working();
  expect(editor.problems().map(({ field: id, problem }) => [id, problem?.code ?? null])).toEqual([
    ['surname', null],
    ['email', 'required'],
    ['married', 'required'],
  ]);
});
