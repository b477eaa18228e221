import type { Evidence } from '@visawright/contract/evidence.ts';
import type { Fact } from '../rules/breach.ts';
import type { Case } from '../rules/case.ts';
import { said } from '../rules/evidence.ts';
import { valueOf } from '../rules/papers.ts';
import { staysOf } from '../rules/stays.ts';
import { unread, type Compare, type GrantCase } from './grant-case.ts';
import { territoryOf } from './territory.ts';

export function entriesIn(text: string): number | null {
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

interface Wish {
  readonly count: number;
  readonly evidence: readonly Evidence[];
}

// What the form asked for.
function wishOf({ values }: Case): Wish | null {
  for (const id of ['numberOfEntries', 'multipleEntries']) {
    const answer = values[id];
    if (typeof answer !== 'string' || answer === '') continue;
    const count = answer === 'Yes' ? Infinity : answer === 'No' ? 1 : entriesIn(answer);
    if (count !== null) return { count, evidence: [{ from: 'answer', name: id, value: answer }] };
  }
  return null;
}

// What the nights booked need: a night elsewhere between two inside is a second entry.
function needOf({ visa, asked }: GrantCase): Wish {
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

export const entries: Compare = (given) => {
  const { visa, asked } = given;
  const [wish, need] = [wishOf(asked), needOf(given)];
  const dates = [said(asked, 'fromDate'), said(asked, 'toDate')];
  const evidence = [...(wish?.evidence ?? []), ...need.evidence];
  const shown = evidence.length > 0 ? evidence : dates;
  const seen = valueOf(visa, 'entries');
  const granted = seen ? entriesIn(seen.value) : null;
  if (!seen || granted === null) return unread('entries', shown, { needed: named(need.count) });
  const isShort = wish !== null && granted < wish.count;
  const isTooFew = granted < need.count;
  return {
    fact: 'entries',
    standing: isTooFew ? 'differs' : isShort ? 'short' : 'same',
    say: `entries.${isTooFew ? 'few' : isShort ? 'short' : 'same'}`,
    facts: { granted: named(granted), wished: named(wish?.count ?? 1), needed: named(need.count) },
    onVisa: seen,
    asked: shown,
  };
};
