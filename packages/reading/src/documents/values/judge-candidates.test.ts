import { describe, expect, it } from 'vitest';
import { judgeCandidates } from './judge-candidates.ts';
import type { Candidate, Word } from '../readable-document.types.ts';

const word = (text: string, confidence: number): Word => ({
  text,
  confidence,
  polygon: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
});
const found = (value: string, strength: number, confidence = 1): Candidate => ({
  value,
  raw: value,
  words: [word(value, confidence)],
  page: 1,
  by: 'label',
  strength,
});
const outcome = (candidates: readonly Candidate[], as: 'name' | 'date' = 'name') =>
  judgeCandidates(candidates, { as, hasPattern: false })?.outcome;

describe('judging candidates', () => {
  it('accepts one clear candidate of a text layer', () => {
    expect(outcome([found('RAVI', 0.95)])).toBe('accept');
    expect(outcome([found('RAVI', 0.7)])).toBe('confirm');
  });

  it('asks for confirmation if two candidates differ, and accepts if they agree', () => {
    expect(outcome([found('RAVI', 0.95), found('MEENA', 0.85)])).toBe('confirm');
    expect(outcome([found('RAVI', 0.7), found('Ravi', 0.7)])).toBe('accept');
  });

  it('does not count one region twice', () => {
    const once = found('RAVI', 0.7);
    expect(outcome([once, { ...once, by: 'sentence' }])).toBe('confirm');
  });

  it('requires more confidence for words from OCR than for dates', () => {
    expect(outcome([found('RAVI', 0.95, 0.88)])).toBe('confirm');
    expect(outcome([found('2026-03-09', 0.95, 0.88)], 'date')).toBe('accept');
    expect(outcome([found('2026-03-09', 0.95, 0.7)], 'date')).toBe('confirm');
  });

  it('accepts a weaker position of a recognisable form only if it is clearly read', () => {
    const placed = (value: string, sure: number) => ({ ...found(value, 0.7, sure), placed: 0.7 });
    expect(outcome([placed('2026-03-09', 0.96)], 'date')).toBe('accept');
    expect(outcome([placed('2026-03-09', 0.92)], 'date')).toBe('confirm');
    expect(outcome([{ ...placed('2026-03-09', 1), strength: 0.6 }], 'date')).toBe('confirm');
    expect(outcome([placed('Ravi Kumar', 1)])).toBe('accept');
    expect(outcome([placed('Head of HR', 1)])).toBe('confirm');
  });

  it('does not doubt a labelled date because of a sentence, but an amount because of a sum', () => {
    const labelled = found('2026-03-09', 0.95);
    expect(outcome([labelled, { ...found('2026-05-01', 0.85), by: 'sentence' as const }], 'date')).toBe('accept');
    expect(outcome([labelled, { ...found('2026-05-01', 0.85), by: 'table' as const }], 'date')).toBe('confirm');
  });

  it('prefers the candidate with valid check digits', () => {
    expect(
      judgeCandidates([found('1', 0.9), { ...found('2', 0.6), isChecked: true }], { as: 'code', hasPattern: true }),
    ).toMatchObject({
      value: '2',
      outcome: 'accept',
    });
  });
});

describe('an address in a heading', () => {
  const at = (text: string, left: number, top: number): Word => ({
    text,
    confidence: 1,
    polygon: [
      [left, top],
      [left + 0.1, top],
      [left + 0.1, top + 0.01],
      [left, top + 0.01],
    ],
  });
  const judged = (words: readonly Word[], value: string) =>
    judgeCandidates([{ value, raw: value, words, page: 1, by: 'heading', strength: 0.75 }], {
      as: 'address',
      hasPattern: false,
    })?.outcome;

  it('is accepted with its postal code', () =>
    expect(judged([at('Gartenweg', 0.1, 0.1), at('50667', 0.1, 0.12)], 'Gartenweg 14, 50667 Köln')).toBe('accept'));

  it('is asked about if its words are in two columns', () =>
    expect(judged([at('Gartenweg', 0.1, 0.1), at('50667', 0.5, 0.12)], 'Gartenweg 14, 50667 Köln')).toBe('confirm'));

  it('is asked about if a label is among its lines', () =>
    expect(judged([at('Gartenweg', 0.1, 0.1)], 'Gartenweg 14, Date of Birth, 50667 Köln')).toBe('confirm'));
});
