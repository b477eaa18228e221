import { normaliseAmount } from '../../normalise/normalise-amount.ts';
import { normaliseCode } from '../../normalise/normalise-code.ts';
import { normaliseDate } from '../../normalise/normalise-date.ts';
import { normaliseName } from '../../normalise/normalise-name.ts';
import type { Candidate } from '../../readable-document.types.ts';
import { readCellsByRules } from './fields/read-cells-by-rules.ts';
import type { OpenDocument } from '../../rules/kind-rules.types.ts';
import { bankHeading } from './statement/bank-heading.ts';
import { belowByOrder } from './fields/below-by-order.ts';
import { headings } from './fields/headings.ts';
import { mailingBlock } from './fields/mailing-block.ts';
import { currencyBeside } from './fields/currency-beside.ts';
import { personNamed } from './fields/person-named.ts';
import { doubtPictures } from './fields/doubt-pictures.ts';

const deposit = '(FD|FDR|TD|TDR|Deposit|Fixed Deposit|Term Deposit|STDR|Receipt|Certificate|Advice)';

// Two unlabelled sums: the deposit is the smaller one.
function smallerSum({ flow }: OpenDocument): Candidate[] {
  const found = [...flow.text.matchAll(/(?:rs\.?|inr|₹)\s*\d[\d,]*(?:\.\d\d)?/gi)].flatMap((match): Candidate[] => {
    const value = normaliseAmount(match[0]);
    const place = flow.wordsBetween(match.index, match.index + match[0].length);
    return value ? [{ value, raw: match[0], ...place, by: 'pattern', strength: 0.55 }] : [];
  });
  return found.toSorted((a, b) => Number(a.value) - Number(b.value)).slice(0, 1);
}

