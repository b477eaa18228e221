import { amountsIn } from '../../normalise/normalise-amount.ts';
import { normaliseName } from '../../normalise/normalise-name.ts';
import { normaliseText } from '../../normalise/normalise-text.ts';
import { letterByRules } from './parts/letter-by-rules.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';
import { emailBesidePhone } from '../text/email-beside-phone.ts';
import { sentencePattern } from '../text/sentence-pattern.ts';
import { addCandidates, candidateOfPiece } from './parts/letter-candidates.ts';
import { letterOf } from './parts/letter.ts';
import { isOrganisation } from './parts/letterhead.ts';
import {
  addDestination,
  addLetterDate,
  addLetterhead,
  addTravelPeriod,
  dateLabels,
  dateSentences,
} from './parts/letter-parts.ts';
import { signatureOf } from './parts/signature.ts';

const works = '(?:is|has been|was|works|continues)';
const ends =
  '(?= (?:in|with|at|since|from|and|for|of (?:our|the)|on|under|based|having|drawing|earning|reporting|' +
  'effective|w\\.?e\\.?f|to|by|who|has|is|he|she|his|her)\\b| ?[,.;(]|["\'])';

const signers = [
  '(Authorised|Authorized|Signed|Issued|Approved) by',
  'Name of [the] [Authorised|Authorized] (Signatory|Officer)',
  'Signatory [Name]',
];

const monthlySalary = new RegExp(
  String.raw`(?:monthly|per month)[^.\d]{0,60}?(?<before>(?:Rs\.?|INR|₹)?\s?\d[\d,.]*\d(?:\/-)?)|` +
    String.raw`(?<after>(?:Rs\.?|INR|₹)\s?\d[\d,.]*\d(?:\s?\/-)?)(?:\s\([^)]{0,90}\))?[\s,]*(?:per month|` +
    String.raw`p\.?\s?m\.?\b|a month|monthly|\/ ?month)`,
  'gi',
);

// Twelve times a monthly salary: marked as derived, so it must be confirmed.
function addMonthly({ flow }: OpenDocument, candidates: Candidates): void {
  if ((candidates.annualGrossIncome ?? []).length > 0) return;

  for (const match of flow.text.matchAll(monthlySalary)) {
    const raw = match.groups?.before ?? match.groups?.after ?? '';
    const value = amountsIn(raw)[0]?.value;
    const start = match.index + match[0].indexOf(raw);
    if (value === undefined || Number(value) < 1000) continue;
    const { words, page } = flow.wordsBetween(start, start + raw.length);
    addCandidates(candidates, 'annualGrossIncome', {
      value: String(Number(value) * 12),
      raw,
      words,
      page,
      by: 'derived',
      strength: 0.55,
    });
  }
}

// Without closing words the signature is below the last sentence.
const afterProse = (lines: OpenDocument['lines']) =>
  lines.slice(Math.max(lines.length - 6, lines.findLastIndex((line) => line.words.length >= 8) + 1));

