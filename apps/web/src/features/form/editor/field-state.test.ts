import { expect, test } from 'vitest';
import type { AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { fieldState, needsPerson } from './field-state.ts';

const read = (certain: boolean, ...values: string[]): AnswerProposal => ({
  certain,
  choices: values.map((value) => ({ value, sources: [{ from: 'profile', name: 'profile.email', value }] })),
});

test('without an answer the state follows the proposal', () => {
  expect(fieldState({ isRequired: true, proposal: read(true, 'PUNE') })).toBe('auto');
  expect(fieldState({ isRequired: true, proposal: read(false, 'PUNE') })).toBe('confirm');
  expect(fieldState({ isRequired: false, proposal: read(false, 'A', 'B') })).toBe('conflict');
  expect(fieldState({ isRequired: true })).toBe('missing');
  expect(fieldState({ isRequired: false })).toBe('optional');
});

test('an answer overrides the proposal, and a draft overrides both', () => {
  const proposal = read(false, 'A', 'B');
  expect(fieldState({ isRequired: true, proposal, answer: { act: 'confirmed', value: 'A' } })).toBe('confirmed');
  expect(fieldState({ isRequired: true, proposal, answer: { act: 'declared', value: 'A' } })).toBe('confirmed');
  expect(fieldState({ isRequired: true, proposal, answer: { act: 'edited', value: 'C' } })).toBe('edited');
  const answer = { act: 'confirmed', value: 'A' } as const;
  expect(fieldState({ isRequired: true, proposal, answer, draft: { act: 'edited', isEmpty: false } })).toBe('edited');
});

test('an answer emptied on purpose is empty despite a proposal', () => {
  const proposal = read(true, 'PUNE');
  expect(fieldState({ isRequired: true, proposal, answer: { act: 'edited', value: '' } })).toBe('missing');
  expect(fieldState({ isRequired: false, proposal, draft: { act: 'edited', isEmpty: true } })).toBe('optional');
});

test('only confirm, conflict and missing need a person', () =>
  expect(
    (['auto', 'confirm', 'conflict', 'confirmed', 'edited', 'missing', 'optional'] as const).filter(needsPerson),
  ).toEqual(['confirm', 'conflict', 'missing']));
