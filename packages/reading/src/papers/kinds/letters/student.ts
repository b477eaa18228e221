import { text } from '../../normalise/text.ts';
import { readByRules } from '../../rules.ts';
import { said } from '../said.ts';
import { add, ofPiece } from './found.ts';
import { letterOf } from './letter.ts';
import { addLetterhead } from './parts.ts';
import { signatureOf } from './signature.ts';

const end =
  '(?:¶|(?= (?:at|of this|of our|from|with|in (?:this|our|the (?:academic|year|department|current))|for the|during|and|having|under|bearing|course|programme|program|since|he|she|his|her|is|whose)\\b| \\((?!hon)))';

// The year of study is no part of the course's name.
const course = (raw: string) =>
  text(
    raw.replace(
      /[,\s(]+(?:first|second|third|fourth|fifth|final|[1-5](?:st|nd|rd|th)|[IVX]+)[\s-]+(?:year|semester|sem)\b.*$/is,
      '',
    ),
  );

export const student = readByRules({
  kind: 'Student ID or bonafide certificate',
  fields: {
    studentName: {
      labels: ['[Full] Name [of [the] (Student|Candidate)]', 'Student [Name]', "Student's Name", 'Name of Student'],
      sentences: [said('(?:certif(?:y|ied)|confirm|state)(?: [a-z]+){0,2} that {person}(?=[ ,(])'), said('{titled},? (?:(?:s/o|d/o|son of|daughter of)[^.]{3,50}?)?,? ?is (?:an? )?(?:[a-z-]+ )*(?:student|studying|enrolled|pursuing)')],
      not: [/\b(the|student|institute|college|university)\b/i],
    },
    institutionName: { labels: ['(Institution|University|College|School|Institute) Name', 'Name of [the] (Institution|University|College|School|Institute)'] },
    institutionAddress: { labels: ['(Institution|University|College|Campus|School|Institute) Address'] },
    institutionPhone: { labels: ['(Tel|Telephone|Phone|Ph|Contact|Office) [No|Number]'] },
    courseName: {
      labels: ['(Course|Programme|Program|Class|Degree|Branch) [Name|of Study]', 'Course / Branch', 'Class / Course', 'Stream', 'Standard'],
      sentences: [
        said(`(?:student of|studying(?: in| for)?|pursuing(?: [a-z]+){0,3}?|enrolled (?:in|for|on|as)|course of|admitted to|undergoing|registered for)(?: (?:the|his|her|our|a|full-time|part-time|regular|[a-z]+ (?:year|semester)|\\d(?:st|nd|rd|th) (?:year|semester)|first|second|third|fourth|final|year|semester|of|in|course|programme|program|degree))* ["']?(?<value>[A-Z][\\p{L}\\d&/.()' -]{0,70}?)["']?${end}`),
      ],
      read: course,
      as: 'text',
      not: [/^(the|this|our|a|year|semester|institute|college|university)\b/i],
    },
    enrolmentNumber: {
      labels: ['(Enrolment|Enrollment|Registration|Roll|Admission|Student|Matriculation|University|PRN|Regn|Reg|GR) [Register] (No|Number|ID)', 'PRN', 'ID No', 'Student (ID|Code)', 'Identity Card No'],
      sentences: [said('(?:enrol(?:l)?ment|registration|roll|prn|admission|student|matriculation)(?: (?:no|number|id))?\\.? ?(?:is|:|as|-)? ?(?<value>[A-Z0-9][A-Za-z0-9/-]{2,22}\\d)')],
      as: 'code',
    },
    validUntil: { labels: ['Valid (Until|Upto|Up to|Till|Thru|Through|To)', 'Validity', 'Date of Expiry', 'Expiry [Date]', 'Expires [on]'], sentences: [said('valid (?:until|upto|up to|till|through) (?:the )?{date}')] },
  },
  stops: ['Department', 'Academic (Year|Session)', 'Blood Group', 'Year', 'Semester', 'Principal', 'Registrar', 'Guardian', 'Hostel', 'Batch', 'Date of Admission'],
  after(open, candidates) {
    const letter = letterOf(open.paper);
    addLetterhead(open, letter, candidates, { name: 'institutionName', address: 'institutionAddress', phone: 'institutionPhone' });
    add(candidates, 'institutionName', ofPiece(signatureOf(letter.signature).organisation, 'organisation', 'heading', 0.55));
  },
}); // prettier-ignore