export const employmentLetter = letterByRules({
  kind: 'Employment / NOC / leave letter',
  fields: {
    employeeName: {
      labels: [
        '[Employee|Staff] Name',
        '[Full] Name of [the] (Employee|Staff Member|Official|Officer|Individual)',
        'Staff Member',
        'Name in full',
        "Employee's Name",
        'Name of [the] (Employee|Staff|Official|Applicant)',
        'Employee',
      ],
      sentences: [
        sentencePattern(
          '(?:certif(?:y|ies|ied)|confirms?|states?|declare|inform you|verif(?:y|ies)|notify)(?: [a-z]{2,10}' +
            '){0,3} that (?:our employee,? )?{person}(?=[ ,(])',
        ),
        sentencePattern('\\bdear (?:mr|mrs|ms|miss|dr|shri|smt)\\b\\.? {full}(?=,)'),
        sentencePattern(`our (?:employee|colleague|associate|staff member),? {titled}`),
        sentencePattern(
          '{titled}' +
            `(?:,? \\([^)]{0,60}\\))?,?(?:…,)? ${works} (?:an? |our |the )?(?:[a-z-]+ ` +
            '){0,3}(?:working|employed|employee|associated|serving|engaged|on (?:the|our) (?:pay ?)?rolls?|on ' +
            'the strength|in the (?:service|employment|employ)|member of (?:the|our) staff)',
        ),
        sentencePattern(
          `(?:employment|services?|employee|staff member|official|bearer|holder) (?:of|named|is) {titled}`,
        ),
        sentencePattern(`(?:that|behalf of|certifies that) {titled}(?=,)`),
        sentencePattern(
          '(?:request of|favou?r of|respect of|regarding|issued to|for|reference to) {titled}(?=,? ' +
            '(?:who|working|employed|our|a |an |\\(|designated|presently|currently))',
        ),
        sentencePattern(
          '\\n(?:\\(?\\d{1,2}[.)] |[ivx]+[.)] )?{titled}(?:, [^,.;]{3,60}(?:, [^,.;]{3,40}' +
            ')?,| \\([^)]{3,60}\\),?) (?:is|has|was|works|who|joined|holds|draws|had)',
        ),
        sentencePattern(
          '{titled}' +
            '(?:,? \\([^)]{0,60}\\))?,?(?:…,)? (?:is on the|is in the|works|serves|joined|has joined|is our|is ' +
            'with|has served|is presently|is currently)',
        ),
        sentencePattern(`no objection (?:to|if|for|in|from)(?: [a-z]{2,12}){0,5} {titled}`),
        sentencePattern(`(?:leave|approval|permission) (?:to|of) {titled}`),
      ],
      not: [/\b(company|limited|ltd|organisation|organization|undersigned|embassy|consulate|visa|he|she|our)\b/i],
    },
    designation: {
      labels: [
        '[Current|Present] Designation',
        '(Employee|Official) Designation',
        'Post Title',
        'Position (Held|Title)',
        'Grade / Designation',
        'Capacity',
        'Employed as',
        'Working as',
        '[Current|Present] Position',
        'Job Title',
        'Role',
        'Post [Held]',
      ],
      sentences: [
        sentencePattern(
          '(?:working|employed|serving|engaged|associated|designated|appointed|employee|' +
            'joined|works|employment|rolls|services)…\\b(?:as|capacity ' +
            'of|position of|role of|post of|designation of)(?: ' +
            `an?| the| our)? {role}${ends}`,
        ),
        sentencePattern(`(?:capacity|position|role|post|designation|rank|grade) of(?: an?| the| our)? {role}${ends}`),
        sentencePattern(`(?:designation|position|role)(?: [a-z]+){0,3} is(?: that of)?(?: an?| the)? {role}${ends}`),
        sentencePattern(
          '\\b(?:(?:mr|mrs|ms|miss|dr|shri|smt|sri)\\b\\.? )[^,.]{3,50}, {role}' +
            '(?: \\([^)]{2,40}\\))?, (?:is|has|works|employed|working|was|who|holds|joined)',
        ),
        sentencePattern(
          `(?:certify|confirm) that [^,.]{0,4}\\.?[^,.]{4,50}, {role}, (?:is|has|works|employed|working)`,
        ),
        sentencePattern(
          `(?:holds|holding|occupies|held) the (?:position|post|office|rank|designation|title|role) of(?: an?| the| our)? {role}${ends}`,
        ),
      ],
      not: [
        /^(per|on|above|under|mentioned|detailed|follows|such|well|of|a result|requested|part|he|she|this|our|the)\b/i,
        /\d{3}|employee|annual|vacation|leave/i,
      ],
    },
    employerName: {
      labels: [
        '(Employer|Company|Organisation|Organization|Firm) [Name]',
        'Name of [the] (Employer|Company|Organisation|Organization|Firm)',
        "Employer's Name",
      ],
      sentences: [
        sentencePattern(
          '(?:(?:working|employed|serving|engaged|associated|services?|works|employment)(?: [a-z]+){0,4}' +
            '? (?:with|at|by|in)|(?:permanent |regular |full-time )?employee of|joined) (?:m/s\\.? ' +
            ')?{body}(?:¶|(?= (?:as|since|from|in the|in our|on|and|for|having|w\\.?e\\.?f|with effect|at ' +
            'our|through|under|in)\\b| \\())',
        ),
      ],
      not: [/^(our|the|this|us|a|an|his|her|india|leave|inr|rs|on|as|\d)\b|organi[sz]ation$|^(company)$|per annum/i],
    },
    employerAddress: {
      labels: [
        '(Registered|Regd|Corporate|Head|Employer|Company|Office) [Office] Address',
        '(Regd|Registered|Corporate|Head) Office',
      ],
    },
    employerPhone: {
      labels: ['(Tel|Telephone|Phone|Ph|Contact|Board [Line]) [No|Number]'],
      sentences: [
        sentencePattern(
          '(?:contact|call|telephone|reached|phone)(?: [a-z]+){0,4}:? (?<value>\\+?\\d[\\d ()-]{7,18}\\d)',
        ),
      ],
    },
    employerEmail: {
      read: emailBesidePhone,
      labels: ['E-mail [ID]', 'Email [ID]'],
      anywhere: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    },
    dateOfJoining: {
      labels: [
        'Date of (Joining|Appointment|Employment|Engagement|Hire)',
        '(Start|Hire|Employment|Appointment) Date',
        'In [our] (service|employment) since',
        '(Service|With us|On rolls) since',
        'Member of staff since',
        'Joined [on]',
        'Joining Date',
        'DOJ',
        'Date of Joining [the] (Service|Company)',
        'Working since',
        'Employed since',
      ],
      sentences: [
        sentencePattern(
          '(?:since|joined…\\bon|joining (?:is|was|being)|joining date (?:is|was)|(?:employ(?:ed|ment|ee)|' +
            'associated|working|serving|served|service)… (?:w\\.? ?e\\.? ?f\\.?|with effect from|from|' +
            'effective)) (?:the )?{date}(?! (?:to|till|until|-) (?:the )?\\d)',
        ),
        sentencePattern('from (?:the )?{date} (?:till|to|until|up ?to) (?:date|present|now|this|the present)'),
        sentencePattern('joined … (?:on|from|w\\.e\\.f\\.?) (?:the )?{date}'),
      ],
    },
    annualGrossIncome: {
      labels: [
        'Remuneration [per annum]',
        '(Total|Gross|Annual) (Emoluments|Remuneration|Earnings|Pay) [per annum|(per annum)|p.a.]',
        'Cost to Company',
        '(Salary|CTC) (p.a.|per year|annually)',
        '[Gross] (Annual|Yearly) [Gross] (Salary|Income|CTC|Compensation|Remuneration|Package) [(CTC)]',
        'Annual CTC',
        'CTC',
        'Gross Salary (Per Annum|p.a.)',
        'Salary Per Annum',
      ],
      sentences: [
        sentencePattern(
          '(?:annual|yearly|annually|per annum|gross annual|ctc)(?:[^.\\d]|\\.(?= ?\\d)|rs\\.|' +
            'inr){0,70}?{money}(?! ?(?:per month|p\\.?m|a month))',
        ),
        sentencePattern(
          '{money}(?: \\([^)]{0,120}\\))?,? (?:per annum|p\\.? ?a\\b|per year|annually|a year|yearly|/ ?annum|lpa)',
        ),
      ],
      read: (raw) => {
        const value = amountsIn(raw)[0]?.value;
        return value !== undefined && Number(value) >= 10_000 ? value : undefined;
      },
    },
    leaveFrom: {
      labels: [
        '(Absence|Absent|Vacation|Leave of Absence) From',
        '(First|Beginning) [Day] of [the] (Leave|Absence)',
        'Leave with effect from',
        'On leave from',
        '[Sanctioned|Approved] Leave [Period|Sanctioned|Approved|Granted] (From|Start|Starts|Begins) [Date]',
        'Leave Start Date',
        'Start of Leave',
      ],
    },
    leaveTo: {
      labels: [
        '(Absence|Absent|Vacation|Leave of Absence) (To|Until|Till)',
        '(Last|End) [Day] of [the] (Leave|Absence)',
        'On leave (until|till)',
        '[Sanctioned|Approved] Leave [Period|Sanctioned|Approved|Granted] (To|Upto|Till|Until|End|Ends) [Date]',
        'Leave End Date',
        'End of Leave',
      ],
    },
    destinationCountry: {
      labels: [
        '(Countries|Country) (to be visited|of destination|of travel)',
        'Place of Visit',
        'Destination of travel',
        'Destination [Country]',
        'Country (of|to) [be] (Visit|Visited)',
        '(Travelling|Traveling) to',
        'Country',
      ],
    },
    signatoryName: { labels: signers, read: (raw) => normaliseName(raw.split(/,| - |\(/)[0]!) },
    signatoryDesignation: { labels: signers, read: (raw) => normaliseText(/(?:,| - )\s*(.+)$/.exec(raw)?.[1] ?? '') },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: [
    'Employee (Code|ID|No)',
    'Emp (Code|ID|No)',
    'Department',
    'Passport No',
    'Purpose',
    'Reporting to',
    'Location',
  ],
  after(open, candidates) {
    const letter = letterOf(open.document);
    const head = addLetterhead(open, letter, candidates, {
      name: 'employerName',
      address: 'employerAddress',
      phone: 'employerPhone',
      email: 'employerEmail',
    });
    const {
      name: signatory,
      designation,
      organisation,
    } = signatureOf(letter.signature.length > 0 ? letter.signature : afterProse(open.lines));
    // One word in capitals may be a town or a department on a stamp, and so may what stands below it.
    const isStamp = signatory !== undefined && /^[A-Z]+$/.test(signatory.text.trim());
    const sure = isStamp ? 0.6 : 0.8;
    addCandidates(candidates, 'signatoryName', candidateOfPiece(signatory, 'name', 'heading', sure));
    addCandidates(candidates, 'signatoryDesignation', candidateOfPiece(designation, 'text', 'heading', sure));
    addCandidates(
      candidates,
      'employerName',
      candidateOfPiece(
        organisation,
        'organisation',
        'heading',
        head.name && isOrganisation(head.name.text) ? 0.6 : 0.8,
      ),
    );
    // `Name:` and `Designation:` below the closing words belong to the signatory.
    const under = new Set<unknown>(letter.signature.flatMap((line) => line.words));
    for (const field of ['employeeName', 'designation'])
      candidates[field] = (candidates[field] ?? []).filter(
        (each) => each.by !== 'label' || !each.words.some((word) => under.has(word)),
      );
    addLetterDate(letter, candidates);
    addTravelPeriod(open, candidates, ['leaveFrom', 'leaveTo'], /\b(leave|vacation|absence|off)\b/i);
    addDestination(open, candidates, 'destinationCountry');
    addMonthly(open, candidates);
  },
});
