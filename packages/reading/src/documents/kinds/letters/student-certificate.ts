import { normaliseText } from '../../normalise/normalise-text.ts';
import type { OpenDocument } from '../../rules/kind-rules.types.ts';
import { letterByRules } from './parts/letter-by-rules.ts';
import { sentencePattern } from '../text/sentence-pattern.ts';
import { addCandidates, candidateOfPiece } from './parts/letter-candidates.ts';
import { letterOf } from './parts/letter.ts';
import type { TextPiece } from './parts/letterhead.ts';
import { addLetterhead } from './parts/letter-parts.ts';
import { signatureOf } from './parts/signature.ts';

const end =
  '(?:¶|(?= (?:at|of this|of our|from|with|in (?:this|our|the (?:academic|year|department|current))|' +
  'for the|during|and (?:is|has|his|her|he|she|was|bears|will|the|a|this)|having|under|bearing|course|' +
  'programme|program|since|he|she|his|her|is|whose)\\b| \\((?!hon)))';

// The year of study is not part of the course's name.
const course = (raw: string) =>
  normaliseText(
    raw.replace(
      /[,\s(]+(?:first|second|third|fourth|fifth|final|[1-5](?:st|nd|rd|th)|[IVX]+)[\s-]+(?:year|semester|sem)\b.*$/is,
      '',
    ),
  );

// On a card the name is alone, under the card's title.
function cardName({ lines }: OpenDocument): TextPiece | undefined {
  const at = lines.findIndex((line) => /\b(?:identity|id|student|library) card\b/i.test(line.text));
  return at < 0 ? undefined : signatureOf(lines.slice(at + 1, at + 6)).name;
}

export const studentCertificate = letterByRules({
  kind: 'Student ID or bonafide certificate',
  fields: {
    studentName: {
      labels: ['[Full] Name [of [the] (Student|Candidate)]', 'Student [Name]', "Student's Name", 'Name of Student'],
      sentences: [
        sentencePattern('(?:enrol(?:l)?ment|studentship|admission|registration|status|bonafides?) of {titled}'),
        sentencePattern('(?:certif(?:y|ied)|confirm|state)(?: [a-z]+){0,2} that {person}(?=[ ,(])'),
        sentencePattern(
          '{titled},(?:…,)? (?:is|has been|was) (?:an? )?(?:[a-z-]+ )*(?:student|studying|enrolled|pursuing|registered|admitted)',
        ),
        sentencePattern(
          '{titled},? (?:(?:s/o|d/o|son of|daughter of)[^.]{3,50}?)?,? ?is (?:an? )?(?:[a-z-]+ )*(?:student|studying|enrolled|pursuing)',
        ),
      ],
      not: [/\b(the|student|institute|college|university|identity|card|certificate|school|bonafide|valid|year)\b/i],
    },
    institutionName: {
      labels: [
        '(Institution|University|College|School|Institute) Name',
        'Name of [the] (Institution|University|College|School|Institute)',
      ],
    },
    institutionAddress: { labels: ['(Institution|University|College|Campus|School|Institute) Address'] },
    institutionPhone: { labels: ['(Tel|Telephone|Phone|Ph|Contact|Office) [No|Number]'] },
    courseName: {
      labels: [
        '(Course|Programme|Program|Class|Degree|Branch|Discipline|Specialisation|Specialization|Trade) [Name|of Study]',
        '(Degree|Study|Academic|Enrolled|Current|Present) (Programme|Program|Course|Class)',
        '(Course|Programme|Program|Degree) (of Study|Enrolled|Pursued|Title|Pursuing)',
        'Course and Year',
        'Enrolled in',
        'Studying in',
        'Pursuing',
        'Programme / Branch',
        'Degree / Branch',
        'Course (Name|Title)',
        'Class and Section',
        'Std',
        'Course / Branch',
        'Class / Course',
        'Stream',
        'Standard',
      ],
      sentences: [
        sentencePattern(
          '(?:in|of|on|for|to) (?:the|our|a|its) (?<value>(?:[A-Z][\\p{L}' +
            '\\d&/.()-]*)(?: (?:in|of|and|&|[A-Z(][\\p{L}' +
            '\\d&/.()-]*)){0,8}) (?:programme|program|course|degree)\\b',
        ),
        sentencePattern(
          '(?:student of|studying(?: in| for)?|pursuing(?: [a-z]+){0,3}' +
            '?|enrolled (?:in|for|on|as)|course of|admitted to|undergoing|registered for)(?: ' +
            '(?:the|his|her|our|a|full-time|part-time|regular|student|with us|as|[a-z]+-year|\\d-year|\\d ' +
            'year|[a-z]+ (?:year|semester)|\\d(?:st|nd|rd|th) ' +
            '(?:year|semester)|first|second|third|fourth|final|year|semester|of|in|course|programme|program|degree))* ' +
            '["\']?(?' +
            '<value>[A-Z][\\p{L}' +
            `\\d&/.()' -]{0,70}?)["']?${end}`,
        ),
      ],
      read: course,
      as: 'text',
      not: [/^(the|this|our|a|year|semester|institute|college|university)\b/i],
    },
    enrolmentNumber: {
      labels: [
        '(Enrolment|Enrollment|Registration|Roll|Admission|Student|Matriculation|University|PRN|Regn|Reg|GR) [Register] (No|Number|ID)',
        'PRN',
        'USN',
        'University Seat No',
        'Seat No',
        '(Hall Ticket|Scholar|Register|Registration|Enrol|Matric|Computer|Unique|Library|Permanent Registration) (No|Number|ID)',
        'UID [No]',
        '(Enrolment|Enrollment|Roll|Registration) [No|Number] / (Roll|Registration|Enrolment|Regn) (No|Number)',
        'ID (Number|Card No)',
        'Student Number',
        'ID No',
        'Student (ID|Code)',
        'Identity Card No',
      ],
      sentences: [
        sentencePattern(
          '(?:enrol(?:l)?ment|register|registration|regn|regd|reg|roll|prn|usn|uid|admission|admn|adm|student|' +
            'matriculation|seat|id card|identity card|scholar)\\.?(?: (?:no|number|id|code))?\\.? ?(?:is|:|as|' +
            '-)? ?(?<value>[A-Z0-9][A-Za-z0-9/-]{2,22}\\d)',
        ),
      ],
      as: 'code',
    },
    validUntil: {
      labels: [
        'Valid (Until|Upto|Up to|Till|Thru|Through|To)',
        '(Registration|Enrolment|Enrollment|Card|ID|Admission|Studentship|Certificate|Identity Card) [stands|' +
          'is|remains] Valid (Until|Upto|Up to|Till|Thru|Through|To)',
        'Validity (Until|Upto|Up to|Till|Date)',
        'Good (Until|Thru|Through)',
        'Expires',
        'Not valid after',
        'Card (Expiry|Expires)',
        'Validity',
        'Date of Expiry',
        'Expiry [Date]',
        'Expires [on]',
      ],
      sentences: [sentencePattern('valid (?:until|upto|up to|till|through|thru) (?:the )?{date}')],
    },
  },
  stops: [
    'Currently in',
    'Mode',
    'Conduct',
    'Duration',
    'Current (Year|Semester)',
    'Section',
    'Session',
    'Date of Birth',
    'Issued on',
    'Date of Issue',
    'Department',
    'Academic (Year|Session)',
    'Blood Group',
    'Year',
    'Semester',
    'Principal',
    'Registrar',
    'Guardian',
    'Hostel',
    'Batch',
    'Date of Admission',
  ],
  after(open, candidates) {
    const letter = letterOf(open.document);
    addLetterhead(open, letter, candidates, {
      name: 'institutionName',
      address: 'institutionAddress',
      phone: 'institutionPhone',
    });
    if ((candidates.studentName ?? []).length === 0)
      addCandidates(candidates, 'studentName', candidateOfPiece(cardName(open), 'name', 'heading', 0.6));
    addCandidates(
      candidates,
      'institutionName',
      candidateOfPiece(signatureOf(letter.signature).organisation, 'organisation', 'heading', 0.55),
    );
  },
});
