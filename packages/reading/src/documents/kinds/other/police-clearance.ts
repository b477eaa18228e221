import { addCandidate } from '../../values/add-candidate.ts';
import { findHeading } from '../../page/find-heading.ts';
import { normaliseOrganisation } from '../../normalise/normalise-name.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { dayPattern, numberWords, personPattern } from '../certificates/certificate-patterns.ts';

const officeWords = new RegExp(
  String.raw`\b(?:passport office|commissioner(?:ate)? of police|superintendent of police|consulate|embassy|` +
    String.raw`high commission|police (?:headquarters|commissionerate|department)|special branch|` +
    String.raw`deputy commissioner|RPO)\b`,
  'i',
);

export const policeClearance = readByRules({
  kind: 'Police clearance certificate',
  fields: {
    certificateNumber: {
      labels: [
        '[PCC|Certificate|Clearance|Police Clearance|Clearance Certificate|Police Clearance ' +
          `Certificate|Character Certificate] ${numberWords}`,
        `(PCC|Certificate|Reference|Ref|File|Application|ARN|Request|Letter|Dispatch|PCC Reference) [${numberWords}]`,
        'Sl No',
        `Application / Certificate ${numberWords}`,
        `Certificate / Application ${numberWords}`,
      ],
      as: 'code',
    },
    name: {
      about: {
        of: /\bnames?\b|\b(?:applicant|holder|person|bearer|individual|subject)$|^person\b/,
        not: /\b(?:father|mother|husband|spouse|office|officer|station|signature|district|place)\b/,
      },
      labels: [
        '[Full] Name [of [the|] (Applicant|Holder|Person)]',
        'Name of [the] (Applicant|Holder|Person)',
        "(Applicant|Applicant's) Name",
        'Given Name and Surname',
        'Issued To',
        'Applicant',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:regarding|against|about|in respect of|[Cc]ertify that|[Cc]ertified that|case of) ` +
            String.raw`${personPattern}(?= ?,? ?(?:son|daughter|wife|husband|[sdwSDW]\/[oO]|holder|holding|an? |of|` +
            String.raw`resident|residing|born|bearing|aged|whose|\())`,
          'u',
        ),
        new RegExp(String.raw`\bissued to ${personPattern}`, 'u'),
      ],
    },
    passportNumber: {
      labels: ['[Indian] Passport (No|Number)', 'Travel Document No'],
      as: 'code',
      pattern: /^[A-Z]{1,2}\d{6,8}$/,
      anywhere: /\b[A-PR-WY]\d{7}\b/,
      sentences: [/\bpassport(?: bearing)?(?: no\.?| number)? (?<value>[A-Z]\d{7})\b/i],
    },
    issuingOffice: {
      labels: [
        '(Issuing|Issued by) [Office|Authority]',
        '(Office|Place) of Issue',
        'Passport Office',
        'Issued by',
        'Issuing (Authority|Office)',
      ],
      as: 'organisation',
    },
    issueDate: {
      labels: ['(Date|Dt) of (Issue|Issuance|Certificate)', '(Issue|Issued|Certificate) (Date|On)', 'Dated', 'Date'],
      sentences: [new RegExp(String.raw`\bissued (?:at [^.]{3,40} )?on(?: this)?(?: the)? ${dayPattern}`, 'i')],
    },
  },
  stops: [
    'Nationality',
    'Date of Birth',
    'Place of Birth',
    'Father / Spouse Name',
    'Address',
    'Purpose',
    'Country',
    'Valid for',
    'Signature',
    'Date of Issue of Passport',
    'Passport Issue Date',
    'Place of Issue of Passport',
    'Passport Issued On',
    'Validity',
  ],
  after({ lines }, candidates) {
    const office =
      findHeading(
        lines,
        (text) =>
          /\b(?:police|passport office|consulate|embassy|high commission)\b/i.test(text) &&
          text.length < 80 &&
          !/certificate|clearance|verification|for /i.test(text),
      ) ??
      lines.find(
        (line) => officeWords.test(line.text) && line.text.length < 80 && !/certif|issued under/i.test(line.text),
      );
    if (office)
      addCandidate(candidates, 'issuingOffice', office, {
        value: normaliseOrganisation(office.text.replace(/^issued by[: ]+/i, '')),
        by: 'heading',
        strength: 0.6,
      });
  },
});
