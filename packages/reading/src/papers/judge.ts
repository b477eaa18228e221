import { polygonOf, sureness } from './evidence.ts';
import { keyOf, type ValueType } from './normalise/by-type.ts';
import type { Candidate, Outcome, ReadValue } from './paper.types.ts';

// From a picture only what was read this surely is taken unseen; words that nothing can check must be surer.
const sureEnough = { twice: 0.85, checked: 0.6, typed: 0.9, words: 0.95 };
const clear = 0.8; // strength of a label that says without doubt whose value this is
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

export interface Judged {
  readonly as: ValueType;
  readonly hasPattern: boolean;
  readonly prefer?: 'first' | 'last';
}

const isApart = (a: Candidate, b: Candidate) => a.page !== b.page || !a.words.some((word) => b.words.includes(word));

function groupsOf(candidates: readonly Candidate[], { as, prefer }: Judged): Group[] {
  const groups = new Map<string, Candidate[]>();
  for (const each of candidates) {
    const key = keyOf(as, each.value);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const list = [...groups.values()].map((all): Group => {
    const best = all.reduce((a, b) => (b.strength > a.strength || (b.isChecked && !a.isChecked) ? b : a));
    return { all, best };
  });
  const score = ({ all, best }: Group) => best.strength + (best.isChecked ? 1 : 0) + 0.1 * (all.filter((each) => each === best || isApart(each, best)).length - 1); // prettier-ignore
  const sorted = prefer === 'last' ? list.reverse() : list;
  return sorted.sort((a, b) => score(b) - score(a));
}

export function outcomeOf({ all, best }: Group, rival: Group | undefined, how: Judged): Outcome {
  const sure = sureness(best.words);
  if (rival && rival.best.strength > best.strength - 0.3 && !(best.isChecked && !rival.best.isChecked))
    return 'confirm';
  // An address without its postal code was cut short.
  if (how.as === 'address' && !/\d{4}|\d[A-Z]{2}\b/.test(best.value)) return 'confirm';
  if (best.isChecked && sure >= sureEnough.checked) return 'accept';
  const isTwice = all.some((each) => isApart(each, best));
  if (isTwice && best.strength >= 0.6 && sure >= sureEnough.twice) return 'accept';
  const needed = how.hasPattern || shaped.has(how.as) ? sureEnough.typed : sureEnough.words;
  return best.strength >= clear && sure >= needed ? 'accept' : 'confirm';
}

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

export const best = (candidates: readonly Candidate[], how: Judged): Candidate | undefined =>
  groupsOf(candidates, how)[0]?.best;

export function judge(candidates: readonly Candidate[], how: Judged): ReadValue | undefined {
  const [first, second] = groupsOf(candidates, how);
  if (!first) return undefined;
  const { value, raw, strength, words, page } = first.best;
  const confidence = round(strength * sureness(words));
  return { value, raw, outcome: outcomeOf(first, second, how), confidence, page, polygon: polygonOf(words) };
}
