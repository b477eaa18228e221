import { normaliseAmount } from '../../normalise/normalise-amount.ts';
import { normaliseDate } from '../../normalise/normalise-date.ts';
import { normaliseOrganisation } from '../../normalise/normalise-name.ts';
import type { Candidate } from '../../readable-document.types.ts';
import type { OpenDocument } from '../../rules/kind-rules.types.ts';
import { titledPerson } from './fields/titled-person.ts';
import { undated } from './fields/undated.ts';
import { rowsNamed } from './fields/rows-named.ts';
import { readCellsByRules } from './fields/read-cells-by-rules.ts';
import { bankHeading } from './statement/bank-heading.ts';
import { headings } from './fields/headings.ts';
import { mailingBlock } from './fields/mailing-block.ts';
import { fullPersonNamed, personNamed } from './fields/person-named.ts';
import { doubtPictures } from './fields/doubt-pictures.ts';

const schoolWords = String.raw`(?<value>(?:the )?[A-Z][\w.'&-]*(?:,? (?:of|and|for|the|de|in|at|&|[A-Z][\w.'&-]*)){0,9}?)`;

// One cell may contain the course and the school.
function school(raw: string): string | undefined {
  const whole = normaliseOrganisation(raw);
  const parts = whole?.split(', ') ?? [];
  const first = parts.findIndex((part) =>
    /universit|institut|college|school|polytechnic|academy|hochschule/i.test(part),
  );
  return first > 0 ? parts.slice(first).join(', ') : whole;
}

const sums = /sanction|\blend\b|\blent\b|amount|approv|limit|extent|facility|quantum|loan (amount|value|sum)|finance/i;
const notSums = /margin|cost|fee|interest|emi|instal|process|income|charge|premium|disburs|security|collateral/i;
const schools = new RegExp(
  String.raw`(?<value>(?:[A-Z][\w.'&-]* (?:of |for |and )?){0,5}?(?:University|Institute|College|Polytechnic|` +
    String.raw`Academy|Hochschule|Universit[äy]t|[A-Z]\w+ School)(?: [A-Z][a-z]+)?(?: (?:of|` +
    String.raw`for) (?:the )?[A-Z][\w'-]*(?: (?:and |& |of )?[A-Z][\w'-]*)*)?)`,
  'dg',
);

// Only one school is named in the whole document.
function schoolNamed({ flow }: OpenDocument): Candidate[] {
  const found = [...flow.text.matchAll(schools)].filter(
    (match) => !/^ ?(?:road|street|marg|branch)\b/i.test(flow.text.slice(match.index + match[0].length)),
  );
  const [first] = found;
  if (!first || new Set(found.map((match) => match[0].toLowerCase())).size > 1) return [];
  const [from, to] = first.indices!.groups!.value!;
  return [{ value: first[0].trim(), raw: first[0], ...flow.wordsBetween(from, to), by: 'pattern', strength: 0.65 }];
}

// A letter's date without a label.
function dateOnTop({ lines }: OpenDocument): Candidate[] {
  return lines
    .flatMap((line): Candidate[] => {
      const value =
        line.page === lines[0]!.page && line.top < 0.4 && line.text.length < 26 ? normaliseDate(line.text) : undefined;
      return value
        ? [{ value, raw: line.text, words: line.words, page: line.page, by: 'heading', strength: 0.65 }]
        : [];
    })
    .slice(0, 1);
}

