import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Candidate, Word } from './paper.types.ts';

const word = (text: string, confidence: number): Word => ({ text, confidence, polygon: [[0, 0], [1, 0], [1, 1], [0, 1]] }); // prettier-ignore
const found = (value: string, strength: number, confidence = 1): Candidate => ({
  value,
  raw: value,
  words: [word(value, confidence)],
  page: 1,
  by: 'label',
  strength,
});
const outcome = (candidates: readonly Candidate[], as: 'name' | 'date' = 'name') =>
  judge(candidates, { as, hasPattern: false })?.outcome;

describe('judging what was found', () => {
  it('accepts one clear finding of a text layer', () => {
    expect(outcome([found('RAVI', 0.95)])).toBe('accept');
    expect(outcome([found('RAVI', 0.7)])).toBe('confirm');
  });

  it('asks where two places differ, and accepts where two agree', () => {
    expect(outcome([found('RAVI', 0.95), found('MEENA', 0.85)])).toBe('confirm');
    expect(outcome([found('RAVI', 0.7), found('Ravi', 0.7)])).toBe('accept');
  });

  it('does not take one place for two', () => {
    const once = found('RAVI', 0.7);
    expect(outcome([once, { ...once, by: 'sentence' }])).toBe('confirm');
  });

  it('wants words from a picture read more surely than dates', () => {
    expect(outcome([found('RAVI', 0.95, 0.92)])).toBe('confirm');
    expect(outcome([found('2026-03-09', 0.95, 0.92)], 'date')).toBe('accept');
    expect(outcome([found('2026-03-09', 0.95, 0.7)], 'date')).toBe('confirm');
  });

  it('lets check digits decide between two', () => {
    expect(
      judge([found('1', 0.9), { ...found('2', 0.6), isChecked: true }], { as: 'code', hasPattern: true }),
    ).toMatchObject({
      value: '2',
      outcome: 'accept',
    });
  });
});
