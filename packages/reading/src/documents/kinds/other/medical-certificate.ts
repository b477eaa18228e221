import { addCandidate } from '../../values/add-candidate.ts';
import { findHeading } from '../../page/find-heading.ts';
import { normaliseOrganisation } from '../../normalise/normalise-name.ts';
import { normaliseText } from '../../normalise/normalise-text.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { certifiedPattern, dayPattern, numberWords, personPattern } from '../certificates/certificate-patterns.ts';

const found =
  String.raw`(?<value>no evidence of (?:active )?(?:pulmonary )?(?:TB|tuberculosis)|free from (?:active ` +
  String.raw`)?(?:pulmonary )?(?:TB|tuberculosis)[a-z ]*|TB negative|negative|no abnormalit(?:y|ies) (?:detected|` +
  String.raw`found|noted)|fit(?: for (?:travel|study|work|employment)[a-z ]*)?|medically fit|normal|clear|` +
  String.raw`cleared|completed)`;

const finding = (raw: string) => normaliseText(raw.split(/\.\s/)[0]!.replace(/\.$/, ''));

const clinicWords = new RegExp(
  String.raw`\b(?:hospital|clinic|diagnostics?|medical cent(?:re|er)|laborator(?:y|ies)|health ?care|` +
    String.raw`health cent(?:re|er)|polyclinic|imaging|screening cent(?:re|er)|medicare|panel)\b`,
  'i',
);

