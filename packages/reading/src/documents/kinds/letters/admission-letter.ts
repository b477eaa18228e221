import { normaliseCurrency } from '../../normalise/normalise-currency.ts';
import { letterByRules } from './parts/letter-by-rules.ts';
import { valuesBeside } from '../text/values-beside.ts';
import { addCellAround } from '../text/add-cell-around.ts';
import { sentencePattern } from '../text/sentence-pattern.ts';
import { addCandidates, dropShorterNames, candidateOfPiece, candidateInText } from './parts/letter-candidates.ts';
import { letterOf } from './parts/letter.ts';
import { addLetterhead, addTravelPeriod } from './parts/letter-parts.ts';
import { signatureOf } from './parts/signature.ts';

const end =
  '(?:¶|(?= (?:at|from|with|starting|commencing|beginning|for|in the|offered|programme|program|course|' +
  'degree|which|scheduled|on|to be|has|is|will|and)\\b| \\())';

// `University` is the label of a table row, and the end of many names beside it.
const heads = /^(university|college|school|institute|institution|provider|education provider)\s*:?$/i;

const office = /^(?:[^,\d]*\b(?:admissions?|office|registry|registrar|section|international)\b[^,\d]*, )+(?=.*\d)/i;

export const admissionLetter = letterByRules({
  kind: 'Admission or offer letter',
  fields: {
    institutionName: {
      labels: [
        '[Full] Name of [the] (Institution|University|College|School)',
        '(Institution|University|College|School|Provider) Name',
        'Institution',
        'Education Provider',
        'Sponsor Institution',
      ],
      not: [/ at |^\d|united|admission|student/i],
      sentences: [
        sentencePattern(
          '(?:admission|offer|accepted|admitted|enrol(?:l)?ed|study|place)(?: [a-z]+){0,4} (?:to|at|by|from|' +
            'of) (?:the )?(?<value>[A-Z][\\p{L}.& -]{3,60}?(?:University|College|Institute|School|Academy|' +
            'Hochschule)(?: of [A-Z][\\p{L} &]{2,40}?)?)(?=[.,;\\n]| (?:for|in|to|as|has|is|and)\\b)',
        ),
      ],
    },
    institutionAddress: {
      labels: [
        'Address',
        '(Institution|University|College|Campus|School|Provider) Address',
        'Campus',
        'Address of [the] (Institution|University|College)',
      ],
    },
    studentName: {
      labels: [
        '[Full] Name [of [the] (Student|Applicant|Candidate)]',
        '(Student|Applicant|Candidate) [Name]',
        "(Student|Applicant|Candidate)'s Name",
        'Given Name[s] and Surname',
      ],
      sentences: [
        sentencePattern('\\bdear {full}(?=[,:\\n])'),
        sentencePattern('\\n{titled}\\n'),
        sentencePattern(
          '(?:offer|place|admission|acceptance|enrol(?:l)?ment|candidate|applicant|student)(?: ' +
            '[a-z]+){0,4}(?::| -| for| to| of|,) {titled}(?=[\\n,.(])',
        ),
        sentencePattern(
          '(?:certify|confirm|inform you|pleased to (?:confirm|inform|offer|advise))(?: [a-z]+){0,4} that {person}(?=[ ,(])',
        ),
        sentencePattern('(?:offer|admit|admitted|accepted|place to|admission to) {titled}'),
      ],
      not: [/\b(sir|madam|student|applicant|candidate|you|visa|officer|team)\b/i],
    },
    courseName: {
      labels: [
        '(Course|Programme|Program|Degree) [Title|Name|of Study]',
        '(Course|Programme|Program) (Title|Name|of Study|Applied For|Offered)',
        'Name of [the] (Course|Programme|Program)',
        'Course and Level',
        'Field of Study',
        'Award',
      ],
      sentences: [
        sentencePattern(
          '(?:admission|admitted|offer|place|enrol(?:l)?ed|accepted|selected|register(?:ed)?|study|studies)(?: ' +
            '[a-z]+){0,5}' +
            '? (?:to|for|in|on|into|of) (?:study )?(?:the |our |a )?(?:full-time |part-time ' +
            ')?(?:course|programme|program|degree)?(?: ' +
            `of| in)? ?["']?{course}["']?${end}`,
        ),
        sentencePattern(
          '(?:student|place|candidate|you|admission|offer|enrol(?:l)?ment|admitted|accepted|enrol(?:l)?ed)(?: ' +
            '[a-z-]+){0,6}' +
            '? (?:on|for|in|to|into|of|onto) (?:the |our |a |its )?(?:[a-z-]+ ){0,2}' +
            '?(?:course|programme|program|degree)(?: ' +
            `of study| in| of| entitled| titled| called|,|:)? ?["']?{course}["']?${end}`,
        ),
        sentencePattern(
          '(?:study|read for|reading for|pursue|pursuing|undertake|join|leading to)(?: [a-z-]+){0,4}' +
            `? (?:the |our |a )?["']?{course}["']?${end}`,
        ),
        sentencePattern(`(?:course|programme|program|degree)(?: of study)?(?: is|:| -) ?["']?{course}["']?${end}`),
      ],
      as: 'text',
    },
    courseStartDate: {
      labels: [
        '(Course|Programme|Program|Study|Class) [s] (Start|Start Date|Commencement|Begins|Commences) [Date]',
        '(Start|Commencement) Date',
        'Start of [the] (Course|Programme|Studies|Semester)',
        'Date of Commencement',
        'Commencement',
        'Commencing',
        'Starts on',
        'Commences on',
        'Course (From|Start)',
      ],
      sentences: [
        sentencePattern(
          '(?:commenc(?:es|ing|e)|begins?|beginning|starts?|starting)(?: [a-z]+){0,2}? (?:on|from|date is) ' +
            '(?:the )?(?:[a-z]+day,? )?{date}',
        ),
        sentencePattern(
          '(?:commenc(?:es|e|ing)|starts?|starting|begins?|beginning|start date:?|join us on|report(?:ing)? ' +
            '(?:to [a-z ]{3,30} )?(?:on|by)|arrive by|first day (?:of [a-z ]{3,30} )?(?:is|being|on)|orientation ' +
            '(?:is )?on|induction (?:is )?on) (?:the )?(?:[a-z]+day,? )?{date}',
        ),
      ],
    },
    courseEndDate: {
      labels: [
        '(Course|Programme|Program|Study) [s] (End|End Date|Completion|Ends) [Date]',
        '(End|Completion) Date',
        'Expected [Date of] (Completion|Graduation) [Date]',
        'End of [the] (Course|Programme|Studies)',
        'Ends on',
        'Date of Completion',
        'Course (To|End)',
      ],
      sentences: [
        sentencePattern(
          '(?:ends?|ending|conclud(?:es|ing|e)|complet(?:e|es|ing|ed|ion)|finish(?:es|ing)?|graduat(?:e|es|ing|' +
            'ion)|last(?:s|ing)?|runs?|terminat(?:es|ion))(?: [a-z]+){0,5}? (?:on|by|in|is|date is|until|till|to|' +
            'up to) (?:the )?(?:[a-z]+day,? )?{date}',
        ),
        sentencePattern('(?:ending|until|end date:?) {date}'),
        sentencePattern('last day (?:of [a-z ]{3,30} )?(?:is|being|on) (?:the )?{date}'),
      ],
    },
    enrolmentReference: {
      labels: [
        '(CAS|CoE|LOA|IPA|I-20|SEVIS) [Reference|Number|No|ID]',
        'CAS (Reference|Number|No)',
        'Confirmation of (Enrolment|Enrollment|Acceptance) [CoE|CAS] [Number|No|Code|Reference]',
        'Letter of (Acceptance|Offer|Admission) (Number|No|Reference)',
        'Letter (Number|No)',
        '(Enrolment|Enrollment|Admission|Application|Offer|Matriculation|Registration) (Reference|Ref|Number|No|ID|Code) [No|Number]',
        '(Enrolment|Enrollment|Admission|Application) Reference Number',
      ],
      sentences: [
        sentencePattern(
          '\\b(?:cas|coe|loa|ipa|i-20|sevis|enrol(?:l)?ment|admission|application|offer|acceptance|' +
            'registration|confirmation)(?: (?:letter|reference|ref|number|no|id|code|statement|of ' +
            '[a-z]+)\\.?){1,3}(?: is| will be|:| ' +
            '-)? ?(?<value>[A-Z0-9][A-Za-z0-9/-]{3,24}\\d[A-Z0-9]*)(?=[\\s.,;)])',
        ),
      ],
      as: 'code',
    },
    anyReference: {
      labels: [
        '(Our|Letter|Your) (Reference|Ref) [No|Number]',
        'Reference [No|Number]',
        'Ref [No]',
        'Student (ID|Number|No) [Number]',
      ],
      as: 'code',
    },
    tuitionFee: {
      labels: [
        '(Fee|Fees|Cost) (for|of) [the] (Tuition|Course|Programme|Study)',
        'Tuition (Charge|Charges|Cost|Costs|Due|Total)',
        '(First Year|Yearly|Annual|International|Overseas) (Tuition|Fee|Fees) [Fee|Fees]',
        'Fee per (Year|Annum)',
        '[Total|Annual|Course] Tuition [Fee|Fees] [per (year|annum)|(first year)|for the (course|year)]',
        '[Total] (Course|Programme) (Fee|Fees|Cost)',
        'Tuition and Fees',
      ],
      sentences: [
        sentencePattern('tuition(?: [a-z]+){0,8}? (?:is|are|of|amounts? to|totals?|:) {money}'),
        sentencePattern('{money}(?: [a-z]+){0,3} (?:tuition)'),
      ],
    },
    feePaid: {
      labels: [
        'Received [from you|to date|so far]',
        'Already Paid',
        '(Deposit|Fees|Tuition) (Paid|Received) [to date]',
        '(Amount|Payment|Payments) (Received|Made) [to date]',
        'Less paid',
        'Tuition Deposit',
        '[Amount|Fee|Fees|Tuition|Deposit] [Fee|Fees] (Paid|Received)',
        '(Deposit|Advance|Initial Payment) [Paid|Received]',
        'Paid [to date]',
        'Payment Received',
      ],
      sentences: [
        sentencePattern('(?:received|paid|deposit of|payment of|acknowledge)(?: [a-z]+){0,6}? {money}'),
        sentencePattern('{money}(?: [a-z]+){0,4} (?:has been|have been|was|already) (?:[a-z]+ )?(?:paid|received)'),
      ],
    },
    currency: { labels: ['Currency'] },
  },
  stops: [
    'DLI [Number|No]', // the institution's own number
    'Student ID',
    'Issued',
    'Date of Issue',
    'Student',
    'Fees',
    'Course',
    'Passport No',
    'Level of Study',
    'Mode of Study',
    'Duration',
    'Balance',
    'Scholarship',
    'Intake',
  ],
  after(open, candidates) {
    const letter = letterOf(open.document);
    addLetterhead(open, letter, candidates, { name: 'institutionName', address: 'institutionAddress' });
    addCandidates(
      candidates,
      'institutionName',
      candidateOfPiece(signatureOf(letter.signature).organisation, 'organisation', 'heading', 0.55),
    );
    // The letter's own reference counts if no enrolment number is named.
    if ((candidates.enrolmentReference ?? []).length === 0)
      candidates.enrolmentReference = (candidates.anyReference ?? []).map((each) => ({ ...each, strength: 0.6 }));
    delete candidates.anyReference;
    const dear = /\bDear ([A-Z]\p{L}+),/u.exec(open.flow.text);
    if (
      dear &&
      !/^(sir|madam|student|applicant|candidate|officer)/i.test(dear[1]!) &&
      (candidates.studentName ?? []).length === 0
    )
      addCandidates(
        candidates,
        'studentName',
        candidateInText(
          open.flow,
          { start: dear.index + 5, end: dear.index + dear[0].length - 1 },
          dear[1]!,
          'sentence',
          0.7,
        ),
      );
    for (const name of valuesBeside(open, heads))
      addCandidates(candidates, 'institutionName', candidateOfPiece(name, 'organisation', 'label', 0.9));
    candidates.institutionName = (candidates.institutionName ?? []).filter(
      (each) => !/\b(admission|acceptance|enrol\w*|offer|confirmation|statement|letter)\b/i.test(each.value),
    );
    // `International Office, 1 College Walk`: the office is not part of the address.
    candidates.institutionAddress = (candidates.institutionAddress ?? []).map((each) => ({
      ...each,
      value: each.value.replace(office, ''),
    }));
    const signers = new Set<unknown>(letter.signature.flatMap((line) => line.words));
    candidates.studentName = (candidates.studentName ?? []).filter(
      (each) => each.by === 'label' || !each.words.some((word) => signers.has(word)),
    );
    dropShorterNames(candidates, 'studentName');
    addCellAround(open, candidates, 'institutionAddress');
    addTravelPeriod(
      open,
      candidates,
      ['courseStartDate', 'courseEndDate'],
      /\b(course|programme|program|study|studies|semester|term|enrol|duration|academic)/i,
      /holiday|vacation/i,
    );
    // The currency is before the fee.
    const fee = [...(candidates.tuitionFee ?? []), ...(candidates.feePaid ?? [])].find(
      (each) => normaliseCurrency(each.raw) !== undefined,
    );
    if (fee)
      addCandidates(candidates, 'currency', {
        ...fee,
        value: normaliseCurrency(fee.raw)!,
        by: 'pattern',
        strength: 0.8,
      });
  },
});
