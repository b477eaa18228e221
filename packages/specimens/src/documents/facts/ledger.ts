import type { Random } from '../../random.ts';
import { daysBetween, daysLater } from './days.ts';
import type { Person } from '../document-specimen-kind.types.ts';
import { formatDate } from '../printing/pen.ts';

export interface LedgerRow {
  readonly date: string;
  readonly description: string; // one line; a layout may break it
  readonly reference: string;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
  readonly salary: boolean;
}
export interface Ledger {
  readonly from: string;
  readonly to: string;
  readonly opening: number;
  readonly rows: readonly LedgerRow[];
  readonly average: number; // of the balances at each day's end
}

const cents = (value: number) => Math.round(value * 100) / 100;
type Draft = Omit<LedgerRow, 'balance' | 'reference'>;

const spending = (random: Random): [string, number] =>
  random.pick<() => [string, number]>([
    () => [
      `UPI/${random.digits(12)}/${random.pick(['SHREE PROVISIONS', 'CHAI POINT', 'METRO CARD', 'MEDPLUS KIRANA'])}`,
      random.whole(40, 2400),
    ],
    () => [
      `UPI-${random.pick(['RAMESH STORES', 'GREEN BASKET', 'AUTO FARE', 'BOOK NOOK'])}-${random.digits(12)}`,
      random.whole(60, 3100),
    ],
    () => [`ATM WDL ${random.pick(['SELF', 'CASH'])} ${random.digits(6)}`, random.whole(1, 20) * 500],
    () => [
      `POS ${random.digits(6)}XXXXXX${random.digits(4)} ${random.pick(['SILVER MART', 'CITY FASHION', 'AANGAN CAFE'])}`,
      random.whole(250, 9800),
    ],
    () => [
      `BILLPAY ${random.pick(['ELECTRICITY BOARD', 'MOBILE POSTPAID', 'PIPED GAS'])} ${random.digits(8)}`,
      random.whole(380, 4600),
    ],
    () => [`IMPS/P2A/${random.digits(12)}/HOUSE RENT`, random.whole(9, 26) * 1000],
    () => [
      `ACH D- ${random.pick(['MUTUAL FUND SIP', 'LIFE COVER PREMIUM', 'HOME LOAN EMI'])}-${random.digits(9)}`,
      random.whole(20, 150) * 100,
    ],
  ])();

const smallCredit = (random: Random): [string, number] =>
  random.pick<() => [string, number]>([
    () => [`UPI/${random.digits(12)}/REFUND`, random.whole(80, 1900)],
    () => [`INT.PD ${random.digits(4)}`, random.whole(120, 1800) + random.whole(0, 99) / 100],
    () => [`NEFT CR ${random.letters(4)}N${random.digits(8)} DIVIDEND`, random.whole(300, 4200)],
  ])();

const largeCredit = (random: Random, { fatherName }: Person): string =>
  random.pick([
    `RTGS CR ${random.letters(4)}R${random.digits(10)} ${fatherName.toUpperCase()}`,
    `FD CLOSURE PROCEEDS ${random.digits(11)}`,
    `CASH DEPOSIT SELF ${random.digits(5)}`,
    `NEFT CR-${random.letters(4)}0${random.digits(6)}-SALE OF VEHICLE`,
    `BY CLG CHQ ${random.digits(6)}`,
  ]);

function drafts(random: Random, person: Person, from: string, to: string): Draft[] {
  const list: Draft[] = [];
  const put = (date: string, description: string, debit: number, credit: number, salary = false) =>
    list.push({ date, description, debit: cents(debit), credit: cents(credit), salary });
  const employer = person.employer
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .slice(0, 26)
    .trim();
  const [pay, payday, word] = [
    random.whole(38, 190) * 1000 + random.whole(0, 999),
    random.whole(1, 6),
    random.pick(['SALARY', 'SAL', 'SALARY CREDIT', 'PAYROLL']),
  ];
  const [days, busy] = [
    daysBetween(from, to),
    Math.min(random.chance(0.6) ? random.between(0.12, 0.3) : random.between(0.3, 0.9), 100 / daysBetween(from, to)),
  ];
  for (let day = 0; day <= days; day += 1) {
    const date = daysLater(from, day);
    if (Number(date.slice(8)) === payday) {
      const month = formatDate(date, 'dd Mmm yyyy').slice(3).toUpperCase();
      put(date, `NEFT CR-${random.letters(4)}0${random.digits(6)}-${employer}-${word} ${month}`, 0, pay, true);
    }
    if (random.chance(busy)) put(date, ...paid(spending(random)));
    if (random.chance(0.03)) put(date, ...flip(smallCredit(random)));
  }
  const large = random.whole(0, 3);
  for (let at = 0; at < large; at += 1)
    put(daysLater(from, random.whole(3, days - 3)), largeCredit(random, person), 0, random.whole(30, 120) * 5000);
  return list.sort((one, other) => (one.date < other.date ? -1 : 1));
}
const flip = ([description, credit]: [string, number]) => [description, 0, credit] as const;
const paid = ([description, debit]: [string, number]) => [description, debit, 0] as const;

function dailyAverage(rows: readonly LedgerRow[], opening: number, from: string, to: string): number {
  let [sum, at, balance] = [0, 0, opening];
  const days = daysBetween(from, to) + 1;
  for (let day = 0; day < days; day += 1) {
    const date = daysLater(from, day);
    for (; at < rows.length && rows[at]!.date <= date; at += 1) balance = rows[at]!.balance;
    sum += balance;
  }
  return cents(sum / days);
}

const isLarge = (row: LedgerRow, average: number) => !row.salary && row.credit > Math.max(average / 2, 50_000);

// A deposit so close to the limit that two methods of averaging would judge it differently is not printed.
function isClear({ rows, average }: Ledger): boolean {
  const mean = rows.reduce((sum, { balance }) => sum + balance, 0) / rows.length;
  return rows.every((row) => [0.7, 1.4].every((part) => isLarge(row, average) === isLarge(row, mean * part)));
}

function ledgerOnce(random: Random, person: Person, from: string, to: string): Ledger {
  const opening = cents(random.whole(20, 400) * 1000 + random.whole(0, 99_999) / 100);
  let balance = opening;
  const rows = drafts(random, person, from, to).map((draft): LedgerRow => {
    const debit = Math.min(draft.debit, Math.floor(balance / 2));
    balance = cents(balance + draft.credit - debit);
    return { ...draft, debit, reference: random.digits(random.pick([6, 10, 12])), balance };
  });
  return { from, to, opening, rows, average: dailyAverage(rows, opening, from, to) };
}

export function ledgerOf(random: Random, person: Person, from: string, to: string): Ledger {
  for (;;) {
    const ledger = ledgerOnce(random, person, from, to);
    if (ledger.rows.length > 8 && isClear(ledger)) return ledger;
  }
}

const summed = (rows: readonly LedgerRow[]) => rows.reduce((sum, { credit }) => sum + credit, 0).toFixed(2);

export function ledgerFigures({ rows, average }: Ledger): Record<string, string> {
  const salaries = rows.filter(({ salary }) => salary);
  const large = rows.filter((row) => isLarge(row, average));
  return {
    salaryCredits: summed(salaries),
    salaryCreditCount: String(salaries.length),
    largeDeposits: summed(large),
    largeDepositCount: String(large.length),
  };
}
