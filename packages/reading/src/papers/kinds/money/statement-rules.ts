import { text } from '../../normalise/text.ts';
import type { FieldRule } from '../../rules.types.ts';

const holder = '(Account|A/C|Acct|Depositor|Customer)';
export const accountTypeWords = /\b(savings?|current|salary|overdraft|od|cash credit|nre|nro|fcnr|sb|ca|sba|basic|premium|privilege|regular|classic|jan ?dhan|bsbda|student|senior|women|deposit|account|a\/c)\b/i; // prettier-ignore

// What Indian banks print beside the values of a statement's head and foot.
export const statementFields: Readonly<Record<string, FieldRule>> = {
  accountHolderName: {
    labels: [
      `${holder} (Holder|Holders|Holder's) [Name]`, `Name of [the] ${holder} (Holder|Holders)`, `${holder} (Name|Title)`, 'Title of [the] Account', 'Name of [the] (Customer|Account|Depositor)',
      "Customer's Name", '(Primary|First|Sole) [Account] (Holder|Applicant) [Name]', 'Name of [the] (Primary|First|Sole) (Holder|Applicant)', 'Name', 'Name(s) of Account Holder(s)', 'Statement of Account of', 'Account of', 'In the name of', "Holder's Name",
    ],
    not: [/\bbank\b|branch|statement|account|registered|single|joint|self|either/i],
  },
  branchName: {
    labels: ['[Home|Base] Branch [Name]', 'Branch of Account', 'Name of [the] Branch', 'Branch Office', 'SOL Name'],
    // Hindi beside the label is sometimes read as a few Latin letters.
    read: (raw) => text(raw.replace(/^[^:]{0,14}\s:\s/, '')),
    not: [/^code|^\d+$|^address|^ifsc|manager|^details/i],
  },
  ifsc: { labels: ['[RTGS/NEFT|NEFT/RTGS|Sort] (IFSC|IFS) [Code]', 'IFSC (No|Number)'], anywhere: /\b[A-Z]{4}0[A-Z0-9]{6}\b/, read: ifsc },
  accountNumber: {
    labels: [
      '[Savings|SB|Current|Bank|Your] (Account|A/C|Acct) (No|Number)', '(Account|A/C) (Num|ID)', 'Acc (No|Number)', '(Account|A/C) (No|Number) and Type', 'Statement for (Account|A/C) [No|Number]', 'Statement of (Account|A/C) [No|Number]', 'Account Number / IBAN',
    ],
    pattern: /^[A-Z]{0,4}[-/]?[\dX*]{3,}[\dX*/-]{3,20}$/,
    sentences: [/(?:statement of|statement for|for) (?:your )?(?:savings |current |salary )?(?:account|a\/c)(?: no\.?| number| num)?\s*[:.-]?\s*(?<value>[\dX*]{8,20})/i],
  },
  accountType: {
    labels: ['(Account|A/C|Acct) (Type|Description|Product|Variant|Category|Scheme|Class|Open Status)', 'Type of (Account|A/C)', 'Product [Name|Description|Type|Code]', 'Scheme [Name|Description|Type]', 'Variant', 'Nature of Account', 'Account Type and Currency'],
    as: 'text',
    read: (raw) => (accountTypeWords.test(raw) ? raw.replaceAll(/\s+/g, ' ').replace(/[\s:;,]+$/, '').trim() : undefined),
  },
  statementFrom: { labels: ['Statement From [Date]', '[Statement|Period] (Start|From|Begin|Opening) Date', 'Period From', 'From Date', 'Date From', 'From', 'Statement Period From'], as: 'date' },
  statementTo: { labels: ['Statement To [Date]', '[Statement|Period] (End|To|Closing|Upto) Date', 'Period To', 'To Date', 'Date To', 'To', 'Statement Period To'], as: 'date' },
  openingBalance: {
    labels: ['(Opening|Previous|Start|Starting|Beginning|Initial|Opng) (Balance|Bal)', 'Opening Balance as on', 'Balance (B/F|BF)', 'Balance Brought (Forward|Fwd)', '(Balance|Bal) at (start|beginning|the start|the beginning) [of period]', 'Brought Forward'],
    read: amountOf,
    prefer: 'first',
  },
  closingBalance: {
    labels: ['(Closing|New|End|Ending|Current|Final|Available|Clear|Clsg) (Balance|Bal)', 'Balance (C/F|CF)', 'Balance Carried (Forward|Fwd)', '(Balance|Bal) at (end|the end|close) [of period]', 'Closing Balance as on', 'Balance as on date'],
    read: amountOf,
    prefer: 'last',
  },
  averageBalance: {
    labels: ['(Average|Avg) [Monthly|Quarterly|Daily|Half Yearly|Yearly|Account|Ledger] (Balance|Bal)', '(Monthly|Quarterly|Daily) (Average|Avg) (Balance|Bal)', 'Average Balance Maintained', 'AMB', 'AQB', 'MAB', 'QAB', '(Average|Avg) (Balance|Bal) for the period'],
    read: amountOf,
  },
  currency: { labels: ['[Account|A/C|Statement] (Currency|CCY) [Code]', 'All (amounts|figures) in'], as: 'currency' },
  accountHolderAddress: {
    labels: ['[Communication|Mailing|Correspondence|Registered|Customer|Permanent|Residential|Present|Current|Postal|Contact|Account Holder|Account Holders] Address', "(Holder's|Customer's) Address"],
    as: 'address',
  },
  accountHolderPhone: {
    labels: ['[Registered|Regd] (Mobile|Phone|Contact) [No|Number]', '(Telephone|Tel|Cell) [No|Number]', 'Mobile / Phone [No]', 'Registered Mobile'],
    as: 'phone',
    not: [/^1800|^1860|^\+?911800/],
  },
}; // prettier-ignore

// The zero at the fifth place is often read as a letter.
function ifsc(raw: string): string | undefined {
  const letters = raw.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const found = /[A-Z]{4}[0OQD][A-Z0-9]{6}/.exec(letters)?.[0];
  return found ? `${found.slice(0, 4)}0${found.slice(5)}` : undefined;
}

// An amount with decimals or groups: dates and counts stand beside balances too.
function amountOf(raw: string): string | undefined {
  const found = /(\(?-?)\s?(?:₹|rs\.?|inr)?\s?(-?)(\d[\d,]*\.\d{2}|\d{1,3}(?:,\d{2,3})+|\d+(?=\s*(?:cr|dr)?\s*$))\s?\)?\s?(dr|cr)?/i.exec(raw.split('\n')[0]!); // prettier-ignore
  if (!found) return undefined;
  const value = Number(found[3]!.replaceAll(',', ''));
  const isLess = /[-(]/.test(found[1]! + found[2]!) || /dr/i.test(found[4] ?? '');
  return String(isLess ? -value : value);
}
