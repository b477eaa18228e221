import { organisation } from '../../normalise/name.ts';
import { readByRules } from '../../rules.ts';
import { bankHeading } from './bank-names.ts';
import { headings } from './headings.ts';
import { mailingBlock } from './mailing-block.ts';
import { personNamed } from './person-named.ts';
import { doubtPictures } from './doubt-pictures.ts';

const schoolWords = String.raw`(?<value>(?:the )?[A-Z][\w.'&-]*(?:,? (?:of|and|for|the|de|in|at|&|[A-Z][\w.'&-]*)){0,9}?)`;

// A course may stand before its school in one cell.
function school(raw: string): string | undefined {
  const whole = organisation(raw);
  const parts = whole?.split(', ') ?? [];
  const first = parts.findIndex((part) =>
    /universit|institut|college|school|polytechnic|academy|hochschule/i.test(part),
  );
  return first > 0 ? parts.slice(first).join(', ') : whole;
}

export const educationLoan = readByRules({
  kind: 'Education loan sanction letter',
  fields: {
    borrowerName: {
      labels: ['(Borrower|Student|Applicant|Student Borrower|Main Borrower|Primary Applicant|Loan Applicant) [Name]', 'Name of [the] (Borrower|Student|Applicant|Student Borrower|Main Applicant|Borrower / Student|Student / Borrower|Customer)', "(Borrower's|Student's|Applicant's) Name", 'Applicant (student)', 'Borrower(s)', 'Name of the Borrower(s)', 'Student / Borrower', 'Customer Name'],
      sentences: [
        personNamed('sanctioned (?:to|in favour of|in the name of|for)|in favour of|certify that|(?:application|request) (?:of|from|submitted by|made by)|sanctioned[^.]{0,60} (?:to|in favour of)'),
        /(?:^|\n)To,?\s*\n(?<value>(?:Mr|Mrs|Ms|Miss|Shri|Smt|Kum|Km)\.?\s+[A-Z][A-Za-z.'’ -]+?)(?=\s*[,\n])/,
      ],
      not: [/\bloan\b|\bbank\b|co-?applicant|\byou\b|\byour\b|education|sanction|amount|scheme|course|dear/i],
    },
    bankName: {},
    sanctionAmount: {
      labels: ['[Loan] (Sanction|Sanctioned) (Amount|Limit|Loan Amount|Sum)', 'Loan Amount [Sanctioned]', '(Amount|Limit) (Sanctioned|of Loan|of the Loan|Approved)', 'Sanctioned Limit', 'Loan amount sanctioned', '(Approved|Total|Eligible) Loan Amount', 'Quantum of (Loan|Finance)', 'Loan Limit', 'Loan Quantum', 'Facility Amount', 'Amount of Loan [Sanctioned]', 'Sanctioned Loan'],
      sentences: [
        /loan (?:facility )?(?:amount )?(?:of|for|amounting to|upto|up to|aggregating) (?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?)(?: (?:lakhs?|lacs?|crores?))?)/i,
        /(?:sanction(?:ed)?|approved|limit|sum|amount) (?:a |an |of |for |you |him |her |loan |limit |is |amount )*(?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?)(?: (?:lakhs?|lacs?|crores?))?)/i,
        /(?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?))(?:\/-)?(?: \([^)]*\))? (?:has been|was|is|stands) sanctioned/i,
      ],
      prefer: 'first',
    },
    sanctionDate: {
      labels: ['(Sanction|Sanctioned) (Date|on)', 'Date of [Loan] (Sanction|Approval|Letter|Issue)', 'Sanction Letter Date', 'Sanctioned on', 'Approved on', 'Letter Date', 'Dated', 'Date', 'Dt'],
      as: 'date',
      sentences: [/sanction(?:ed)?(?: letter)?(?: no\.? [\w/-]+)? (?:on|dated|dt\.?|vide letter dated)\s*:?\s*(?<value>\d{1,2}[\w/.,\s-]{5,18}?\d{4})\b/i],
      prefer: 'first',
    },
    institutionName: {
      labels: ['(Institution|Institute|University|College|School) Name', 'Institution', 'Educational Institution', 'Name of [the] (Institution|Institute|University|College|School|Educational Institution|University / College|University/Institution|Institution/University)', '(College|University|Institute) / (University|College|Institute|Institution)', 'Course Institution', 'Place of Study', 'Admitted to'],
      sentences: [
        /(?:^|[\n\t])(?:university|college|institute|school)\s*:\s*(?<value>[^\n\t]+)/i,
        new RegExp(`\\b(?:at|from|admission to|admitted to|enrolled at|studies at) ${schoolWords}(?=, [A-Z]|\\.\\s|\\.$| under\\b| for\\b| with\\b| on\\b| commencing\\b| as\\b| \\(|;| has\\b| is\\b)`),
      ],
      read: school,
      not: [/^(the )?(bank|branch|loan|india)$|rupees|\bsanction|interest|^rs\b|^(mr|mrs|ms|miss|dr|shri|smt)\b|\bbranch\b|\bbank\b|^[A-Z]{1,4}$/i],
    },
  },
  stops: ['Co-applicant', 'Co-borrower', 'Guarantor', 'Course [Name]', 'Name of [the] Course', 'Rate of interest', 'Interest Rate', 'ROI', 'Repayment', 'Tenure', 'Moratorium', 'Margin', 'Security', 'Purpose', 'Disbursement schedule', 'Processing Fee', 'EMI', 'Sanction reference', 'Sanction (No|Number)', 'Application (No|Number|Date)', 'Loan Account (No|Number)', 'Scheme', 'Type of Loan', 'Father Name', 'Validity', 'Country [of Study]'],
  after(open, candidates) {
    candidates.bankName = headings(open, { ...bankHeading, deep: 0.3 });
    const block = candidates.borrowerName!.length === 0 ? mailingBlock(open).name : undefined;
    if (block) candidates.borrowerName = [{ ...block, strength: 0.7 }];
    doubtPictures(open, candidates, { amounts: ['sanctionAmount'] });
  },
}); // prettier-ignore
