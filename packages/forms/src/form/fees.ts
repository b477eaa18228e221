import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { isOfAge, type Age } from './advice.ts';
import type { feeKinds, Fee, Form } from './form-schema.ts';

export type FeeKind = (typeof feeKinds)[number];
const duesInOrder = ['visa', 'biometrics', 'surcharge', 'service'] as const satisfies readonly FeeKind[];

export const kindOfFee = ({ kind = 'visa' }: Pick<Fee, 'kind'>): FeeKind => kind;

// Fees differ by group: if the data has none for the group, none is shown.
export const feesFor = ({ fees }: Pick<Form, 'fees'>, group: VisaGroup): Fee[] =>
  fees.filter(({ groups }) => !groups || groups.includes(group));

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export interface TravellerFees {
  readonly due: readonly Fee[]; // of unknown age: what an adult pays
  readonly free: readonly Fee[]; // of amount 0: no fee of this kind is due
  readonly byAge: readonly Fee[]; // of unknown age: what may apply instead
  readonly isVisaFeeKnown: boolean;
  readonly total: readonly Money[];
}

export interface FeeTable {
  readonly travellers: readonly TravellerFees[]; // in the order of the ages
  readonly exceptions: readonly Fee[]; // with conditions that only the traveller knows
  readonly options: readonly Fee[]; // a longer visa, a faster decision
  readonly unknown: readonly ('visa' | 'service')[];
  readonly limited: readonly { readonly fee: Fee; readonly sum: number }[]; // reduced by familyMax
  readonly total: readonly Money[]; // of everybody
  readonly assumesAdults: boolean; // the total counts a traveller of unknown age as an adult
}

const sumByCurrency = (amounts: readonly Money[]): Money[] => {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
};

const adult = 30; // fees by age distinguish children, and in places people over 60 or 80

// No fee wins over every other one of its kind; a fee for an age replaces the general one. Two visa fees for the same people are
// alternatives, such as one and several entries: the first is the usual one.
function feesOfKind(fees: readonly Fee[], kind: FeeKind, age: number) {
  const own = fees.filter((fee) => kindOfFee(fee) === kind && (!fee.ages || isOfAge(fee.ages, age)));
  const free = own.filter(({ amount }) => amount === 0).slice(0, 1);
  if (free.length > 0) return { due: [], free, alternatives: [] };
  const forAge = own.filter(({ ages }) => ages);
  const due = forAge.length > 0 ? forAge : own;
  return kind === 'visa' ? { due: due.slice(0, 1), free, alternatives: due.slice(1) } : { due, free, alternatives: [] };
}

function feesAt(fees: readonly Fee[], age: Age) {
  const kinds = duesInOrder.map((kind) => feesOfKind(fees, kind, age ?? adult));
  const due = kinds.flatMap((each) => each.due);
  const free = kinds.flatMap((each) => each.free);
  const alternatives = kinds.flatMap((each) => each.alternatives);
  const shown = new Set([...due, ...free, ...alternatives]);
  const byAge = fees.filter((fee) => age === null && fee.ages && kindOfFee(fee) !== 'option' && !shown.has(fee));
  const isVisaFeeKnown = [...due, ...free].some((fee) => kindOfFee(fee) === 'visa');
  return { due, free, byAge, isVisaFeeKnown, total: sumByCurrency(due), alternatives };
}

function familyLimits(travellers: readonly TravellerFees[]): FeeTable['limited'] {
  const all = travellers.flatMap(({ due }) => due);
  return [...new Set(all)].flatMap((fee) => {
    const people = all.filter((each) => each === fee).length;
    const sum = people * fee.amount;
    return fee.familyMax && people >= fee.familyMax.people && sum > fee.familyMax.amount ? [{ fee, sum }] : [];
  });
}

// The fees of people who apply together, by their ages.
export function feeTable(
  form: Pick<Form, 'fees' | 'applicationCentre'>,
  group: VisaGroup,
  ages: readonly Age[],
): FeeTable {
  const own = feesFor(form, group);
  const fees = own.filter(({ conditions }) => conditions === undefined);
  const travellers = ages.map((age) => feesAt(fees, age));
  const alternatives = new Set(travellers.flatMap((each) => each.alternatives));
  const hasService = own.some((fee) => kindOfFee(fee) === 'service');
  const limited = familyLimits(travellers);
  const saved = limited.map(({ fee, sum }) => ({ amount: fee.familyMax!.amount - sum, currency: fee.currency }));
  return {
    travellers,
    exceptions: own.filter(({ conditions }) => conditions !== undefined),
    options: fees.filter((fee) => kindOfFee(fee) === 'option' || alternatives.has(fee)),
    unknown: [
      ...(travellers.every(({ isVisaFeeKnown }) => isVisaFeeKnown) ? [] : (['visa'] as const)),
      ...(hasService || !form.applicationCentre ? [] : (['service'] as const)),
    ],
    limited,
    total: sumByCurrency([...travellers.flatMap(({ due }) => due), ...saved]),
    assumesAdults: travellers.some(({ byAge }) => byAge.length > 0),
  };
}

// The fees the table shows, for their sources.
export const feesInTable = ({ travellers, exceptions, options }: FeeTable): Fee[] => [
  ...new Set([...travellers.flatMap(({ due, free, byAge }) => [...due, ...free, ...byAge]), ...exceptions, ...options]),
];
