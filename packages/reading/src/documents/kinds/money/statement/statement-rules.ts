import { normaliseText } from '../../../normalise/normalise-text.ts';
import { personNamed } from '../fields/person-named.ts';
import type { FieldRule } from '../../../rules/kind-rules.types.ts';

const holder = '(Account|A/C|Acct|Depositor|Customer)';
const accountTypeWords = new RegExp(
  String.raw`\b(savings?|current|salary|overdraft|od|cash credit|nre|nro|fcnr|sb|ca|sba|basic|premium|privilege|` +
    String.raw`regular|classic|jan ?dhan|bsbda|student|senior|women|deposit|account|a\/c)\b`,
  'i',
);

// Labels that Indian banks print in the header and footer of a statement.
export const statementFields: Readonly<Record<string, FieldRule>> = {
  accountHolderName: {
    labels: [
      `${holder} (Holder|Holders|Holder's) [Name]`,
      `Name of [the] ${holder} (Holder|Holders)`,
      `${holder} (Name|Title)`,
      'Title of [the] Account',
      'Name of [the] (Customer|Account|Depositor)',
      "Customer's Name",
      '(Primary|First|Sole) [Account] (Holder|Applicant) [Name]',
      'Name of [the] (Primary|First|Sole) (Holder|Applicant)',
      'Name',
      'Name(s) of Account Holder(s)',
      'Statement of Account of',
      'Account of',
      'In the name of',
      "Holder's Name",
      'Account in the name of',
      `Name of ${holder}`,
      'Account holder(s)',
      'Name of [the] (Holder|Client|Account Owner|A/c holder|Constituent)',
      '(Client|Constituent|Member) [Name]',
      'Account (Owner|Belongs to)',
      'Held by',
      'Standing in the name of',
      'Statement for',
      'Prepared for',
      'Issued to',
      'Dear',
    ],
    sentences: [
      personNamed(
        '(?:account|a/c)(?: no\\.?| number)? [\\dX*]{6,20} of|standing in the names? of|in the names? of|' +
          'account of|held by|belonging to|maintained by|operated by',
      ),
    ],
    not: [
      new RegExp(
        String.raw`\bbank\b|branch|statement|account|registered|single|joint|self|either|customer|^(sir|madam)\b|` +
          String.raw`\b(activity|report|period|number|currency)\b`,
        'i',
      ),
    ],
  },
  branchName: {
    labels: [
      '[Home|Base] Branch [Name]',
      'Branch of Account',
      'Name of [the] Branch',
      'Branch Office',
      'SOL Name',
      '(Account|A/C|Maintaining|Servicing|Parent|Issuing|Your|Our|Domicile) Branch',
      'Branch (where held|of the account|maintaining)',
      'Held at',
      'Office',
      'Branch / Office',
      'Account held at',
      'Branch & City',
      'Branch and Code',
    ],
    sentences: [/(?:^|\n)(?<value>(?!\S* ?Bank)[A-Z][\w.-]*(?:[ ](?!Bank)[A-Z][\w.-]*){0,3})[ ][Bb]ranch(?=[,\n\t])/],
    // OCR sometimes reads Hindi beside the label as a few Latin letters.
    read: (raw) =>
      normaliseText(raw.replace(/^[^:]{0,14}\s:\s/, '').replace(/\s*[([]?\b[A-Z]{4}0[A-Z0-9]{6}\b[)\]]?\s*$/, '')),
    not: [/^code|^\d+$|^address|^ifsc|manager|^details|\bifsc?\b|^micr|^of\b|neft|rtgs/i],
  },
  ifsc: {
    labels: [
      '[RTGS/NEFT|NEFT/RTGS|Sort] (IFSC|IFS) [Code]',
      'IFSC (No|Number)',
      'IFS code',
      'RTGS / NEFT code [(IFSC)]',
      'Bank code (IFSC)',
      'IFSC / RTGS code',
      'Branch IFSC',
      'NEFT code',
      'Indian Financial System Code',
    ],
    anywhere: /\b[A-Z]{4}0[A-Z0-9]{6}\b/,
    read: ifsc,
  },
  accountNumber: {
    labels: [
      '[Savings|SB|Current|Bank|Your] (Account|A/C|Acct) (No|Number)',
      '(Account|A/C) (Num|ID)',
      'Acc (No|Number)',
      '(Account|A/C) (No|Number) and Type',
      'Statement for (Account|A/C) [No|Number]',
      'Statement of (Account|A/C) [No|Number]',
      'Account Number / IBAN',
      'Account ending / number',
      '(Account|A/C) (Ref|Reference|Code)',
      '(Number|No) of [the] (account|a/c)',
      'A/c No. and type',
      'Ledger No',
      'Folio No',
    ],
    pattern: /^[A-Z]{0,4}[-/]?[\dX*]{3,}[\dX*/-]{3,20}$/,
    sentences: [
      new RegExp(
        String.raw`(?:statement of|statement for|for) (?:your )?(?:savings |current |salary )?(?:account|` +
          String.raw`a\/c)(?: no\.?| number| num)?\s*[:.-]?\s*(?<value>[\dX*]{8,20})`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:of|for|in|on|your) (?:the )?(?:savings |current |salary |bank )?(?:account|a\/c)(?: no\.?|` +
          String.raw` number| bearing no\.?)? ?:? ?(?<value>[\dX*]{9,20})\b`,
        'i',
      ),
    ],
  },
  accountType: {
    labels: [
      '(Account|A/C|Acct) (Type|Description|Product|Variant|Category|Scheme|Class|Open Status)',
      'Type of (Account|A/C)',
      'Product [Name|Description|Type|Code]',
      'Scheme [Name|Description|Type]',
      'Variant',
      'Nature of Account',
      'Account Type and Currency',
      'Type',
      'Kind of (account|a/c)',
      '(Account|A/C) (Kind|Plan|Name and type|Sub-type|Group)',
      'Sub Product',
      'Plan',
      'Product',
    ],
    as: 'text',
    read: (raw) =>
      accountTypeWords.test(raw)
        ? raw
            .replaceAll(/\s+/g, ' ')
            .replace(/[\s:;,]+$/, '')
            .trim()
        : undefined,
  },
  statementFrom: {
    labels: [
      'Statement From [Date]',
      '[Statement|Period] (Start|From|Begin|Opening) Date',
      'Period From',
      'From Date',
      'Date From',
      'From',
      'Statement Period From',
      'Start Date',
      'Opening Date of period',
      'Beginning',
      'Starting',
      'Start',
      'Statement start',
      'Period beginning',
      'Period start',
    ],
    as: 'date',
  },
  statementTo: {
    labels: [
      'Statement To [Date]',
      '[Statement|Period] (End|To|Closing|Upto) Date',
      'Period To',
      'To Date',
      'Date To',
      'To',
      'Statement Period To',
      'End Date',
      'Ending',
      'End',
      'Statement end',
      'Period ending',
      'Period end',
      'Upto',
      'Till',
    ],
    as: 'date',
  },
  openingBalance: {
    labels: [
      '(Opening|Previous|Start|Starting|Beginning|Initial|Opng) (Balance|Bal)',
      'Opening Balance as on',
      'Balance (B/F|BF)',
      'Balance Brought (Forward|Fwd)',
      '(Balance|Bal) at (start|beginning|the start|the beginning) [of period]',
      'Brought Forward',
      '(Balance|Bal) (at|as at|as on|on) (start|opening|beginning|the start|the beginning|commencement) ' +
        '[of the period|of period|of statement|of month]',
      'Balance b/f',
      'Balance (from last statement|last statement|at last statement)',
      'You started with',
      'Carried from (previous|last) (page|statement)',
      'Balance at open',
      'Opening',
    ],
    read: amountOf,
    prefer: 'first',
  },
  closingBalance: {
    labels: [
      '(Closing|New|End|Ending|Current|Final|Available|Clear|Clsg) (Balance|Bal)',
      'Balance (C/F|CF)',
      'Balance Carried (Forward|Fwd)',
      '(Balance|Bal) at (end|the end|close) [of period]',
      'Closing Balance as on',
      'Balance as on date',
      '(Balance|Bal) (at|as at|as on|on) (end|close|closing|the end|the close) [of the period|of period|of statement|of month]',
      'Balance c/f',
      'You ended with',
      'Balance (now|today|on last day|outstanding)',
      'Closing',
      'Balance at close',
      'Ledger Balance',
      'Net Balance',
    ],
    read: amountOf,
    prefer: 'last',
  },
  totalCredits: {
    isPart: true,
    as: 'amount',
    labels: ['Total (Credits|Deposits|deposited|Credit) [Amount]'],
  },
  totalDebits: {
    isPart: true,
    as: 'amount',
    labels: ['Total (Debits|Withdrawals|withdrawn|Debit) [Amount]'],
  },
  averageBalance: {
    labels: [
      '(Average|Avg) [Monthly|Quarterly|Daily|Half Yearly|Yearly|Account|Ledger] (Balance|Bal)',
      '(Monthly|Quarterly|Daily) (Average|Avg) (Balance|Bal)',
      'Average Balance Maintained',
      'AMB',
      'AQB',
      'MAB',
      'QAB',
      '(Average|Avg) (Balance|Bal) for the period',
      '(Average|Avg|Mean) (daily|monthly|end of day|day end|quarterly) (Balance|Bal) [for the period|of the period]',
      'Mean (Balance|Bal)',
      'Balance (average|on average)',
      'Avg. bal. of period',
      'Average of daily balances',
      'Daily average',
    ],
    read: amountOf,
  },
  currency: { labels: ['[Account|A/C|Statement] (Currency|CCY) [Code]', 'All (amounts|figures) in'], as: 'currency' },
  accountHolderAddress: {
    labels: [
      '[Communication|Mailing|Correspondence|Registered|Customer|Permanent|Residential|Present|Current|' +
        'Postal|Contact|Account Holder|Account Holders] Address',
      "(Holder's|Customer's) Address",
    ],
    as: 'address',
  },
  accountHolderPhone: {
    labels: [
      '[Registered|Regd] (Mobile|Phone|Contact) [No|Number]',
      'Mobile (registered)',
      '(Phone|Mobile) (on record|registered|with us)',
      'Cell phone',
      'Mob [No]',
      'Ph [No]',
      '(Telephone|Tel|Cell) [No|Number]',
      'Mobile / Phone [No]',
      'Registered Mobile',
    ],
    as: 'phone',
    not: [/^1800|^1860|^\+?911800/],
  },
};

// The zero at the fifth position is often read as a letter.
function ifsc(raw: string): string | undefined {
  const letters = raw.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const found = /[A-Z]{4}[0OQD][A-Z0-9]{6}/.exec(letters)?.[0];
  return found ? `${found.slice(0, 4)}0${found.slice(5)}` : undefined;
}

// An amount with decimals or digit groups: dates and counts may also be beside balances.
function amountOf(raw: string): string | undefined {
  const found =
    /(\(?-?)\s?(?:₹|rs\.?|inr)?\s?(-?)(\d[\d,]*\.\d{2}|\d{1,3}(?:,\d{2,3})+|\d+(?=\s*(?:cr|dr)?\s*$))\s?\)?\s?(dr|cr)?/i.exec(
      raw.split('\n')[0]!,
    );
  if (!found) return undefined;
  const value = Number(found[3]!.replaceAll(',', ''));
  const isLess = /[-(]/.test(found[1]! + found[2]!) || /dr/i.test(found[4] ?? '');
  return String(isLess ? -value : value);
}
