import { normaliseAmount } from '../../normalise/normalise-amount.ts';
import { readCellsByRules } from '../money/fields/read-cells-by-rules.ts';
import { headings, type HeadingRule } from '../money/fields/headings.ts';
import { mailingBlock } from '../money/fields/mailing-block.ts';
import { titledPerson } from '../money/fields/titled-person.ts';
import { undated } from '../money/fields/undated.ts';
import { rowsNamed } from '../money/fields/rows-named.ts';
import { merge } from '../money/fields/row-amounts.ts';
import { fullPersonNamed, personNamed } from '../money/fields/person-named.ts';
import { doubtPictures } from '../money/fields/doubt-pictures.ts';

const office: HeadingRule = {
  is: new RegExp(
    String.raw`pension|treasury|treasuries|annuit|controller|comptroller|secretariat|insurance|\bcell\b|commission|` +
      String.raw`\bfund\b|\btrust\b|\boffice\b|university|municipal|provident|accounts? (office|general)|directorate|` +
      String.raw`accountant general|disbursing|\bcpao\b|\bepfo\b|\bpcda\b|railway|defence accounts|bank|department|` +
      String.raw`ministry|office of|corporation|board`,
    'i',
  ),
  not: new RegExp(
    String.raw`slip|statement|certificate|advice|passbook|extract|credit(?!or)|intimation|annuity advice|voucher|` +
      String.raw`to whom|payment order|pension (payable|advice|detail|for)|monthly pension|month|pensioner|basic|` +
      String.raw`family pension|type of|amount|net pension|credited|dear|account no|a\/c|life certificate|` +
      String.raw`bank (account|branch|name)|drawing|signature|\d{3}|:|^[\w-]+$|^pension$|\b(is|are|has|been|` +
      String.raw`the month)\b`,
    'i',
  ),
  deep: 0.25,
};

const paid =
  /\bnet\b|paid|payable|credited|\bsent\b|remitted|disbursed|drawn|received|in hand|take[- ]home|transferred/i;
const notPaid = /gross|basic|deduct|tax|arrear|relief|commut|recover|medical|total of|before/i;

const pensionOf = (raw: string): string | undefined => normaliseAmount(undated(raw));

