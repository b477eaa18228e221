import { evidencePolygon, evidenceConfidence } from '../../../values/evidence.ts';
import type { ReadablePage, FieldReadings, PlacedWord, ReadValue } from '../../../readable-document.types.ts';
import { textOf } from '../../../tables/table-rows.ts';
import { plain } from '../../../tables/money-in.ts';
import { runningBalanceOf, type RunningBalance } from '../../../tables/running-balance.ts';
import type { StatementDay } from '../../../tables/statement-figures.ts';
import { transactionsOf, type Entry, type Transactions } from '../../../tables/transactions.ts';

export interface TransactionDay extends StatementDay {
  readonly entry: Entry;
}

// The table of a statement with computed sums.
export interface ComputedStatement {
  readonly table: Transactions;
  readonly chain: RunningBalance;
  readonly days: readonly TransactionDay[]; // chronological
  readonly rows: NonNullable<FieldReadings['tables']>[string]; // as printed
}

const asChange = ({ amount, sign, balance }: Entry) => ({
  ...(amount && { amount: amount.coins }),
  sign,
  ...(balance && { balance: balance.sign < 0 ? -balance.coins : balance.coins }),
});

// Values confirmed by the sums are accepted even from OCR; the others must be confirmed.
function cell(value: string, words: readonly PlacedWord[], page: number, isProven: boolean): ReadValue {
  const sure = evidenceConfidence(words);
  const outcome = isProven && sure >= 0.5 ? 'accept' : sure === 1 ? 'accept' : 'confirm';
  const confidence = Math.round((isProven ? Math.max(0.9, sure) : sure * 0.8) * 1000) / 1000;
  return { value, raw: textOf(words), outcome, confidence, page, polygon: evidencePolygon(words) };
}

function rowOf(entry: Entry, change: number | undefined, balance: number | undefined, isSound: boolean) {
  const { page, date, dateWords, text, amount, balance: seen } = entry;
  const side = change !== undefined && change < 0 ? 'debit' : 'credit';
  return {
    ...(date && { date: cell(date, dateWords, page, false) }),
    ...(text.length > 0 && { description: cell(textOf(text), text, page, false) }),
    ...(amount && change !== undefined && { [side]: cell(plain(Math.abs(change)), amount.words, page, isSound) }),
    ...(seen && balance !== undefined && { balance: cell(plain(balance), seen.words, page, isSound) }),
  };
}

// `openings` are printed elsewhere; the one that matches the first transaction is correct.
export function computedStatement(
  pages: readonly ReadablePage[],
  openings: readonly number[],
  year?: number,
): ComputedStatement | undefined {
  const table = transactionsOf(pages, year);
  if (!table || table.entries.length === 0) return undefined;
  const { opening } = table;
  const printed = table.entries.map(asChange);
  const ends = [printed[0]!, printed.at(-1)!];
  const brought = [...(opening ? [opening.sign < 0 ? -opening.coins : opening.coins] : []), ...openings].find((coins) =>
    ends.some(({ amount, balance }) => balance !== undefined && Math.abs(balance - coins) === amount),
  );
  const chain = runningBalanceOf(printed, brought);
  const inTime = chain.isReversed ? table.entries.toReversed() : table.entries;
  const most =
    Math.max(
      ...chain.rows
        .filter(({ isSound }) => isSound)
        .map(({ balance, change }) => Math.max(Math.abs(balance!), Math.abs(change!))),
      0,
    ) || Infinity;
  let date: string | undefined;
  const days = inTime.flatMap((entry, at): TransactionDay[] => {
    date = entry.date ?? date;
    const { change, balance } = chain.rows[at]!;
    // A cheque number misread as an amount exceeds every balance of the account.
    if (!date || change === undefined || balance === undefined || Math.abs(change) > 3 * most) return [];
    return [{ date, change, balance, text: textOf(entry.text), entry }];
  });
  const rows = inTime.map((entry, at) => {
    const { change, balance, isSound } = chain.rows[at]!;
    return rowOf(entry, change, balance, isSound);
  });
  return { table, chain, days, rows: chain.isReversed ? rows.reverse() : rows };
}
