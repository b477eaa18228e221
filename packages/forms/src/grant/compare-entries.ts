import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import type { Fact } from '../rules/facts.ts';
import type { RuleInput } from '../rules/rule-input.ts';
import { applicationEvidence } from '../rules/evidence.ts';
import { valueOf } from '../rules/documents/documents-of.ts';
import { staysOf } from '../rules/travel/stays.ts';
import { unreadFact, type CompareFact, type GrantInput } from './grant-input.ts';
import { territoryOf } from './territory.ts';

function entriesIn(text: string): number | null {
  const plain = text.trim().toUpperCase();
  if (/^M(?:ULT|$|\b)/.test(plain) || /\bMULT/.test(plain)) return Infinity;
  if (/^(?:SINGLE|ONE|S$)/.test(plain)) return 1;
  if (/^(?:DOUBLE|TWO|D$)/.test(plain)) return 2;
  if (/^(?:TRIPLE|THREE)/.test(plain)) return 3;
  const number = /^0*([1-9]\d?)\b/.exec(plain)?.[1];
  return number === undefined ? null : Number(number);
}

const named = (count: number): Fact => {
  if (count === Infinity) return { en: 'multiple entries', hi: 'कई बार प्रवेश' };
  if (count === 1) return { en: 'one entry', hi: 'एक बार प्रवेश' };
  return { en: `${count} entries`, hi: `${count} बार प्रवेश` };
};

interface EntryCount {
  readonly count: number;
  readonly evidence: readonly Evidence[];
}

// The number of entries the applicant requested in the form.
function requestedEntriesOf({ values }: RuleInput): EntryCount | null {
  for (const id of ['numberOfEntries', 'multipleEntries']) {
    const answer = values[id];
    if (typeof answer !== 'string' || answer === '') continue;
    const count = answer === 'Yes' ? Infinity : answer === 'No' ? 1 : entriesIn(answer);
    if (count !== null) return { count, evidence: [{ from: 'answer', name: id, value: answer }] };
  }
  return null;
}

// The entries the booked nights need: a night outside between two nights inside means a second entry.
function neededEntriesOf({ visa, asked }: GrantInput): EntryCount {
  const territory = territoryOf(valueOf(visa, 'validFor')?.value, valueOf(visa, 'issuingCountry')?.value);
  const stays = staysOf(asked)
    .filter(({ country }) => country !== undefined)
    .toSorted((one, other) => (one.first.value < other.first.value ? -1 : 1));
  const entered = stays.filter(
    ({ country }, at) => territory?.has(country!) && !territory.has(stays[at - 1]?.country ?? ''),
  );
  const evidence = entered.length > 1 ? entered.map(({ where, first }) => where ?? first) : [];
  return { count: Math.max(1, entered.length), evidence };
}

export const compareEntries: CompareFact = (input) => {
  const { visa, asked } = input;
  const [requested, need] = [requestedEntriesOf(asked), neededEntriesOf(input)];
  const dates = [applicationEvidence(asked, 'fromDate'), applicationEvidence(asked, 'toDate')];
  const evidence = [...(requested?.evidence ?? []), ...need.evidence];
  const shown = evidence.length > 0 ? evidence : dates;
  const seen = valueOf(visa, 'entries');
  const granted = seen ? entriesIn(seen.value) : null;
  if (!seen || granted === null) return unreadFact('entries', shown, { needed: named(need.count) });
  const isShort = requested !== null && granted < requested.count;
  const isTooFew = granted < need.count;
  return {
    fact: 'entries',
    status: isTooFew ? 'differs' : isShort ? 'short' : 'same',
    textKey: `entries.${isTooFew ? 'few' : isShort ? 'short' : 'same'}`,
    facts: { granted: named(granted), wished: named(requested?.count ?? 1), needed: named(need.count) },
    onVisa: seen,
    asked: shown,
  };
};
