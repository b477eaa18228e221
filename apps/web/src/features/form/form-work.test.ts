import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldAnswer, FormState } from '@visawright/contract/form-state.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { CallError } from '../../lib/send.ts';
import { openBrowser } from '../../lib/testing/browser.ts';
import type { AnswerToSave, SavedAnswers } from './form.api.ts';
import { formWork } from './form-work.ts';

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
  const work = formWork({
    state: first,
    form,
    save: (answers) => {
      sent.push(answers);
      return save(answers);
    },
    onBehind: () => undefined,
  });
  work.rhf.control._state.mount = true; // oxlint-disable-line no-underscore-dangle -- what the screen's useForm does
  const write = (id: string, value: string) => {
    work.rhf.setValue(id, value);
    work.changed(id);
  };
  return { work, sent, write, now: () => work.store.getState() };
}

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('what is proposed stands in the input; writing saves it 800 ms later with the version that was seen', async () => {
  const { work, sent, write, now } = working();
  expect(work.valueOf('surname')).toBe('DESHPANDE');
  write('surname', 'Deshpandé ');
  expect(work.stateOf(work.fields.get('surname')!)).toBe('edited');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([[{ field: 'surname', value: 'Deshpandé', basis: 0, act: 'edited' }]]);
  expect(now().drafts).toEqual({});
  expect(now().savedAt).toBe(at);
  write('surname', 'Deshpande');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[1]![0]!.basis).toBe(1);
});

test('agreeing keeps where the value stands; writing exactly what was read is agreeing', async () => {
  const { work, sent, write } = working();
  work.confirm('surname');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[0]).toEqual([{ field: 'surname', value: 'DESHPANDE', basis: 0, act: 'confirmed', source }]);
  write('surname', 'X');
  write('surname', 'DESHPANDE');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[1]![0]!.act).toBe('confirmed');
});

test('emptied: an answer of its own where something was read, none where nothing was', async () => {
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

test('an answer shows further questions, says so, and takes them away again with what was written there', async () => {
  const { now, sent, write } = working();
  expect(now().visible.has('spouse')).toBe(false);
  write('married', 'Yes');
  expect(now().visible.has('spouse')).toBe(true);
  expect(now().announced).toEqual({ word: 'appeared', values: { count: 1 } });
  write('spouse', 'Ravi');
  write('married', 'No');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.flat().map(({ field: id }) => id)).toEqual(['married']);
});

test('what cannot be taken stays in the input, is said, and is not sent', async () => {
  const { work, now, sent, write } = working();
  write('email', 'ananya@');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([]);
  expect(now().problems.email?.[0]?.code).toBe('notAnEmail');
  expect(work.valueOf('email')).toBe('ananya@');
  write('email', 'ananya@example.com');
  expect(now().problems.email).toBeUndefined();
});

test('two editors: both values stand until a person chooses, and keeping mine builds on theirs', async () => {
  const theirs: FieldAnswer = {
    value: 'Kulkarni',
    act: 'edited',
    version: 7,
    was: null,
    source: null,
    byName: 'Asha',
    at,
  };
  let isFirst = true;
  const { work, now, sent, write } = working(state(), async (answers) => {
    if (!isFirst) return answering(answers);
    isFirst = false;
    throw new CallError(409, { code: 'answer.conflict', details: { conflicts: [{ field: 'surname', theirs }] } });
  });
  write('surname', 'Deshpande');
  write('email', 'a@b.in');
  await vi.advanceTimersByTimeAsync(800);
  expect(now().conflicts).toEqual({ surname: { mine: 'Deshpande', theirs } });
  expect(sent[1]!.map(({ field: id }) => id)).toEqual(['email']);
  work.resolve('surname', 'mine');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[2]).toMatchObject([{ field: 'surname', value: 'Deshpande', basis: 7 }]);
  expect(now().conflicts).toEqual({});
});

test('taking theirs puts their value into the input', async () => {
  const theirs: FieldAnswer = {
    value: 'Kulkarni',
    act: 'edited',
    version: 7,
    was: null,
    source: null,
    byName: 'Asha',
    at,
  };
  const { work, write, now } = working(state(), async () => {
    throw new CallError(409, { code: 'answer.conflict', details: { conflicts: [{ field: 'surname', theirs }] } });
  });
  write('surname', 'Deshpande');
  await vi.advanceTimersByTimeAsync(800);
  work.resolve('surname', 'theirs');
  expect(work.valueOf('surname')).toBe('Kulkarni');
  expect(now().drafts).toEqual({});
});

test('a change the server will not have is taken back and said', async () => {
  const { work, now, write } = working(state(), async () => {
    throw new CallError(409, { code: 'application.notEditable' });
  });
  write('surname', 'Other');
  await vi.advanceTimersByTimeAsync(800);
  expect(work.valueOf('surname')).toBe('DESHPANDE');
  expect(now().refusal).toBeInstanceOf(CallError);
});

test('what had not left is there again after a reload, and leaves then', async () => {
  const offline = working(state(), async () => {
    throw new CallError(0, null);
  });
  offline.write('surname', 'Deshpandé');
  await vi.advanceTimersByTimeAsync(900);
  expect(offline.now().phase).toBe('offline');
  const { work, sent } = working();
  work.restore();
  expect(work.valueOf('surname')).toBe('Deshpandé');
  await vi.advanceTimersByTimeAsync(900);
  expect(sent[0]).toMatchObject([{ field: 'surname', value: 'Deshpandé' }]);
});

test('what somebody else wrote comes in by itself where nobody is writing here', () => {
  const { work, write } = working();
  write('email', 'mine@example.com');
  const theirs = (value: string): FieldAnswer => ({
    value,
    act: 'edited',
    version: 1,
    was: null,
    source: null,
    byName: 'Asha',
    at,
  });
  work.take(state({ surname: theirs('Kulkarni'), email: theirs('theirs@example.com') }));
  expect(work.valueOf('surname')).toBe('Kulkarni');
  expect(work.valueOf('email')).toBe('mine@example.com');
});

test('Continue finds what is empty, what is wrong and what nobody has looked at', () => {
  const { work } = working();
  expect(work.problems().map(({ field: id, problem }) => [id, problem?.code ?? null])).toEqual([
    ['surname', null],
    ['email', 'required'],
    ['married', 'required'],
  ]);
});