export const medicalCertificate = readByRules({
  kind: 'Medical or TB certificate',
  fields: {
    name: {
      about: {
        of: /\bnames?\b|\b(?:examinee|applicant|patient|client|candidate|person|visa applicant)$|^(?:examined|screened) person/,
        not: new RegExp(
          String.raw`\b(?:father|mother|husband|spouse|clinic|hospital|centre|doctor|physician|panel|lab\w*|site|` +
            String.raw`signature|radiologist|facility|examiner)\b`,
        ),
      },
      labels: [
        'Examinee',
        'Client',
        '(Person|Applicant|Candidate) (Examined|Screened|Tested)',
        'Visa Applicant',
        'Candidate',
        '(Traveller|Traveler|Candidate) Name',
        'Name of Candidate',
        '[Full] Name [of [the|] (Applicant|Patient|Examinee|Client)]',
        'Name of [the] (Applicant|Patient|Examinee|Client|Person)',
        "(Applicant|Applicant's|Patient|Patient's|Client|Client's|Examinee|Examinee's) Name",
        'Applicant',
        'Patient',
      ],
      sentences: [
        new RegExp(String.raw`${certifiedPattern} ${personPattern}`, 'u'),
        new RegExp(String.raw`\b(?:examined|screened|examination of) ${personPattern}`, 'u'),
      ],
    },
    clinic: {
      not: [/^(?:dr|prof)\b/i, /\b(?:MD|MBBS|DTCD|DNB|physician|radiologist)\b/],
      about: {
        of: new RegExp(
          String.raw`\b(?:clinic|hospital|cent(?:re|er)|laborator\w+|lab|facility|panel site|site|diagnostics?)\b|` +
            String.raw`\b(?:examined|screened|tested) (?:at|by|in)\b`,
        ),
        not: /\b(?:code|no|number|phone|address|physician|doctor|date|stamp|seal|signature|ref|id)\b/,
        isBody: true,
      },
      labels: [
        'Panel Site',
        '(Screened|Tested|Carried out|Performed) (at|by)',
        '(Testing|Examining|Approved|Screening|Diagnostic) (Centre|Center|Clinic|Facility|Site|Laboratory)',
        '[Name of [the|] ](Clinic|Hospital|Centre|Center|Laboratory|Panel Clinic|Facility|Panel Site)',
        '(Clinic|Hospital|Panel Clinic|Centre|Facility|Medical Centre|Screening Clinic|Screening Centre|Panel Site) [Name]',
        'Examined at',
        'Issued by',
        'Place of Examination',
        'Name of [the] (Clinic|Hospital|Centre)',
      ],
      as: 'organisation',
    },
    certificateNumber: {
      labels: [
        '[Health|Medical|Screening] (Case|File|Record) [Ref|Reference|No|Number|ID]',
        'Health Case (Ref|Reference)',
        '(Barcode|Lab|Laboratory|Accession|Screening|File|Case) (No|Number|ID|Ref|Reference)',
        '[Certificate|TB Certificate|Medical Certificate|HAP|UMI|eMedical|IME|UCI|NHR|Unique ' +
          `Medical|Medical] (ID|${numberWords.slice(1, -1)}|Ref|Reference)`,
        '(Certificate|TB Certificate|HAP ID|HAP|UMI|UMI Number|IME|eMedical Reference|Unique Medical ' +
          `Identifier|Report|Reference|Ref|Serial|Clearance) [${numberWords}]`,
        'HAP ID',
        'UMI',
        '(Sl|Sr|Serial) No',
        'Certificate No',
      ],
      as: 'code',
    },
    result: {
      about: {
        of: /\b(?:result|outcome|finding|findings|conclusion|opinion|verdict|assessment|impression|fitness|decision|certificate status)\b/,
        not: /\b(?:date|no|number|code|x ?ray|symptom|by)\b/,
      },
      labels: [
        '[Overall|Final] (Verdict|Grading|Decision)',
        'Certificate Result',
        'Fitness',
        '[Final|Overall|Test|Medical|Screening|TB|X-ray|Chest X-ray] (Result|Results|Outcome|Finding|' +
          'Findings|Status|Conclusion|Assessment)',
        'Conclusion',
        'Impression',
        'Result of [the] (Examination|Screening|Test|Medical Examination)',
        'Outcome',
        'Opinion',
      ],
      as: 'text',
      read: finding,
      sentences: [
        new RegExp(
          String.raw`\b(?:found|declared|considered|shows|showed|is|result is|outcome:?)(?: to be)? ${found}`,
          'i',
        ),
      ],
    },
    issueDate: {
      labels: [
        '(Certified|Given|Signed|Reported|Screened) On',
        'Date (Certified|Issued|of Screening|of Test|Signed)',
        'Certification Date',
        '(Date|Dt) of (Issue|Certificate|Issuance)',
        '(Issue|Issued|Certificate|Report) (Date|On)',
        'Date of (Examination|Screening|X-ray|Report)',
        'Examination Date',
        'Examined On',
        'Dated',
        'Date',
      ],
      sentences: [new RegExp(String.raw`\bissued on(?: the)? ${dayPattern}`, 'i')],
    },
    expiryDate: {
      labels: [
        '(Good|In force|Effective) (Until|Till|To)',
        'Valid Through',
        'Not Valid After',
        'Use Before',
        '(Lapses|Ends) On',
        'Last Day of Validity',
        '(Date|Dt) of Expiry',
        'Expiry [Date]',
        'Valid (Until|Till|Upto|Up to|To)',
        'Certificate (Expiry|Valid Until|Expires)',
        'Expires [On]',
        'Validity',
        'Certificate Expires On',
      ],
      sentences: [
        new RegExp(String.raw`\b(?:valid|validity)\b[^.]{0,40}?(?:until|till|up ?to|to)(?: the)? ${dayPattern}`, 'i'),
        new RegExp(String.raw`\bexpires? on(?: the)? ${dayPattern}`, 'i'),
      ],
    },
  },
  stops: [
    'Date of Birth',
    'Sex',
    'Gender',
    'Passport (No|Number)',
    'Nationality',
    'Address',
    'Country of Application',
    'Visa Type',
    'Physician',
    'Doctor',
    'Radiologist',
    'Panel Physician',
    'Signature',
    'Registration No',
    'Age',
  ],
  after({ lines }, candidates) {
    const top = findHeading(
      lines,
      (line) => clinicWords.test(line) && !/certificate|examination|report|test result|approved|accredited/i.test(line),
    );
    if (top)
      addCandidate(candidates, 'clinic', top, { value: normaliseOrganisation(top.text), by: 'heading', strength: 0.7 });
  },
});
