import type { AnswerValue, Proposal, Source } from '@visawright/contract/form-state.ts';
import { answerFrom } from './answer-wording.ts';
import type { Field } from './form-schema.ts';
import { addressPart } from './prefill-address.ts';
import { candidates, papersOn } from './prefill-candidates.ts';
import { bare, textOf, type Found } from './prefill-found.ts';
import { isNear, oneFact, partAsked } from './prefill-rules.ts';
import { subjectOf } from './prefill-subjects.ts';
import type { World } from './prefill-world.ts';
import { simpleProblem } from './validate-simple.ts';

interface Choice {
  readonly value: AnswerValue;
  readonly all: Found[];
}

// The references that count, each with what it leads to. A thing described by one paper is not completed from another's.
function rounds(field: Field, world: World): Found[][] {
  const all: Found[][] = [];
  for (const [at, ref] of field.autofill!.entries()) {
    all.push(candidates(field, ref, world));
    const subject = subjectOf(ref);
    const next = field.autofill![at + 1];
    if (subject && next && subjectOf(next) !== subject && papersOn(subject, world).length > 0) break;
  }
  return all;
}

// What the answer would be: in the form's wording, in the part it asks for, an amount in words with its currency.
function answerOf(field: Field, each: Found): AnswerValue | undefined {
  const part = addressPart(field.id, each.value, each.paper);
  const isAmount = field.type === 'textarea' && each.ref === 'Proof of Funds.closingBalance';
  const text = isAmount ? `${(each.paper && textOf(each.paper, 'currency')) ?? 'INR'} ${part}` : part;
  const answer = answerFrom(field, text, each.ref);
  return answer !== undefined && isHeld(field, answer) ? answer : undefined;
}

// Too long, or a telephone number in a manner nobody knows: shown to a person, who mends it. Anything else that does not fit is no answer.
const isHeld = (field: Field, answer: AnswerValue) =>
  [undefined, 'tooLong', 'notAPhone', 'notAnEmail'].includes(simpleProblem(field, answer));

const keyOf = (value: AnswerValue) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? String(Number(value)) : bare(JSON.stringify(value))); // prettier-ignore

function gathered(field: Field, all: readonly Found[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const each of all) {
    const value = answerOf(field, each);
    if (value === undefined) continue;
    const known = choices.get(keyOf(value));
    if (known) known.all.push(each);
    else choices.set(keyOf(value), { value, all: [each] });
  }
  return [...choices.values()].toSorted((a, b) => bestRank(b) - bestRank(a));
}

const bestRank = ({ all }: Choice) => Math.max(...all.map(({ rank }) => rank));
const documentsIn = ({ all }: Choice) => new Set(all.flatMap(({ paper }) => paper?.docId ?? [])).size;

// Accepted or confirmed where it was read, or told alike by two papers.
function isCertain(field: Field, choices: readonly Choice[]): boolean {
  const [first, ...more] = choices;
  if (!first || more.length > 0) return false;
  const good = first.all.filter(({ ref }) => !isNear(field.id, ref));
  const isTold = good.some(({ isSure }) => isSure) || (good.length > 1 && documentsIn({ ...first, all: good }) > 1);
  return isTold && !(field.id in partAsked) && simpleProblem(field, first.value) === undefined;
}

// Of several references the first that leads anywhere, a confirmed value before all; of one fact all tellings together.
export function proposalFor(field: Field, world: World): Proposal | undefined {
  const told = rounds(field, world).map((each) => gathered(field, each).flatMap(({ all }) => all));
  const confirmed = told.find((each) => each.some(({ rank }) => rank === 3));
  const main = oneFact.has(field.id) ? told.flat() : (confirmed ?? told.find((each) => each.length > 0) ?? []);
  const choices = gathered(field, main);
  if (choices.length === 0) return undefined;
  const beside = gathered(field, told.flat());
  const withSources = choices.map((choice) => ({
    ...choice,
    all: [...choice.all, ...(beside.find(({ value }) => keyOf(value) === keyOf(choice.value))?.all ?? []).filter((each) => !choice.all.includes(each))], // prettier-ignore
  }));
  return {
    certain: isCertain(field, withSources),
    choices: withSources.map(({ value, all }) => ({ value, sources: all.map(({ source }): Source => source) })),
  };
}
