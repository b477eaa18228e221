import { expect, test } from 'vitest';
import type { Proposal } from '@visawright/contract/form-state.ts';
import { fieldState, needsPerson } from './field-state.ts';

const read = (certain: boolean, ...values: string[]): Proposal => ({
  certain,
  choices: values.map((value) => ({ value, sources: [{ from: 'profile', name: 'profile.email', value }] })),
});

test('without an answer: sure, to confirm, to choose, or empty', () => {
  expect(fieldState({ isRequired: true, proposal: read(true, 'PUNE') })).toBe('auto');
  expect(fieldState({ isRequired: true, proposal: read(false, 'PUNE') })).toBe('confirm');
  expect(fieldState({ isRequired: false, proposal: read(false, 'A', 'B') })).toBe('conflict');
  expect(fieldState({ isRequired: true })).toBe('missing');
  expect(fieldState({ isRequired: false })).toBe('optional');
});

test("a person's act stands before what is proposed, and what is being written before both", () => {
  const proposal = read(false, 'A', 'B');
  expect(fieldState({ isRequired: true, proposal, answer: { act: 'confirmed', value: 'A' } })).toBe('confirmed');
  expect(fieldState({ isRequired: true, proposal, answer: { act: 'declared', value: 'A' } })).toBe('confirmed');
  expect(fieldState({ isRequired: true, proposal, answer: { act: 'edited', value: 'C' } })).toBe('edited');
  const answer = { act: 'confirmed', value: 'A' } as const;
  expect(fieldState({ isRequired: true, proposal, answer, draft: { act: 'edited', isEmpty: false } })).toBe('edited');
});

test('left empty on purpose is empty, although something was read', () => {
  const proposal = read(true, 'PUNE');
  expect(fieldState({ isRequired: true, proposal, answer: { act: 'edited', value: '' } })).toBe('missing');
  expect(fieldState({ isRequired: false, proposal, draft: { act: 'edited', isEmpty: true } })).toBe('optional');
});

test('only what is to confirm, to choose or to add waits for a person', () =>
  expect(
    (['auto', 'confirm', 'conflict', 'confirmed', 'edited', 'missing', 'optional'] as const).filter(needsPerson),
  ).toEqual(['confirm', 'conflict', 'missing']));
