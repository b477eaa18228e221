import { expect, test } from 'vitest';
import type { FieldAnswer, Proposal } from '@visawright/contract/form-state.ts';
import type { Field } from '@visawright/forms/form-schema.ts';
import { checkSheet } from './check-sheet.ts';

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
const proposal = (certain: boolean, ...values: string[]): Proposal => ({ certain, choices: values.map(read) });
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

test('a question nobody is asked is not there, nor is its section', () => {
  const ids = (isMinor: string) =>
    checkSheet(form, state({ context: { 'derived.isMinor': isMinor } })).sections.map(({ id }) => id);
  expect(ids('No')).toEqual(['identity']);
  expect(ids('Yes')).toEqual(['identity', 'guardian']);
});

test('what was read stands with its source; what a person wrote with who wrote it', () => {
  const { sections } = checkSheet(
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

test('a contradiction nobody has decided stands in the way, as does a required answer that is missing', () => {
  const { problems, unchecked } = checkSheet(
    form,
    state({ proposals: { surname: proposal(false, 'RAO', 'RAU'), city: proposal(false, 'PUNE') } }),
  );
  expect(problems.map(({ field, code }) => [field.id, code])).toEqual([
    ['surname', 'conflict'],
    ['former', 'required'],
  ]);
  expect(unchecked).toBe(1);
});

test('a returned review opens its sections only, and nothing is open where all is read-only', () => {
  const open = (more: object) => checkSheet(form, state(more)).sections.map(({ isOpen }) => isOpen);
  expect(open({ openSections: ['journey'] })).toEqual([false]);
  expect(open({ openSections: ['identity'] })).toEqual([true]);
  expect(open({ isReadOnly: true })).toEqual([false]);
});
