import type { AnswerValue, AnswerProposal, AnswerSource } from '@visawright/contract/forms/form-state.ts';
import { answerFrom } from '../answers/answer-from.ts';
import type { Field } from '../form/form-schema.ts';
import { addressPart } from './address-part.ts';
import { candidates, documentsAbout } from './candidates.ts';
import { normalizeText, textOf, type FoundValue } from './found-value.ts';
import { ownAccounts } from './own-accounts.ts';
import { isSameAddress } from './same-address.ts';
import { isApproximate, singleFactFields, addressParts } from './field-sources.ts';
import { subjectOf } from './subjects.ts';
import type { PrefillContext } from './prefill-context.ts';
import { simpleProblem } from '../answers/simple-problem.ts';

interface Choice {
  readonly value: AnswerValue;
  readonly all: FoundValue[];
}

// Values for each usable reference. A subject described by one document is not completed from another document.
function valuesByReference(field: Field, context: PrefillContext): FoundValue[][] {
  const all: FoundValue[][] = [];
  for (const [at, ref] of field.autofill!.entries()) {
    all.push(candidates(field, ref, context));
    const subject = subjectOf(ref);
    const next = field.autofill![at + 1];
    if (subject && next && subjectOf(next) !== subject && documentsAbout(subject, context).length > 0) break;
  }
  return all;
}

// The answer in the form's wording, reduced to the requested part; amounts in text fields include the currency.
function answerOf(field: Field, each: FoundValue): AnswerValue | undefined {
  const part = addressPart(field.id, each.value, each.document);
  const isAmount = field.type === 'textarea' && each.ref === 'Proof of Funds.closingBalance';
  const text = isAmount ? `${(each.document && textOf(each.document, 'currency')) ?? 'INR'} ${part}` : part;
  const answer = answerFrom(field, text, each.ref);
  return answer !== undefined && isProposable(field, answer) ? answer : undefined;
}

// A value that is too long or an unusual phone number is proposed for correction; any other invalid value is dropped.
const isProposable = (field: Field, answer: AnswerValue) =>
  [undefined, 'tooLong', 'notAPhone', 'notAnEmail'].includes(simpleProblem(field, answer));

const keyOf = (value: AnswerValue) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    ? String(Number(value))
    : normalizeText(JSON.stringify(value));

function groupByAnswer(field: Field, all: readonly FoundValue[]): Choice[] {
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
const documentsIn = ({ all }: Choice) => new Set(all.flatMap(({ document }) => document?.docId ?? [])).size;

// The address that the bank has of the account holder.
function isKnownToBank(field: Field, value: AnswerValue, context: PrefillContext): boolean {
  if (field.id !== 'homeAddress' || typeof value !== 'string') return false;
  return ownAccounts(context).some((document) => isSameAddress(value, textOf(document, 'accountHolderAddress') ?? ''));
}

// Accepted or confirmed in its document, or stated by two documents.
function isCertain(field: Field, choices: readonly Choice[], context: PrefillContext): boolean {
  const [first, ...more] = choices;
  if (!first || more.length > 0) return false;
  const good = first.all.filter(({ ref, isDoubtful }) => !isApproximate(field.id, ref) && isDoubtful !== true);
  const isSupported =
    good.some(({ isSure }) => isSure) ||
    (good.length > 1 && documentsIn({ ...first, all: good }) > 1) ||
    (good.length > 0 && isKnownToBank(field, first.value, context));
  return isSupported && !(field.id in addressParts) && simpleProblem(field, first.value) === undefined;
}

// Values of a document that may be someone else's are proposed only if nothing else has one.
function trustedValues(byReference: readonly FoundValue[][]): readonly FoundValue[][] {
  const trusted = byReference.map((each) => each.filter(({ isDoubtful }) => isDoubtful !== true));
  return trusted.some((each) => each.length > 0) ? trusted : byReference;
}

// Uses the first reference with a value, preferring confirmed ones; for single facts all references together.
export function fieldProposal(field: Field, context: PrefillContext): AnswerProposal | undefined {
  const byReference = trustedValues(
    valuesByReference(field, context).map((each) => groupByAnswer(field, each).flatMap(({ all }) => all)),
  );
  const confirmed = byReference.find((each) => each.some(({ rank }) => rank === 3));
  const main = singleFactFields.has(field.id)
    ? byReference.flat()
    : (confirmed ?? byReference.find((each) => each.length > 0) ?? []);
  const choices = groupByAnswer(field, main);
  if (choices.length === 0) return undefined;
  const fromAll = groupByAnswer(field, byReference.flat());
  const withSources = choices.map((choice) => ({
    ...choice,
    all: [
      ...choice.all,
      ...(fromAll.find(({ value }) => keyOf(value) === keyOf(choice.value))?.all ?? []).filter(
        (each) => !choice.all.includes(each),
      ),
    ],
  }));
  return {
    certain: isCertain(field, withSources, context),
    ...(byReference.flat().some(({ isDoubtful }) => isDoubtful) && { doubt: 'owner' as const }),
    choices: withSources.map(({ value, all }) => ({ value, sources: all.map(({ source }): AnswerSource => source) })),
  };
}
