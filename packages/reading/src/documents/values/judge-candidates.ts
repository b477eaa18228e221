import { evidencePolygon, evidenceConfidence } from './evidence.ts';
import { keyOf, type ValueType } from '../normalise/normalise-by-type.ts';
import type { Candidate, Outcome, ReadValue } from '../readable-document.types.ts';

// Minimum confidence for accepting OCR values without review; free words, which cannot be checked, need more.
const sureEnough = { twice: 0.85, checked: 0.6, typed: 0.9, words: 0.95 };
const clear = 0.8; // strength of an unambiguous label
const shaped: ReadonlySet<ValueType> = new Set([
  'amount',
  'country',
  'currency',
  'date',
  'email',
  'phone',
  'sex',
  'yes',
]);

interface Group {
  readonly all: Candidate[];
  readonly best: Candidate;
}

export interface JudgingRules {
  readonly as: ValueType;
  readonly hasPattern: boolean;
  readonly prefer?: 'first' | 'last';
}

// A heading or a payee may be printed on every page: repetition shows that a text is frequent, not what it means.
const step = 0.1;
const mostSteps = 2;

const isElsewhere = (a: Candidate, b: Candidate) =>
  a.page !== b.page || !a.words.some((word) => b.words.includes(word));

const isLabelled = ({ best }: Group) => best.by === 'label' && best.strength >= clear;

// Only its position or its form suggests it.
const isBare = ({ all, best }: Group) => !best.isChecked && all.every(({ by }) => by === 'pattern' || by === 'heading');

function groupsOf(candidates: readonly Candidate[], { as, prefer }: JudgingRules): Group[] {
  const groups = new Map<string, Candidate[]>();
  for (const each of candidates) {
    const key = keyOf(as, each.value);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const list = [...groups.values()].map((all): Group => {
    const best = all.reduce((a, b) => (b.strength > a.strength || (b.isChecked && !a.isChecked) ? b : a));
    return { all, best };
  });
  const score = ({ all, best }: Group) =>
    best.strength +
    (best.isChecked ? 1 : 0) +
    step * Math.min(mostSteps, all.filter((each) => isElsewhere(each, best)).length);
  const sorted = prefer === 'last' ? list.reverse() : list;
  // A value with a clear label comes before every bare one, however often that is printed.
  const hasLabelled = list.some(isLabelled);
  const rank = (group: Group) => (hasLabelled && isBare(group) ? 0 : 1);
  return sorted.sort((a, b) => rank(b) - rank(a) || score(b) - score(a));
}

function outcomeOf({ all, best }: Group, rival: Group | undefined, how: JudgingRules): Outcome {
  const sure = evidenceConfidence(best.words);
  if (rival && rival.best.strength > best.strength - 0.3 && !(best.isChecked && !rival.best.isChecked))
    return 'confirm';
  // An address without a postal code is incomplete.
  if (how.as === 'address' && !/\d{4}|\d[A-Z]{2}\b/.test(best.value)) return 'confirm';
  if (best.isChecked && sure >= sureEnough.checked) return 'accept';
  const isTwice = all.some((each) => isElsewhere(each, best));
  if (isTwice && best.strength >= 0.6 && sure >= sureEnough.twice) return 'accept';
  const needed = how.hasPattern || shaped.has(how.as) ? sureEnough.typed : sureEnough.words;
  return best.strength >= clear && sure >= needed ? 'accept' : 'confirm';
}

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

export const bestCandidate = (candidates: readonly Candidate[], how: JudgingRules): Candidate | undefined =>
  groupsOf(candidates, how)[0]?.best;

export function judgeCandidates(candidates: readonly Candidate[], how: JudgingRules): ReadValue | undefined {
  const [first, second] = groupsOf(candidates, how);
  if (!first) return undefined;
  const { value, raw, strength, words, page } = first.best;
  const confidence = round(strength * evidenceConfidence(words));
  return { value, raw, outcome: outcomeOf(first, second, how), confidence, page, polygon: evidencePolygon(words) };
}
