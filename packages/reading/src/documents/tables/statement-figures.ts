export interface StatementDay {
  readonly date: string;
  readonly change: number; // smallest currency unit, signed
  readonly balance: number;
  readonly text: string;
}

const dayMs = 86_400_000;

// The mean of the balances at the end of each day of the period.
export function averageBalance(
  days: readonly StatementDay[],
  from: string,
  to: string,
  opening: number,
): number | undefined {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (!(end >= start) || end - start > 3 * 366 * dayMs) return undefined;
  const last = new Map(days.map((day) => [day.date, day.balance]));
  let balance = days.findLast((day) => day.date < from)?.balance ?? opening;
  let sum = 0;
  for (let at = start; at <= end; at += dayMs) {
    balance = last.get(new Date(at).toISOString().slice(0, 10)) ?? balance;
    sum += balance;
  }
  return Math.round(sum / ((end - start) / dayMs + 1));
}

const salaried =
  /(^|[^a-z])(salary|salaries|sal(?![a-z])|sal(cr|for|crd|credit|adv|pay)|payroll|wages?|stipend|remuneration|emolument|वेतन)/i;
const notSalary = /(^|[^a-z])(advance salary loan|salary loan|return(ed)?|reversal)/i;
const paidBy = /(^|[^a-z])(neft|rtgs|ach|ecs|nach|imps|ft|tpt)([^a-z]|$)/i;
const isFirm = new RegExp(
  String.raw`(^|[^a-z])(ltd|limited|llp|pvt|private|technolog|inc|corp|industr|services|solutions|systems|` +
    String.raw`university|college|school|hospital|bank|govt|government)`,
  'i',
);

const payerOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .split(' ')
    .filter((word) => word.length > 3)
    .slice(0, 6)
    .join(' ');

// Credits labelled as salary; otherwise monthly transfers of a company with nearly constant amounts.
export function salaryOf(days: readonly StatementDay[]): StatementDay[] {
  const credits = days.filter(({ change }) => change > 0);
  const named = credits.filter(({ text }) => salaried.test(text) && !notSalary.test(text));
  if (named.length > 0) return named;
  const byPayer = Map.groupBy(
    credits.filter(({ text }) => paidBy.test(text) && isFirm.test(text)),
    ({ text }) => payerOf(text),
  );
  const regular = [...byPayer.values()].filter((own) => {
    const months = new Set(own.map(({ date }) => date.slice(0, 7)));
    const amounts = own.map(({ change }) => change);
    return months.size >= 3 && months.size === own.length && Math.min(...amounts) > Math.max(...amounts) * 0.7;
  });
  return regular.sort((a, b) => b[0]!.change - a[0]!.change)[0] ?? [];
}

const least = 50_000_00;

// Credits other than salary above half the average balance or fifty thousand, whichever is greater.
export function largeDepositsOf(days: readonly StatementDay[], average: number): StatementDay[] {
  const salary = new Set(salaryOf(days));
  return days.filter((day) => day.change > Math.max(average / 2, least) && !salary.has(day));
}
