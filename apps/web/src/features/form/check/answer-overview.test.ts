import { expect, test } from 'vitest';
import type { FieldAnswer, AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { answerOverview } from './answer-overview.ts';

const text = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  label: id,
  type: 'text',
  required: false,
  ...more,
});
const form = {
  sections: [
    {
      id: 'identity',
      title: 'Identity',
      fields: [text('surname', { required: true }), text('city'), text('former', { required: true })],
    },
    {
      id: 'guardian',
      title: 'Guardian',
      fields: [text('guardian', { required: true, visibleWhen: { field: 'derived.isMinor', equals: 'Yes' } })],
    },
  ],
};
const read = (value: string) => ({ value, sources: [{ from: 'profile' as const, name: 'profile.x', value }] });
const proposal = (certain: boolean, ...values: string[]): AnswerProposal => ({ certain, choices: values.map(read) });
const answer = (value: string, act: FieldAnswer['act']): FieldAnswer => ({
  value,
  act,
  version: 1,
  was: null,
  source: null,
  byName: 'Asha',
  at: '2026-11-15T10:00:00Z',
});
const state = (more: object = {}) => ({
  answers: {},
  proposals: {},
  context: {},
  openSections: null,
  isReadOnly: false,
  ...more,
});

test('leaves out hidden questions and sections without questions', () => {
  const ids = (isMinor: string) =>
    answerOverview(form, state({ context: { 'derived.isMinor': isMinor } })).sections.map(({ id }) => id);
  expect(ids('No')).toEqual(['identity']);
  expect(ids('Yes')).toEqual(['identity', 'guardian']);
});

test('shows the source of read values and the author of edited ones', () => {
  const { sections } = answerOverview(
    form,
    state({
      proposals: { surname: proposal(true, 'RAO'), city: proposal(false, 'PUNE') },
      answers: { former: answer('IYER', 'edited') },
    }),
  );
  const [surname, city, former] = sections[0]!.lines;
  expect(surname).toMatchObject({ value: 'RAO', state: 'auto', source: { from: 'profile' } });
  expect(city).toMatchObject({ value: 'PUNE', state: 'confirm' });
  expect(former).toMatchObject({ value: 'IYER', state: 'edited', answer: { byName: 'Asha' } });
});

test('reports open conflicts and missing required answers as problems', () => {
  const { problems, unchecked } = answerOverview(
    form,
    state({ proposals: { surname: proposal(false, 'RAO', 'RAU'), city: proposal(false, 'PUNE') } }),
  );
  expect(problems.map(({ field, code }) => [field.id, code])).toEqual([
    ['surname', 'conflict'],
    ['former', 'required'],
  ]);
  expect(unchecked).toBe(1);
});

test('only returned sections are editable, and none if the form is read-only', () => {
  const open = (more: object) => answerOverview(form, state(more)).sections.map(({ isOpen }) => isOpen);
  expect(open({ openSections: ['journey'] })).toEqual([false]);
  expect(open({ openSections: ['identity'] })).toEqual([true]);
  expect(open({ isReadOnly: true })).toEqual([false]);
});
