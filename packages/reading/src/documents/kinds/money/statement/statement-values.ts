import type { Candidate, PlacedWord } from '../../../readable-document.types.ts';
import type { Candidates } from '../../../rules/kind-rules.types.ts';
import { plain } from '../../../tables/money-in.ts';
import { averageBalance, largeDepositsOf, salaryOf } from '../../../tables/statement-figures.ts';
import type { TransactionDay, ComputedStatement } from './computed-statement.ts';

const dayMs = 86_400_000;
const soundEnough = 0.9;

const candidate = (value: string, words: readonly PlacedWord[], page: number, strength: number): Candidate => ({
  value,
  raw: words.map((word) => word.text).join(' '),
  words,
  page,
  by: 'derived',
  strength,
});

const best = (list: readonly Candidate[] | undefined) =>
  list?.reduce<Candidate | undefined>((a, b) => (!a || b.strength > a.strength ? b : a), undefined)?.value;

// A printed balance that equals the computed one is confirmed.
function proven(list: readonly Candidate[], coins: number): Candidate[] {
  return list.map((each) => (Math.round(Number(each.value) * 100) === coins ? { ...each, isChecked: true } : each));
}

export function addBalances(candidates: Candidates, { table, chain, days }: ComputedStatement, isWhole: boolean): void {
  const isSound = chain.soundShare >= soundEnough && chain.rows.length > 1;
  const last = days.at(-1);
  for (const [id, figure] of [
    ['openingBalance', table.opening],
    ['closingBalance', table.closing],
  ] as const)
    if (figure && (id === 'openingBalance' || isWhole))
      (candidates[id] ??= []).push({
        ...candidate(plain(figure.sign < 0 ? -figure.coins : figure.coins), figure.words, figure.page, 0.85),
        by: 'table',
      });
  const first = days[0];
  if (chain.opening !== undefined && first && isSound) {
    candidates.openingBalance = proven(candidates.openingBalance ?? [], chain.opening);
    const words = first.entry.balance?.words ?? first.entry.dateWords;
    if (candidates.openingBalance.length === 0)
      candidates.openingBalance = [candidate(plain(chain.opening), words, first.entry.page, 0.6)];
  }
  if (last && isWhole) {
    if (isSound) candidates.closingBalance = proven(candidates.closingBalance ?? [], last.balance);
    const { balance, dateWords, page } = last.entry;
    const strength = isSound && chain.rows.at(-1)!.isSound ? 0.75 : 0.55;
    (candidates.closingBalance ??= []).push(
      candidate(plain(last.balance), balance?.words ?? dateWords, page, strength),
    );
  }
}

const sum = (days: readonly TransactionDay[]) => days.reduce((total, { change }) => total + change, 0);

// Values derived from the transactions: average, salaries, large deposits.
export function addFigures(candidates: Candidates, { chain, days }: ComputedStatement): void {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || chain.opening === undefined || chain.soundShare < 0.6) return;
  const [from, to] = [best(candidates.statementFrom) ?? first.date, best(candidates.statementTo) ?? last.date];
  const reckoned = averageBalance(days, from, to, chain.opening);
  const isExact = chain.soundShare === 1;
  if (reckoned !== undefined) {
    const printed = candidates.averageBalance ?? [];
    const { balance, dateWords, page } = last.entry;
    // Without the whole period and every balance the result would differ from the bank's figure.
    const isKnown = isExact && candidates.statementFrom?.some(({ by }) => by !== 'derived');
    if (printed.length > 0) candidates.averageBalance = isExact ? proven(printed, reckoned) : printed;
    else if (isKnown) candidates.averageBalance = [candidate(plain(reckoned), balance?.words ?? dateWords, page, 0.6)];
  }
  const printedAverage = Number(best(candidates.averageBalance) ?? Number.NaN) * 100;
  const average = Number.isFinite(printedAverage) ? printedAverage : (reckoned ?? last.balance);
  const salary = salaryOf(days) as TransactionDay[];
  const large = largeDepositsOf(days, average) as TransactionDay[];
  for (const [id, count, own] of [
    ['salaryCredits', 'salaryCreditCount', salary],
    ['largeDeposits', 'largeDepositCount', large],
  ] as const) {
    const { amount, dateWords, page } = (own[0] ?? last).entry;
    const words = amount?.words ?? dateWords;
    // Finding nothing is not a result.
    const strength = isExact && own.length > 0 ? 0.85 : 0.7;
    candidates[id] = [candidate(plain(sum(own)), words, page, strength)];
    candidates[count] = [candidate(String(own.length), words, page, strength)];
  }
}

// Pages may be missing at the end: then the last row is not the last transaction.
export function isWholeStatement(
  candidates: Candidates,
  { days }: ComputedStatement,
  text: string,
  pages: number,
): boolean {
  const last = days.at(-1);
  if (last && candidates.closingBalance?.some(({ value }) => Math.round(Number(value) * 100) === last.balance))
    return true;
  const stated = [...text.matchAll(/\bpage\s*(?:no\.?)?\s*:?\s*\d+\s*(?:of|\/)\s*(\d+)/gi)].map((match) =>
    Number(match[1]),
  );
  if (stated.some((count) => count > pages && count < 200)) return false;
  const to = best(candidates.statementTo);
  return !to || !last || Math.abs(Date.parse(to) - Date.parse(last.date)) < 21 * dayMs;
}
