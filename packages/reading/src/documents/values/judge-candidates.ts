import { evidencePolygon, evidenceConfidence } from './evidence.ts';
import { keyOf, type ValueType } from '../normalise/normalise-by-type.ts';
import { hasForm, isDoubtfulForm, isOffice, isPhrase } from './is-doubtful-form.ts';
import type { Candidate, Outcome, ReadValue } from '../readable-document.types.ts';

// Minimum confidence for accepting OCR values without review; free words, which cannot be checked, need more.
const sureEnough = { twice: 0.85, checked: 0.6, typed: 0.87, words: 0.9 };
const clearlyRead = 0.95; // then a weaker position of a value of a recognisable form is enough
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

const labelled = 0.85; // beside or below a label of a known wording
const loose = 0.78; // words of a sentence whose wording is known: only their end is in doubt
const guessed = 0.7; // beside a label of an unknown wording

// Where a clearly read value stands, and how strong that must be for it to be accepted alone.
const leastOfText: Readonly<Partial<Record<Candidate['by'], { shaped: number; words: number }>>> = {
  label: { shaped: 0.7, words: 0.78 },
  sentence: { shaped: 0.75, words: 0.8 },
  heading: { shaped: 0.7, words: 0.8 },
  pattern: { shaped: 0.6, words: 0.8 },
};

interface Group {
  readonly all: Candidate[];
  readonly best: Candidate;
}

export interface JudgingRules {
  readonly as: ValueType;
  readonly hasPattern: boolean;
  readonly hasCheck?: boolean; // its check digits say whether it is one
  readonly prefer?: 'first' | 'last';
  readonly byPlaceAlone?: boolean; // neither its form nor a rival of another kind decides
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

// What a sentence or a heading suggests is no doubt about a value of a recognisable form beside its own label. Nor is a longer part of the
// page that contains the value.
function isRival({ best }: Group, { best: other }: Group, { as, hasPattern }: JudgingRules): boolean {
  if (other.strength <= best.strength - 0.3 || (best.isChecked && !other.isChecked)) return false;
  if (best.by !== 'label' || best.strength < labelled) return true;
  if (other.by === 'label') return other.strength > guessed;
  if (best.words.length > 0 && best.words.every((word) => other.words.includes(word))) return false;
  return (
    (other.by !== 'sentence' && other.by !== 'heading') ||
    !(hasPattern || shaped.has(as) || as === 'code' || as === 'name')
  );
}

// Nothing is misread: a weaker position is enough for a value whose form shows what it is.
function isClearText({ best }: Group, rival: Group | undefined, { as, hasPattern, hasCheck }: JudgingRules): boolean {
  if (hasCheck && !best.isChecked && !/X{4}/.test(best.value)) return false; // masked digits have no check digit
  if (best.by === 'label' && best.strength < clear && best.strength < (best.placed ?? 1)) return false;
  const least = leastOfText[best.by];
  if (least === undefined || evidenceConfidence(best.words) < clearlyRead) return false;
  if (best.by === 'heading' && as === 'organisation') return best.strength >= 0.6 && hasForm(as, best.value);
  if (best.by === 'heading' && as === 'text') return best.strength >= (isOffice(best.value) ? 0.75 : clear);
  if (best.by === 'heading' && as === 'name') return best.strength >= clear;
  if (as === 'organisation' && !hasForm(as, best.value)) return false;
  const isShaped = hasPattern || shaped.has(as) || as === 'code' || hasForm(as, best.value);
  if (best.by === 'sentence' && (as === 'address' || as === 'text'))
    return best.strength >= loose && isPhrase(as, best.value);
  // The only date, amount or person of which any sentence says what it is.
  if (best.by === 'sentence' && best.placed === best.strength && !rival) return isShaped;
  return best.strength >= (isShaped ? least.shaped : least.words);
}

// Only how strong a position is, and how clearly its words were read.
function outcomeOfPlace({ all, best }: Group, rival: Group | undefined, sure: number): Outcome {
  if (rival && rival.best.strength > best.strength - 0.3 && !(best.isChecked && !rival.best.isChecked))
    return 'confirm';
  const isTwice = all.some((each) => isElsewhere(each, best));
  if ((best.isChecked && sure >= sureEnough.checked) || (isTwice && sure >= sureEnough.twice)) return 'accept';
  return best.strength >= clear && sure >= sureEnough.words ? 'accept' : 'confirm';
}

function outcomeOf(group: Group, rival: Group | undefined, how: JudgingRules): Outcome {
  const { all, best } = group;
  const sure = evidenceConfidence(best.words);
  if (how.byPlaceAlone) return outcomeOfPlace(group, rival, sure);
  if (rival && isRival(group, rival, how)) return 'confirm';
  if (isDoubtfulForm(how.as, best)) return 'confirm';
  // An address without a postal code is incomplete.
  if (how.as === 'address' && !/\d{4}|\d[A-Z]{2}\b/.test(best.value)) return 'confirm';
  if (best.isChecked && sure >= sureEnough.checked) return 'accept';
  const isTwice = all.some((each) => isElsewhere(each, best));
  if (isTwice && best.strength >= 0.6 && sure >= sureEnough.twice) return 'accept';
  const needed = how.hasPattern || shaped.has(how.as) ? sureEnough.typed : sureEnough.words;
  return (best.strength >= clear && sure >= needed) || isClearText(group, rival, how) ? 'accept' : 'confirm';
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
