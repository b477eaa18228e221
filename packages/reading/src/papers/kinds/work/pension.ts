import { readByRules } from '../../rules.ts';
import { headings, type HeadingRule } from '../money/headings.ts';
import { merge } from '../money/row-amounts.ts';
import { personNamed } from '../money/person-named.ts';
import { doubtPictures } from '../money/doubt-pictures.ts';

const office: HeadingRule = {
  is: /pension|treasury|provident|accounts? (office|general)|directorate|accountant general|disbursing|\bcpao\b|\bepfo\b|\bpcda\b|railway|defence accounts|bank|department|ministry|office of|corporation|board/i,
  not: /slip|statement|certificate|payment order|pension (payable|advice|detail|for)|monthly pension|month|pensioner|basic|family pension|type of|amount|net pension|credited|dear|account no|a\/c|drawing|signature|\d{3}|:|^pension$|\b(is|are|has|been|the month)\b/i,
  deep: 0.25,
}; // prettier-ignore

export const pension = readByRules({
  kind: 'Pension statement',
  fields: {
    pensionerName: {
      labels: ["(Pensioner|Pensioner's|Family Pensioner) [Name]", 'Name of [the] (Pensioner|Family Pensioner|Retired Employee|Retiree|Beneficiary|Member)', 'Name', 'Pensioner / Family Pensioner', 'Member Name'],
      sentences: [
        personNamed('certif(?:y|ied) that|pension of|payable to|paid to|confirm that'),
      ],
      not: [/pension|bank|office|certificate|\bno\b|account|\bthe\b/i],
    },
    ppoNumber: {
      labels: ['[Your] PPO (No|Number|ID|Reference)', 'P.P.O. (No|Number)', 'Pension Payment Order [No|Number]', 'PPO', 'Pension (Account|ID|Folio) (No|Number)', 'PPO / File No', 'Pension Payment Order No (PPO)', '12 digit PPO No'],
      as: 'code',
      pattern: /^(?=.*\d{3})[A-Z0-9][A-Z0-9/.-]{4,28}$/,
      sentences: [/(?:p\.?p\.?o\.?|pension payment order)\s*(?:no\.?|number)?\s*:?\s*(?<value>[A-Z0-9][A-Z0-9/-]{4,26}\d[A-Z0-9/-]*)/i],
    },
    netPay: {
      labels: ['Net (Pension|Amount|Pay|Payable|Payment) [Payable|Credited|Paid|Amount]', '[Net|Total|Gross] Monthly Pension', 'Pension (Amount|Payable|per month|p.m.|Credited)', 'Amount (Credited|Paid|Payable) [to Bank]', 'Net Pension Payable', 'Total Pension [Payable]', 'Monthly Pension Amount', 'Net amount credited', 'Pension Drawn'],
      sentences: [
        /(?:net monthly pension|monthly pension|pension per month|net pension|pension amount|pension|drawing)(?: amount)?(?: drawn| payable)?(?: is| of|:| was| at| amounting to)+ (?:a )?(?:monthly )?(?:pension )?(?:of )?(?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?))/i,
        /(?:sum|amount|pension) of (?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?))[^.]{0,30} (?:per month|p\.?m|monthly|every month|is being)/i,
      ],
      prefer: 'last',
    },
    issuingAuthority: { labels: ['Pension (Disbursing|Sanctioning|Paying|Issuing) (Authority|Agency|Bank|Office)', '(Paying|Disbursing|Sanctioning|Issuing) (Authority|Office|Branch|Bank)', 'PDA', 'Issued by', 'Name of Treasury', 'Treasury'] },
  },
  stops: ['Type of Pension', 'Class of Pension', 'Basic Pension', 'Dearness Relief', 'Commutation', 'Bank A/c', 'Account No', 'Date of Retirement', 'Month', 'Gross Pension', 'Deductions', 'Medical Allowance', 'Residual Pension', 'Particulars'],
  after(open, candidates) {
    merge(candidates, { issuingAuthority: headings(open, office).filter(({ strength }) => strength > 0.5) });
    doubtPictures(open, candidates, { amounts: ['netPay'], codes: ['ppoNumber'] });
  },
}); // prettier-ignore