export const pensionStatement = readCellsByRules({
  kind: 'Pension statement',
  fields: {
    pensionerName: {
      labels: [
        "(Pensioner|Pensioner's|Family Pensioner|Retiree|Annuitant) [Name]",
        'Name of [the] (Pensioner|Family Pensioner|Retired Employee|Retiree|Beneficiary|Member|Annuitant|' +
          'Retired Official|Retired Officer|Retired Person|Pension Holder|Recipient|Payee|Ex-employee|Claimant)',
        'Name',
        'Pensioner / Family Pensioner',
        '(Member|Beneficiary|Annuitant|Retiree|Payee|Recipient) Name',
        'Member / Pensioner',
        "(Pensioner's|Retiree's|Member's) (Full Name|Name)",
        'Pension Holder',
        'Drawn by',
        'To whom paid',
        '(Paid|Sent) to whom',
        '(Paid|Payable|Credited|Issued) to',
        'In favour of',
        'Name (in full)',
        'Full Name',
        'Recipient',
        'Payee',
        'Beneficiary',
        'Retired (Employee|Official|Officer)',
        'Shri/Smt',
      ],
      sentences: [
        personNamed(
          'certif(?:y|ied) that|pension of|payable to|paid to|confirm that|in favour of|pensioner,?|drawn by|' +
            'sanctioned to|pension (?:payment )?to',
        ),
        fullPersonNamed('dear'),
      ],
      not: [
        new RegExp(
          String.raw`pension|bank|office|certificate|\bno\b|account|\bthe\b|^(sir|madam|sir or madam|sir \/ madam|of)\b|` +
            String.raw`treasury|branch|department|month|^(id|code|type|ref|name)$`,
          'i',
        ),
      ],
    },
    ppoNumber: {
      labels: [
        '[Your] PPO (No|Number|ID|Reference|Ref)',
        '(Pension|Pensioner) (ID|Number|No|Code|Ref|Reference|Order|Order No|Order Number|File No|Ref No|Reference No)',
        'Pension Payment Order (Ref|Reference|ID)',
        'Order (No|Number)',
        'PPO (No|Number) / (Pensioner ID|Pension ID|File No)',
        'Unique PPO (No|Number)',
        'e-PPO (No|Number)',
        '[Old|New|Original] PPO (No|Number)',
        'P.P.O. (No|Number)',
        'Pension Payment Order [No|Number]',
        'PPO',
        'Pension (Account|ID|Folio) (No|Number)',
        'PPO / File No',
        'PPO / GPO (No|Number)',
        'P.P.O. / G.P.O. (No|Number)',
        'PPO / (FPPO|e-PPO|Pension) (No|Number|ID)',
        'Pension Payment Order No (PPO)',
        '12 digit PPO No',
      ],
      as: 'code',
      pattern: /^(?=.*\d{3})[A-Z0-9][A-Z0-9/.-]{4,28}$/,
      sentences: [
        /(?:p\.?p\.?o\.?|pension payment order)\s*(?:no\.?|number)?\s*:?\s*(?<value>[A-Z0-9][A-Z0-9/-]{4,26}\d[A-Z0-9/-]*)/i,
      ],
    },
    netPay: {
      labels: [
        'Net (Pension|Amount|Pay|Payable|Payment|Credit|Sum|Disbursement|Disbursed) [Payable|Credited|Paid|' +
          'Amount|Due|Drawn|Disbursed|Received]',
        '[Net|Total|Gross] Monthly Pension',
        'Pension (Amount|Payable|per month|p.m.|Credited|Paid|Disbursed|Drawn|Received|now payable|in hand|Remitted)',
        'Amount (Credited|Paid|Payable|Disbursed|Remitted|Drawn|Due|Transferred|Released) [to Bank|to ' +
          'Account|in Bank|to your account|this month]',
        'Net Pension Payable',
        'Total Pension [Payable|Paid|Credited]',
        'Monthly Pension Amount',
        'Net amount credited',
        'Pension Drawn',
        '(Credited|Paid|Payable|Disbursed) (net)',
        '(Take home|Take-home|In hand) [pension|amount]',
        'Net',
        'Net (Rs)',
        'Credited [Amount|to Account|to Bank]',
        'Disbursed [Amount]',
        'Total (Payable|Paid|Disbursed|Credited|Net)',
        'Net (Payable|Paid|Credited|Drawn) [Pension|Amount]',
        'Sum (Paid|Payable|Credited)',
        'Pension (net)',
        'Balance Payable',
        'Final Amount',
        'You receive',
        '(Sent|Remitted|Transferred) to (bank|account)',
        'After tax',
        'Bank Credit',
        'Pension for the month',
        'Monthly Pension (net)',
      ],
      read: pensionOf,
      sentences: [
        new RegExp(
          String.raw`(?:rs\.?|inr|₹) ?(?<value>\d[\d,]*(?:\.\d\d)?)(?:\/-)?(?: \([^)]*\))? (?:was|has been|is|` +
            String.raw`stands) (?:credited|paid|remitted|disbursed|transferred)`,
          'i',
        ),
        new RegExp(
          String.raw`(?:net monthly pension|monthly pension|pension per month|net pension|pension amount|pension|` +
            String.raw`drawing)(?: amount)?(?: drawn| payable)?(?: is| of|:| was| at|` +
            String.raw` amounting to)+ (?:a )?(?:monthly )?(?:pension )?(?:of )?(?<value>(?:(?:(?:rs\.?|inr|₹|` +
            String.raw`[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|` +
            String.raw`₹)\s*\d+(?![\d,])(?:\.\d\d?)?))`,
          'i',
        ),
        new RegExp(
          String.raw`(?:sum|amount|pension) of (?<value>(?:(?:(?:rs\.?|inr|₹|` +
            String.raw`[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|` +
            String.raw`₹)\s*\d+(?![\d,])(?:\.\d\d?)?))[^.]{0,30} (?:per month|p\.?m|monthly|every month|is being)`,
          'i',
        ),
      ],
      prefer: 'last',
    },
    issuingAuthority: {
      labels: [
        '(Pension|Issuing) (Cell|Office|Treasury)',
        'Disbursed by',
        'Paid (through|by)',
        'Sanctioned by',
        'Pension (Disbursing|Paying) (Branch|Treasury)',
        '(Disburser|Payer|Paying Agency|Disbursing Agency|Drawing Officer)',
        'Pension (Disbursing|Sanctioning|Paying|Issuing) (Authority|Agency|Bank|Office)',
        '(Paying|Disbursing|Sanctioning|Issuing) (Authority|Office|Branch|Bank)',
        'PDA',
        'Issued by',
        'Name of Treasury',
        'Treasury',
      ],
    },
  },
  stops: [
    'Type of Pension',
    'Class of Pension',
    'Basic Pension',
    'Dearness Relief',
    'Commutation',
    'Bank A/c',
    'Account No',
    'Date of Retirement',
    'Month',
    'Gross Pension',
    'Deductions',
    'Medical Allowance',
    'Residual Pension',
    'Particulars',
    'For the month',
    'Gross',
    'Relief',
    'Recovery',
    'Income Tax',
    'Bank',
    'Branch',
    'Designation',
    'Last Post Held',
    'Add',
    'Less',
    'Deduction',
    'Credit A/c',
    'Pension Type',
    'Life Certificate',
    'Date of Birth',
    'Mobile',
  ],
  after(open, candidates) {
    const block = candidates.pensionerName!.length === 0 ? mailingBlock(open).name : undefined;
    if (block) candidates.pensionerName = [block];
    if (candidates.pensionerName!.length === 0) candidates.pensionerName = titledPerson(open);
    if (candidates.netPay!.length === 0) candidates.netPay = rowsNamed(open, paid, notPaid).slice(-1);
    merge(candidates, { issuingAuthority: headings(open, office).filter(({ strength }) => strength > 0.5) });
    doubtPictures(open, candidates, { amounts: ['netPay'], codes: ['ppoNumber'] });
  },
});
