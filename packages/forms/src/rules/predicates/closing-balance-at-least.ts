import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import type { Case } from '../case.ts';
import { daysBetween } from '../days.ts';
import { said, tripOf } from '../evidence.ts';
import { compare, moneyOf, type Money } from '../money.ts';
import { papersOf, valueOf } from '../papers.ts';

const params = z.strictObject({
  currency: z.string().length(3),
  once: z.number().min(0).default(0), // for the trip
  perDay: z.number().min(0).default(0), // days counted inclusively
});

interface Held {
  readonly money: Money;
  readonly seen: PageEvidence;
}

// The newest balance of each account, and deposits beside them.
function heldBy(given: Case): Held[] {
  const newest = new Map<string, Held & { readonly to: string }>();
  for (const paper of papersOf(given, { kinds: ['Bank statement'] })) {
    const seen = valueOf(paper, 'closingBalance');
    const money = moneyOf(seen?.value, valueOf(paper, 'currency')?.value ?? 'INR');
    if (!seen || !money) continue;
    const account = valueOf(paper, 'accountNumber')?.value ?? paper.docId;
    const to = valueOf(paper, 'statementTo')?.value ?? '';
    if (to >= (newest.get(account)?.to ?? '')) newest.set(account, { money, seen, to });
  }
  const deposits = papersOf(given, { kinds: ['Fixed deposit receipt'] }).flatMap((paper): Held[] => {
    const seen = valueOf(paper, 'amount');
    const money = moneyOf(seen?.value, valueOf(paper, 'currency')?.value ?? 'INR');
    return seen && money ? [{ money, seen }] : [];
  });
  return newest.size > 0 ? [...newest.values(), ...deposits] : [];
}

export const closingBalanceAtLeast = predicate({
  params,
  limits: (_form, _group, { currency, once, perDay }) => ({
    once: { amount: once, currency },
    perDay: { amount: perDay, currency },
  }),
  judge(given, { currency, once, perDay }): Breach[] {
    const [trip, held] = [tripOf(given), heldBy(given)];
    if (!trip || held.length === 0) return [];
    const days = daysBetween(trip.from, trip.to) + 1;
    const needed = { amount: once + perDay * days, currency };
    const result = compare(held.map(({ money }) => money), needed); // prettier-ignore
    if (result === 'enough') return [];
    const [{ money, seen }] = held as [Held];
    return [
      {
        about: '',
        ...(result === 'unknown' ? { standing: 'unknown' as const, variant: 'unknown' } : {}),
        facts: { held: money, needed, days },
        evidence: [...held.map((each) => each.seen), said(given, 'toDate')],
        remedy: { category: 'Proof of Funds', docId: seen.docId },
      },
    ];
  },
});
