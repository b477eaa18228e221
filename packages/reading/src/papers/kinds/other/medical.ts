import { addCandidate } from '../../add-candidate.ts';
import { heading } from '../../headings.ts';
import { organisation } from '../../normalise/name.ts';
import { text } from '../../normalise/text.ts';
import { readByRules } from '../../rules.ts';
import { certified, day, no, person } from '../certificates/names.ts';

const found = String.raw`(?<value>no evidence of (?:active )?(?:pulmonary )?(?:TB|tuberculosis)|free from (?:active )?(?:pulmonary )?(?:TB|tuberculosis)[a-z ]*|TB negative|negative|no abnormalit(?:y|ies) (?:detected|found|noted)|fit(?: for (?:travel|study|work|employment)[a-z ]*)?|medically fit|normal|clear|cleared|completed)`;

const finding = (raw: string) => text(raw.split(/\.\s/)[0]!.replace(/\.$/, ''));

export const medical = readByRules({
  kind: 'Medical or TB certificate',
  fields: {
    name: { labels: ['[Full] Name [of [the|] (Applicant|Patient|Examinee|Client)]', 'Name of [the] (Applicant|Patient|Examinee|Client|Person)', "(Applicant|Applicant's|Patient|Patient's|Client|Client's|Examinee|Examinee's) Name", 'Applicant', 'Patient'], sentences: [new RegExp(String.raw`${certified} ${person}`, 'u'), new RegExp(String.raw`\b(?:examined|screened|examination of) ${person}`, 'u')] },
    clinic: { labels: ['[Name of [the|] ](Clinic|Hospital|Centre|Center|Laboratory|Panel Clinic|Facility|Panel Site)', '(Clinic|Hospital|Panel Clinic|Centre|Facility|Medical Centre|Screening Clinic|Screening Centre|Panel Site) [Name]', 'Examined at', 'Issued by', 'Place of Examination', 'Name of [the] (Clinic|Hospital|Centre)'], as: 'organisation' },
    certificateNumber: { labels: [`[Certificate|TB Certificate|Medical Certificate|HAP|UMI|eMedical|IME|UCI|NHR|Unique Medical|Medical] (ID|${no.slice(1, -1)}|Ref|Reference)`, `(Certificate|TB Certificate|HAP ID|HAP|UMI|UMI Number|IME|eMedical Reference|Unique Medical Identifier|Report|Reference|Ref|Serial|Clearance) [${no}]`, 'HAP ID', 'UMI', '(Sl|Sr|Serial) No', 'Certificate No'], as: 'code' },
    result: { labels: ['[Final|Overall|Test|Medical|Screening|TB|X-ray|Chest X-ray] (Result|Results|Outcome|Finding|Findings|Status|Conclusion|Assessment)', 'Conclusion', 'Impression', 'Result of [the] (Examination|Screening|Test|Medical Examination)', 'Outcome', 'Opinion'], as: 'text', read: finding, sentences: [new RegExp(String.raw`\b(?:found|declared|considered|shows|showed|is|result is|outcome:?)(?: to be)? ${found}`, 'i')] },
    issueDate: { labels: ['(Date|Dt) of (Issue|Certificate|Issuance)', '(Issue|Issued|Certificate|Report) (Date|On)', 'Date of (Examination|Screening|X-ray|Report)', 'Examination Date', 'Examined On', 'Dated', 'Date'], sentences: [new RegExp(String.raw`\bissued on(?: the)? ${day}`, 'i')] },
    expiryDate: { labels: ['(Date|Dt) of Expiry', 'Expiry [Date]', 'Valid (Until|Till|Upto|Up to|To)', 'Certificate (Expiry|Valid Until|Expires)', 'Expires [On]', 'Validity', 'Certificate Expires On'], sentences: [new RegExp(String.raw`\b(?:valid|validity)\b[^.]{0,40}?(?:until|till|up ?to|to)(?: the)? ${day}`, 'i'), new RegExp(String.raw`\bexpires? on(?: the)? ${day}`, 'i')] },
  },
  stops: ['Date of Birth', 'Sex', 'Gender', 'Passport (No|Number)', 'Nationality', 'Address', 'Country of Application', 'Visa Type', 'Physician', 'Doctor', 'Radiologist', 'Panel Physician', 'Signature', 'Registration No', 'Age'],
  after({ lines }, candidates) {
    const top = heading(lines, (line) => /\b(?:hospital|clinic|diagnostics?|medical cent(?:re|er)|laborator(?:y|ies)|health ?care|health cent(?:re|er)|polyclinic|imaging|screening cent(?:re|er)|medicare|panel)\b/i.test(line) && !/certificate|examination|report|test result|approved|accredited/i.test(line));
    if (top) addCandidate(candidates, 'clinic', top, { value: organisation(top.text), by: 'heading', strength: 0.7 });
  },
}); // prettier-ignore