export const fixedDeposit = readCellsByRules({
  kind: 'Fixed deposit receipt',
  fields: {
    accountHolderName: {
      labels: [
        '(Depositor|Depositors|Customer|Account Holder|Holder|First Holder|Primary Holder|Investor) [Name]',
        'Name of [the] (Depositor|Depositors|Customer|Holder|Account Holder|First Holder|Investor)',
        'Name(s) of Depositor(s)',
        "(Depositor's|Customer's|Holder's) Name",
        'Name',
        'Account Name',
        'A/C Name',
        'In the name of',
        'Issued to',
        'Deposit Holder [Name]',
        'Held by',
        'Favouring',
        'Holder(s)',
        'Depositor(s)',
        'Standing in the name of',
        'Deposited by',
        'Placed by',
        'Account of',
        'Owner',
        'Received from',
        'Customer',
        'Sole / first holder',
        'Sole Holder',
        '(Name|Names) of holder(s)',
        'Client [Name]',
        'Member [Name]',
      ],
      sentences: [
        personNamed(
          'received (?:with thanks )?from|in the names? of|having received from|held by|in favour of|certify ' +
            'that|confirm that|issued to|placed by|Dear',
        ),
      ],
      not: [
        /\bbank\b|deposit|branch|scheme|\bthe\b|\bsum\b|\bbelow\b|nominee|^(sir|madam|customer|the|a|we|your|our)\b|\brupees\b/i,
      ],
    },
    bankName: {},
    depositNumber: {
      labels: [
        `${deposit} [Account|A/C|Receipt|Advice|Reference|Ref|Certificate] (No|Number|Num)`,
        `${deposit} (Account|A/C)`,
        '(Account|A/C) (No|Number)',
        `${deposit} ID`,
        `${deposit} (Ref|Reference|Folio|Folio No)`,
        'No',
        'Ref No',
        'Folio (No|Number)',
        '(Deposit|FD) under (No|Number)',
        'Our (ref|reference)',
        'Number of deposit',
        'Deposit account',
      ],
      as: 'code',
      pattern: /^[A-Z]{0,5}[-/]?\d[\dA-Z/-]{4,22}$/,
      sentences: [
        new RegExp(
          String.raw`(?:deposit|FDR?|TDR)(?: account| a\/c| receipt| certificate)?(?: bearing)?(?: account|` +
            String.raw` receipt)? (?:no\.?|number)\s*:?\s*(?<value>[A-Z]{0,4}[-/]?\d{6,18})\b`,
          'i',
        ),
      ],
    },
    amount: {
      labels: [
        '[Deposit|Deposited|Principal|FD|TD|Invested|Face|Original|Term Deposit] (Amount|Value|Amt|Sum)',
        'Amount (of Deposit|Deposited|Invested|of FD)',
        'Principal',
        'Principal (Amount|Sum|Value) (Rs)',
        'Deposit',
        'Amount of [the] (Fixed|Term) Deposit',
        'Sum Deposited',
        'Amount in (figures|Figures)',
        'Initial Deposit',
        'Book Value',
        'FD Amount (INR)',
        '(Amount|Sum|Money) (placed|received|held|kept|lodged|accepted|booked)',
        'Sum [of deposit]',
        'Deposit (sum|of|made|principal)',
        'Placed',
        'Value of deposit',
        'Investment [Amount]',
        'Principal (placed|deposited|invested)',
        'Booked amount',
        'Amount (in figures)',
      ],
      sentences: [
        new RegExp(
          String.raw`(?:a |the )?(?:sum|deposit|amount|principal) of (?<value>(?:(?:(?:rs\.?|inr|₹|` +
            String.raw`[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|` +
            String.raw`₹)\s*\d+(?![\d,])(?:\.\d\d?)?))`,
          'i',
        ),
        /(?:deposit|\d{6})[^.]{0,50}? (?:for|of|worth|amounting to) (?<value>(?:rs\.?|inr|₹)\s*[\d,]+(?:\.\d\d)?)/i,
      ],
      prefer: 'first',
    },
    maturityDate: {
      labels: [
        '(Maturity|Due|Redemption) Date',
        'Date of (Maturity|Redemption|Repayment)',
        'Matures on',
        'Maturing on',
        'Due on',
        'Maturity [on]',
        'Date of Maturity',
        'Payable on',
        'Repayable on',
        'Maturity Dt',
        'Expiry Date',
        '(Falls|Falling|Becomes) due [on]',
        'Due for (payment|renewal|repayment) [on]',
        'Due',
        'Matures',
        'Date (due|of payment|when due|payable)',
        'End date',
        'Repayable [after|on]',
        'Ends on',
        'Runs (until|till|to)',
        'Held (until|till)',
        'Term ends',
        'Closing date',
        'Maturity / due date',
      ],
      as: 'date',
      sentences: [
        new RegExp(
          String.raw`(?:matur(?:es|ing|ity)|falls due|due|repayable|payable|ends|runs until|` +
            String.raw`until)(?: for payment)? (?:on|date is|is|by|` +
            String.raw`until)\s*:?\s*(?<value>\d{1,2}[\w/.,\s-]{5,18}?\d{2,4})\b`,
          'i',
        ),
      ],
    },
    currency: { labels: ['[Deposit|Account] Currency', 'CCY', 'Currency Code'], as: 'currency' },
  },
  stops: [
    'Amount payable on maturity',
    'Amount payable',
    'Maturity (Amount|Value|Proceeds)',
    'Maturity Amt',
    'Rate of Interest',
    'Interest Rate',
    'ROI',
    'Interest Amount',
    'Interest',
    'Value Date',
    'Date of Deposit',
    'Deposit Date',
    'Effective Date',
    'Period [of Deposit]',
    'Tenure',
    'Term',
    'Opened on',
    'Nominee',
    'Mode of Operation',
    'Customer (ID|No)',
    'Lien Amount',
    'TDS Amount',
    'Amount in Words',
    'Receipt Date',
    'Issue Date',
    'Co-applicant',
    'Joint Holder',
    'Savings Account (No|Number)',
    'Linked Account [No|Number]',
    'Repayment Account',
    'Accrued Interest',
    'Payable at maturity',
    'Sum on maturity',
    'Opened',
    'Placed on',
    'Rate p.a.',
    'Rate',
    'Value at maturity',
    'Redemption value',
    'You get back',
    'Amount at maturity',
    'Proceeds',
    'Interest payout',
    'Start date',
    'From',
  ],
  after(open, candidates) {
    belowByOrder(open, candidates, {
      depositNumber: normaliseCode,
      accountHolderName: normaliseName,
      amount: normaliseAmount,
      maturityDate: normaliseDate,
    });
    candidates.bankName = headings(open, { ...bankHeading, deep: 0.35 });
    const block = mailingBlock(open);
    if (block.name && candidates.accountHolderName!.length === 0) candidates.accountHolderName = [block.name];
    if (candidates.amount!.length === 0) candidates.amount = smallerSum(open);
    if (candidates.currency!.length === 0) candidates.currency = currencyBeside(open, candidates.amount ?? []);
    doubtPictures(open, candidates, { amounts: ['amount'], codes: ['depositNumber'] });
  },
});
