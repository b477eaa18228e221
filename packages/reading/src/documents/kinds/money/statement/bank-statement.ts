import { normaliseName } from '../../../normalise/normalise-name.ts';
import { readCellsByRules } from '../fields/read-cells-by-rules.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { addAddresses } from '../fields/add-addresses.ts';
import { bankHeading } from './bank-heading.ts';
import { belowByOrder } from '../fields/below-by-order.ts';
import { doubtPictures } from '../fields/doubt-pictures.ts';
import { headings } from '../fields/headings.ts';
import { computedStatement } from './computed-statement.ts';
import { accountCode, addHolder, addStatementPeriod, firstStatementPage, underAccount } from './statement-head.ts';
import { statementFields } from './statement-rules.ts';
import { currencyOf, sealOf } from './seal-and-currency.ts';
import { addBalances, addFigures, isWholeStatement } from './statement-values.ts';
import { addWrapped } from '../fields/add-wrapped.ts';

const balanceOn =
  /balance\s+(?:as\s+)?(?:on|of|at)\s+[\w/ .-]{6,20}?\s*:?\s+(?:is\s+|was\s+)?(?:rs\.?|inr|₹)?\s*(?<value>\d[\d,]*\.\d\d)/dgi;

// "Balance as on" a date: the start or the end of the period.
function addDatedBalances({ flow }: OpenDocument, candidates: Candidates): void {
  for (const match of flow.text.matchAll(balanceOn)) {
    const [from, to] = match.indices!.groups!.value!;
    const raw = flow.text.slice(from, to);
    const id = from > flow.text.length / 2 ? 'closingBalance' : 'openingBalance';
    const value = String(Number(raw.replaceAll(',', '')));
    (candidates[id] ??= []).push({ value, raw, ...flow.wordsBetween(from, to), by: 'sentence', strength: 0.75 });
  }
}

// "Brought forward" is at the top of every page, "carried forward" at the end.
function onlyOuter(candidates: Candidates): void {
  const opening = candidates.openingBalance ?? [];
  const closing = candidates.closingBalance ?? [];
  const first = Math.min(...opening.map(({ page }) => page));
  const last = Math.max(...closing.map(({ page }) => page));
  candidates.openingBalance = opening.filter(({ page }) => page === first);
  candidates.closingBalance = closing.filter(({ page }) => page === last);
}

const doubted = {
  amounts: [
    'openingBalance',
    'closingBalance',
    'averageBalance',
    'salaryCredits',
    'salaryCreditCount',
    'largeDeposits',
    'largeDepositCount',
  ],
  codes: ['accountNumber', 'accountHolderPhone'],
};

export const bankStatement = readCellsByRules({
  kind: 'Bank statement',
  fields: statementFields,
  stops: [
    'Branch Address',
    'Sort Code',
    'Sortcode',
    'Sheet Number',
    'IBAN',
    'BIC',
    'Branch Details',
    'Customer Details',
    'Bank Address',
    'Branch Code',
    'Branch Phone',
    'Bank Phone',
    'Toll Free',
    'Customer Care',
    'Joint (Holder|Holders)',
    'Cust ID',
    'MICR',
    'Account Status',
    'Account Open Date',
    'A/C Open Date',
    'Statement Date',
    'Statement Period',
    'Account Period',
    'Period',
    'Print Date',
    'SWIFT [Code]',
    'Mode of Operation',
    'Nomination Registered',
    'Transactions',
    'Number of (debits|credits|transactions)',
    'Debit Count',
    'Credit Count',
    'Customer (No|Number|Ref|Since)',
    'Cust. ID',
    'Relationship (No|Number|Manager)',
    'Joint Holder',
    'Nominee Registered',
    'Generated on',
    'Drawing Power',
    'Interest Rate',
    'Limit',
  ],
  after(open, candidates) {
    addAddresses(open, candidates, 'accountHolderAddress');
    addWrapped(open, candidates, ['branchName', 'accountType']);
    belowByOrder(open, candidates, { accountHolderName: normaliseName, accountNumber: accountCode });
    const { document, flow } = open;
    const head = firstStatementPage(open);
    if ((candidates.accountNumber ?? []).length === 0) candidates.accountNumber = underAccount(head);
    candidates.bankName = headings(open, bankHeading);
    addHolder(head, candidates);
    addStatementPeriod(head, candidates);
    if ((candidates.currency ?? []).length === 0) candidates.currency = currencyOf(open);
    candidates.bankSealPresent = sealOf(open);
    onlyOuter(candidates);
    addDatedBalances(open, candidates);
    const year = Number(candidates.statementTo?.[0]?.value.slice(0, 4)) || undefined;
    const openings = candidates.openingBalance!.map(({ value }) => Math.round(Number(value) * 100));
    const statement = computedStatement(document.pages, openings, year);
    if (!statement) return doubtPictures(open, candidates, doubted);
    if ((candidates.statementFrom ?? []).length === 0) addDates(candidates, statement.days);
    const isWhole = isWholeStatement(candidates, statement, flow.text, document.pages.length);
    addBalances(candidates, statement, isWhole);
    if (isWhole) addFigures(candidates, statement);
    doubtPictures(open, candidates, doubted);
    return { tables: { transactions: statement.rows } };
  },
});

// No period printed: the first and the last transaction.
function addDates(candidates: Candidates, days: NonNullable<ReturnType<typeof computedStatement>>['days']): void {
  for (const [id, day] of [
    ['statementFrom', days[0]],
    ['statementTo', days.at(-1)],
  ] as const)
    if (day && day.entry.dateWords.length > 0)
      candidates[id] = [
        {
          value: day.date,
          raw: day.entry.dateWords.map((word) => word.text).join(' '),
          words: day.entry.dateWords,
          page: day.entry.page,
          by: 'derived',
          strength: 0.6,
        },
      ];
}