export const educationLoan = readCellsByRules({
  kind: 'Education loan sanction letter',
  fields: {
    borrowerName: {
      labels: [
        '(Borrower|Student|Applicant|Student Borrower|Main Borrower|Primary Applicant|Loan Applicant) [Name]',
        'Name of [the] (Borrower|Student|Applicant|Student Borrower|Main Applicant|Borrower / Student|Student / Borrower|Customer)',
        "(Borrower's|Student's|Applicant's) Name",
        'Applicant (student)',
        'Borrower(s)',
        'Name of the Borrower(s)',
        'Student / Borrower',
        'Customer Name',
        'Student / Applicant',
        'Applicant / Student',
        'Borrower / Student',
        'Student (Borrower)',
        'Borrower (Student)',
        'Sanctioned (to|in favour of)',
        'In favour of',
        'Beneficiary [Name]',
        'Main Applicant [Name]',
        'First (Applicant|Borrower) [Name]',
        'Principal Borrower [Name]',
        '(Student|Applicant|Borrower) Full Name',
        'Name of [the] (First Applicant|Primary Applicant|Principal Borrower|Main Borrower|Loanee|Beneficiary|Candidate|Scholar)',
        'Loanee',
        '(Loan|Offer|Loan offer|Loan sanctioned|Sanction) (to|for)',
        'Candidate',
        'Scholar',
        'Issued to',
        'Account Name',
      ],
      sentences: [
        personNamed(
          'sanctioned (?:to|in favour of|in the name of|for)|in favour of|certify that|(?:application|request) ' +
            '(?:of|from|submitted by|made by)|sanctioned[^.]{0,60} (?:to|in favour of)|borrower,|student,|' +
            'applicant,|granted to|approved for|accorded to|favouring',
        ),
        fullPersonNamed('Dear (?:Mr|Ms|Mrs|Miss|Shri|Smt|Kum)\\.?|Dear'),
        /(?:^|\n)To,?[\t ]+(?<value>(?:(?:Mr|Mrs|Ms|Miss|Shri|Smt|Kum|Km)\.?\s+)?[A-Z][A-Za-z.'’ -]+?)(?=\s*[,\n])/,
        /(?:^|\n)To,?\s*\n(?<value>(?:Mr|Mrs|Ms|Miss|Shri|Smt|Kum|Km)\.?\s+[A-Z][A-Za-z.'’ -]+?)(?=\s*[,\n])/,
      ],
      not: [
        new RegExp(
          String.raw`\bloan\b|\bbank\b|co-?applicant|\byou\b|\byour\b|education|sanction|amount|scheme|course|dear|` +
            String.raw`obligant|guarantor|\bsurety\b|parent|^(sir|madam|customer|the|our|applicant|borrower|student)\b|` +
            String.raw`memo|manager|branch`,
          'i',
        ),
      ],
    },
    bankName: {},
    sanctionAmount: {
      labels: [
        '[Loan] (Sanction|Sanctioned) (Amount|Limit|Loan Amount|Sum)',
        'Loan Amount [Sanctioned]',
        '(Amount|Limit) (Sanctioned|of Loan|of the Loan|Approved)',
        'Sanctioned Limit',
        'Loan amount sanctioned',
        '(Approved|Total|Eligible) Loan Amount',
        'Quantum of (Loan|Finance)',
        'Loan Limit',
        'Loan Quantum',
        'Facility Amount',
        'Amount of Loan [Sanctioned]',
        'Sanctioned Loan',
        '[Loan] (Amount|Limit|Sum|Facility) (approved|sanctioned|granted|accorded|allowed|offered|now sanctioned)',
        '(Approved|Sanctioned|Granted|Eligible|Final) (Amount|Limit|Sum|Facility|Loan)',
        'Loan (now sanctioned|approved|granted|sanctioned|value|sum|facility)',
        '(Total|Overall) (facility|sanction|limit|loan|finance|loan sanctioned|sanctioned amount|limit sanctioned)',
        'Amount of (finance|sanction|facility|credit|limit|advance|assistance)',
        'Nature and amount of (facility|limit)',
        'Credit (limit|facility)',
        'Limit',
        'Facility',
        'Quantum [sanctioned]',
        'Extent of loan',
        'Term Loan [Amount]',
        'Finance (approved|sanctioned)',
        'Sanctioned',
        'Approved',
        'Extent [of finance]',
        'Principal Amount',
        'Loan Amount (in figures)',
        'Sanction of',
      ],
      sentences: [
        new RegExp(
          String.raw`loan (?:facility )?(?:amount )?(?:of|for|amounting to|upto|up to|` +
            String.raw`aggregating) (?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|` +
            String.raw`(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?)(?: (?:lakhs?|lacs?|crores?))?)`,
          'i',
        ),
        new RegExp(
          String.raw`(?:sanction(?:ed)?|approved|limit|sum|amount) (?:a |an |of |for |you |him |her |loan |limit |is |` +
            String.raw`amount )*(?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|` +
            String.raw`(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?)(?: (?:lakhs?|lacs?|crores?))?)`,
          'i',
        ),
        new RegExp(
          String.raw`(?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|` +
            String.raw`₹)\s*\d+(?![\d,])(?:\.\d\d?)?))(?:\/-)?(?: \([^)]*\))? (?:has been|was|is|stands) sanctioned`,
          'i',
        ),
      ],
      read: (raw) => normaliseAmount(undated(raw)),
      prefer: 'first',
    },
    sanctionDate: {
      labels: [
        '(Sanction|Sanctioned) (Date|on)',
        'Date of [Loan] (Sanction|Approval|Letter|Issue)',
        'Sanction Letter Date',
        'Sanctioned on',
        'Approved on',
        'Letter Date',
        'Dated',
        'Date',
        'Dt',
        'Date of (sanction order|sanction letter|order|decision|grant|credit approval|this letter|memorandum)',
        '(Approval|Order|Decision|Memo|Memorandum|Issue) (Date|dated)',
        'Sanction(ed) (vide order|order|letter|by letter|vide letter) dated',
        'Sanctioned vide order dated',
        'Sanction order dated',
        'Granted on',
        'Date (sanctioned|approved|of approval of loan|granted)',
        'Decided on',
        'Sanction accorded on',
        'Place and date',
        'Date and place',
      ],
      as: 'date',
      sentences: [
        new RegExp(
          String.raw`sanction(?:ed)?(?: letter)?(?: no\.? [\w/-]+)? (?:on|dated|dt\.?|` +
            String.raw`vide letter dated)\s*:?\s*(?<value>\d{1,2}[\w/.,\s-]{5,18}?\d{4})\b`,
          'i',
        ),
        /(?:approved|sanctioned|granted|accorded)[^.\d]{0,40} on (?<value>(?:\d{1,2}[\w/.,\s-]{5,18}?|[A-Z][a-z]{2,8} \d{1,2}, )\d{4})\b/,
      ],
      prefer: 'first',
    },
    institutionName: {
      labels: [
        '(Institution|Institute|University|College|School) Name',
        'Institution',
        'Educational Institution',
        'Name of [the] (Institution|Institute|University|College|School|Educational Institution|University / ' +
          'College|University/Institution|Institution/University)',
        '(College|University|Institute) / (University|College|Institute|Institution)',
        'Course Institution',
        'Place of Study',
        'Admitted to',
        'University',
        'Name and (address|place) of [the] (Institution|Institute|University|College)',
        '(Institution|Institute|University|College) (and|&) (course|country|place|programme)',
        'Course (and|&|/) (institution|institute|university|college)',
        'Course of study and institution',
        '(University|Institution|College|School) (attended|joined|abroad|of study|where admitted|where admission is taken)',
        'Studies at',
        'Enrolled at',
        'Admission (at|in|secured at)',
        'Institution of (study|admission)',
        'Foreign University',
        'Study (institution|at)',
        'Where studying',
        'School / University',
      ],
      lines: 1,
      sentences: [
        /(?:^|[\n\t])(?:university|college|institute|school)\s*:\s*(?<value>[^\n\t]+)/i,
        new RegExp(
          `\\b(?:at|from|admission to|admitted to|enrolled at|studies at) ${schoolWords}(?=, ` +
            '[A-Z]|\\.\\s|\\.$| under\\b| for\\b| with\\b| on\\b| commencing\\b| as\\b| \\(|;| has\\b| is\\b)',
        ),
      ],
      read: school,
      not: [
        new RegExp(
          String.raw`^(the )?(bank|branch|loan|india)$|rupees|\bsanction|interest|^rs\b|^(mr|mrs|ms|miss|dr|shri|smt)\b|` +
            String.raw`\bbranch\b|\bbank\b|^[A-Z]{1,4}$`,
          'i',
        ),
      ],
    },
  },
  stops: [
    'Co-applicant',
    'Co-borrower',
    'Co-obligant',
    'Co-applicant Name',
    'Joint Borrower',
    'Parent [Name]',
    'Parent / co-borrower',
    'Parent / Guardian',
    'Guardian',
    'Surety',
    'Cost of (study|course|education)',
    'Programme [of study]',
    'Interest',
    'Instalment',
    'Repayable',
    'Loan Type',
    'Country',
    'Intake',
    'Collateral',
    'Spread',
    'Fees',
    'Total (cost|expenses)',
    'Disbursed Amount',
    'First disbursement',
    'Insurance',
    'Guarantor',
    'Course [Name]',
    'Name of [the] Course',
    'Rate of interest',
    'Interest Rate',
    'ROI',
    'Repayment',
    'Tenure',
    'Moratorium',
    'Margin',
    'Security',
    'Purpose',
    'Disbursement schedule',
    'Processing Fee',
    'EMI',
    'Sanction reference',
    'Sanction (No|Number)',
    'Application (No|Number|Date)',
    'Loan Account (No|Number)',
    'Scheme',
    'Type of Loan',
    'Father Name',
    'Validity',
    'Country [of Study]',
  ],
  after(open, candidates) {
    candidates.bankName = headings(open, { ...bankHeading, deep: 0.3 });
    if (candidates.sanctionAmount!.length === 0) candidates.sanctionAmount = rowsNamed(open, sums, notSums);
    if (candidates.institutionName!.length === 0) candidates.institutionName = schoolNamed(open);
    if (candidates.sanctionDate!.length === 0) candidates.sanctionDate = dateOnTop(open);
    const block = candidates.borrowerName!.length === 0 ? mailingBlock(open).name : undefined;
    if (block) candidates.borrowerName = [{ ...block, strength: 0.7 }];
    if (candidates.borrowerName!.length === 0) candidates.borrowerName = titledPerson(open);
    doubtPictures(open, candidates, { amounts: ['sanctionAmount'] });
  },
});
