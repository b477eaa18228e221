import { daysOfTrip } from '@visawright/contract/dates/days.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import type { RuleInput } from '../rule-input.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { compareMoney, moneyOf, type Money } from './money.ts';
import { isStayPaid } from './stay-paid.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';

const amount = z.number().min(0).default(0);
const params = z.strictObject({
  currency: z.string().length(3),
  once: amount, // for the whole trip
  perDay: amount, // days counted inclusively
  perDayIfStayPaid: z.number().min(0).optional(), // where documents show that every night is paid
  least: amount, // for the whole trip, however short
  // Where the amounts depend on the length of the trip: the first step that is long enough; the last one has no end.
  steps: z.array(z.strictObject({ toDays: z.int().positive().optional(), once: amount, perDay: amount })).optional(),
});
type Params = z.infer<typeof params>;

function amountFor(days: number, { once, perDay, least, steps = [] }: Params): number {
  const step = steps.find(({ toDays = Infinity }) => days <= toDays) ?? { once, perDay };
  return Math.max(least, cents(step.once + step.perDay * days));
}

// Sums of decimal fractions are not exact.
const cents = (sum: number) => Math.round(sum * 100) / 100;

interface Held {
  readonly money: Money;
  readonly seen: PageEvidence;
}

// The latest balance of each account plus fixed deposits.
function heldBy(input: RuleInput): Held[] {
  const newest = new Map<string, Held & { readonly to: string }>();
  for (const document of documentsOf(input, { kinds: ['Bank statement'] })) {
    const seen = valueOf(document, 'closingBalance');
    const money = moneyOf(seen?.value, valueOf(document, 'currency')?.value ?? 'INR');
    if (!seen || !money) continue;
    const account = valueOf(document, 'accountNumber')?.value ?? document.docId;
    const to = valueOf(document, 'statementTo')?.value ?? '';
    if (to >= (newest.get(account)?.to ?? '')) newest.set(account, { money, seen, to });
  }
  const deposits = documentsOf(input, { kinds: ['Fixed deposit receipt'] }).flatMap((document): Held[] => {
    const seen = valueOf(document, 'amount');
    const money = moneyOf(seen?.value, valueOf(document, 'currency')?.value ?? 'INR');
    return seen && money ? [{ money, seen }] : [];
  });
  return newest.size > 0 ? [...newest.values(), ...deposits] : [];
}

export const closingBalanceAtLeast = predicate({
  params,
  limits: (_form, _group, { currency, once, perDay, perDayIfStayPaid = perDay, least }) => ({
    once: { amount: once, currency },
    perDay: { amount: perDay, currency },
    perDayIfStayPaid: { amount: perDayIfStayPaid, currency },
    least: { amount: least, currency },
  }),
  judge(input, given): Violation[] {
    const [trip, held] = [tripDatesOf(input), heldBy(input)];
    if (!trip || held.length === 0) return [];
    const days = daysOfTrip(trip.from, trip.to);
    const { currency, perDay, perDayIfStayPaid } = given;
    const eachDay = perDayIfStayPaid !== undefined && isStayPaid(input, trip) ? perDayIfStayPaid : perDay;
    const needed = { amount: amountFor(days, { ...given, perDay: eachDay }), currency };
    const result = compareMoney(
      held.map(({ money }) => money),
      needed,
    );
    if (result === 'enough') return [];
    const [{ money, seen }] = held as [Held];
    return [
      {
        about: '',
        ...(result === 'unknown' ? { status: 'unknown' as const, variant: 'unknown' } : {}),
        facts: { held: money, needed, days },
        evidence: [...held.map((each) => each.seen), applicationEvidence(input, 'toDate')],
        remedy: { category: 'Proof of Funds', docId: seen.docId },
      },
    ];
  },
});
