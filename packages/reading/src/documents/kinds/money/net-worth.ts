import { normaliseAmount } from '../../normalise/normalise-amount.ts';
import { normaliseName } from '../../normalise/normalise-name.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';
import { doubtPictures } from './fields/doubt-pictures.ts';
import { personNamed, personWords } from './fields/person-named.ts';
import { readCellsByRules } from './fields/read-cells-by-rules.ts';
import { merge, rowAmounts } from './fields/row-amounts.ts';
import { pan } from './tax/pan.ts';

const rows = {
  totalAssets: [
    'Total [of] Assets [(A)]',
    '[Value of|Sum of] Assets',
    'Assets (total)',
    'Gross Assets',
    'Total (A)',
    'Total Value of Assets',
  ],
  totalLiabilities: [
    '[Less:] Total [of] Liabilities [(B)]',
    'Liabilities (total)',
    'Total (B)',
    'Total Loans and Liabilities',
    '[Less:] Liabilities',
  ],
  netWorth: ['Net Worth', 'Networth', 'Net Worth (A - B)', 'Net Worth (A-B)', 'Net Assets'],
};

const money = String.raw`(?<value>(?:₹|rs\.?|inr)\s?\d[\d,]*(?:\.\d\d)?)`;
const day = String.raw`(?<value>\d{1,2}(?:st|nd|rd|th)?[ ./-](?:\d{1,2}|[A-Z][a-z]{2,8})[ ./,-]{1,2}\d{4})`;

// Assets less liabilities is the net worth: three amounts that satisfy it are confirmed.
function checkBalance(candidates: Candidates): void {
  const [assets, debts, worth] = ['totalAssets', 'totalLiabilities', 'netWorth'].map((id) => candidates[id] ?? []);
  for (const a of assets!)
    for (const d of debts!)
      for (const w of worth!) {
        if (Math.round(100 * (Number(a.value) - Number(d.value) - Number(w.value))) !== 0) continue;
        candidates.totalAssets = [{ ...a, isChecked: true }];
        candidates.totalLiabilities = [{ ...d, isChecked: true }];
        candidates.netWorth = [{ ...w, isChecked: true }];
        return;
      }
}

// `CA Anita Rao` above `Partner`: chartered accountants sign with their title.
const oneLine = personWords.replaceAll(String.raw`\s+`, ' '); // below it stand the post and the number
const signed = new RegExp(String.raw`(?:^|\n)(?:\(?CA\.?|Chartered Accountant:?) (?<value>${oneLine})`);

function accountantOf({ flow }: OpenDocument, candidates: Candidates): void {
  if (candidates.accountantName!.length > 0) return;
  const found = new RegExp(signed, 'd').exec(flow.text);
  const place = found?.indices?.groups?.value;
  const value = found && normaliseName(found.groups!.value!);
  if (!place || !value) return;
  candidates.accountantName = [
    { value, raw: found[0], ...flow.wordsBetween(...place), by: 'sentence', strength: 0.82 },
  ];
}

export const netWorth = readCellsByRules({
  kind: 'Net worth certificate',
  fields: {
    name: {
      labels: [
        'Name of [the] (Client|Person|Individual|Assessee|Applicant)',
        '(Client|Applicant|Assessee|Individual) [Name]',
        '(Certified|Issued|Prepared) for',
        'Name',
      ],
      sentences: [personNamed(String.raw`net ?worth of|certify that|assets and liabilities of`)],
      not: [/\b(associates|chartered|accountants?|limited|llp|company|the|net|worth)\b/i],
    },
    panNumber: {
      labels: ['PAN [No|Number]', 'Permanent Account (Number|No)'],
      read: pan,
      anywhere: /\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/,
    },
    netWorthDate: {
      labels: ['(Net Worth|Networth) as (on|at)', 'As (on|at)', 'Position as (on|at)'],
      as: 'date',
      sentences: [new RegExp(String.raw`\bas (?:on|at) ${day}`, 'i')],
    },
    totalAssets: {
      read: normaliseAmount,
      sentences: [new RegExp(String.raw`total (?:value of )?assets (?:of|amounting to|at|being) ${money}`, 'i')],
    },
    totalLiabilities: {
      read: normaliseAmount,
      sentences: [new RegExp(String.raw`total liabilities (?:of|amounting to|at|being) ${money}`, 'i')],
    },
    netWorth: {
      read: normaliseAmount,
      sentences: [new RegExp(String.raw`net ?worth\b[^₹]{0,160}?\b(?:is|to|of|at) ${money}`, 'i')],
    },
    accountantName: {
      labels: [
        'Chartered Accountant [Name]',
        'Name of [the] (Chartered Accountant|CA|Member|Partner|Proprietor|Auditor)',
        'CA [Name]',
        '(Certified|Issued|Signed) by',
        '(Partner|Proprietor) [Name]',
      ],
      as: 'name',
      not: [/associates|\bmembership\b|\bfirm\b|\bpartner\b|\bproprietor\b/i],
    },
    membershipNumber: {
      labels: ['[ICAI] (Membership|M|Mem) (No|Number)', 'Membership'],
      as: 'code',
      pattern: /^\d{5,6}$/,
      sentences: [/\b(?:membership|m\.?) ?(?:no\.?|number) ?:? ?(?<value>\d{5,6})\b/i],
    },
    udin: {
      labels: ['UDIN [No|Number]'],
      as: 'code',
      anywhere: /\b\d{8}[A-Z]{6}\d{4}\b/,
      pattern: /^\d{8}[A-Z]{6}\d{4}$/,
    },
    issueDate: { labels: ['Date [of certificate|of issue]', 'Dated', 'Issued on'], as: 'date' },
  },
  stops: ['Place', 'FRN', 'Firm (Registration|Regn) (No|Number)', 'Partner', 'Proprietor', 'Particulars', 'Amount'],
  after(open, candidates) {
    merge(candidates, rowAmounts(open, rows, ['Housing loan', 'Total Income', 'Fixed deposits']));
    checkBalance(candidates);
    accountantOf(open, candidates);
    doubtPictures(open, candidates, {
      amounts: ['totalAssets', 'totalLiabilities', 'netWorth'],
      codes: ['membershipNumber'],
    });
  },
});
