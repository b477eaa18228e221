import { addCandidate } from '../../values/add-candidate.ts';
import { findHeading } from '../../page/find-heading.ts';
import { addLoneDate } from '../../values/add-lone-date.ts';
import { normaliseOrganisation } from '../../normalise/normalise-name.ts';
import { normaliseText } from '../../normalise/normalise-text.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { dayPattern, numberWords } from '../certificates/certificate-patterns.ts';

const body = new RegExp(
  String.raw`\b(?:limited|ltd|pvt|inc|llp|bank|university|institute|college|school|hospital|office|department|` +
    String.raw`ministry|government|govt|authority|board|council|corporation|association|society|trust|club|` +
    String.raw`foundation|federation|committee|commission|bureau|company|agency|services|registrar|municipal|` +
    String.raw`police|court|embassy|consulate|chamber|magistrate|panchayat|collector|commissioner|tahsildar|` +
    String.raw`tehsildar|sarpanch|councillor|secretariat|mission|samiti|sangh|union|academy|centre|center|library|` +
    String.raw`directorate|bureau|tribunal|corporate|hospital|clinic|nigam|palika|mandal|parishad|ltd\.|press|` +
    String.raw`publication)\b`,
  'i',
);
const documents = new RegExp(
  String.raw`\b(?:certificate|letter|statement|declaration|affidavit|notice|card|receipt|report|memo(?:randum)?|` +
    String.raw`order|permit|licen[cs]e|form|acknowledge?ment|invoice|agreement|undertaking|pass|record|` +
    String.raw`authori[sz]ation|confirmation|deed|schedule|summary|notification|extract|intimation|testimonial|` +
    String.raw`reference|sheet|clearance|attestation|resolution|minutes|warrant|testimony|report card|bond|will)\b`,
  'i',
);

export const otherDocument = readByRules({
  kind: 'Other document',
  fields: {
    title: { labels: ['[Document] Title', 'Title of [the] Document', 'Subject', 'Sub', 'Re'], as: 'text' },
    issuer: {
      needsColon: true,
      labels: [
        'Issued by',
        'Issuer',
        'Issuing Body',
        'Issuing (Authority|Office|Body|Organisation|Organization)',
        'Authority',
        'From',
        'Office',
        'Department',
      ],
      as: 'organisation',
    },
    number: {
      about: {
        of: /\b(?:no|number|nr|ref|reference|id)\b/,
        not: /\b(?:phone|mobile|tel|telephone|fax|passport|aadhaar|pan|page|account|house|flat|plot|age|members)\b/,
      },
      labels: [
        '[Document|Certificate|Reference|Ref|Serial|Receipt|Membership|Card|Registration|File|Letter|Our ' +
          `Ref|Order|Memo|Licence|License|Permit|Enrolment|Policy|Application|Notice] ${numberWords}`,
        '[Our] (Ref|Reference)',
        'Document ID',
        'No',
        'Number',
      ],
      as: 'code',
    },
    issueDate: {
      labels: ['(Date|Dt) of (Issue|Issuance)', '(Issue|Issued) (Date|On)', 'Dated', 'Date'],
      sentences: [
        new RegExp(
          String.raw`\b(?:issued|given)(?: under[^.]{0,60})?(?: at [^.]{3,40})? on(?: this)?(?: the)? ${dayPattern}`,
          'i',
        ),
      ],
    },
    notes: {
      labels: ['Note', 'Notes', 'Remarks', 'Remark', 'Comments', 'Observations', 'Particulars', 'Details', 'Purpose'],
      as: 'paragraph',
      sentences: [
        new RegExp(
          String.raw`\b(?:certify|certified|declare|stated|` +
            String.raw`confirm)(?:ies)? that ?:?\s+(?<value>[A-Z][^]{12,220}?(?<!\b(?:Rs|No|Mr|Mrs|Ms|Dr|Smt|St|` +
            String.raw`Sh))\.)(?=\s|$)`,
          'i',
        ),
      ],
    },
  },
  stops: ['Issued to', 'Name', 'Signature', 'Valid until'],
  after(open, candidates) {
    const { lines, flow } = open;
    const isTitle = (line: string) =>
      line.length < 70 && !/[.:,;]$/.test(line) && !/^[a-z]/.test(line) && !/\d{3}/.test(line);
    const top =
      findHeading(lines, (line) => documents.test(whole(line)) && isTitle(line) && line.split(' ').length <= 9) ??
      findHeading(lines, (line) => !body.test(line) && isTitle(line) && line.length < 60);
    if (top)
      addCandidate(candidates, 'title', top, { value: normaliseText(whole(top.text)), by: 'heading', strength: 0.75 });
    const isIssuer = (line: string) =>
      body.test(line) &&
      line !== top?.text &&
      line.includes(' ') &&
      line.length < 90 &&
      !/[.:,]$/.test(line) &&
      !/^[a-z]/.test(line) &&
      line.split(' ').length <= 10;
    // It is in the heading, or below the signature.
    const issuer =
      findHeading(lines, isIssuer) ??
      lines.findLast((line) => isIssuer(line.text) && !/^(?:authori[sz]ed|signature|seal|stamp|for )/i.test(line.text));
    if (issuer)
      addCandidate(candidates, 'issuer', issuer, {
        value: normaliseOrganisation(issuer.text),
        by: 'heading',
        strength: 0.7,
      });
    addLoneDate(open, candidates, 'issueDate');
    if (candidates.notes!.length > 0) return;
    // The statement of the document: the first whole sentence after `that`, or the first one about a person.
    const stated = /\b(?:that|record|follows|certified)\b[,:]?\s*\n\s*(?<value>[A-Z][^]{12,240}?\.)(?=\s|$)/d.exec(
      flow.text,
    );
    const at = stated?.indices?.groups?.value;
    if (at)
      addCandidate(
        candidates,
        'notes',
        { text: flow.text.slice(...at), ...flow.wordsBetween(...at) },
        { value: normaliseText(flow.text.slice(...at)), by: 'sentence', strength: 0.6 },
      );
  },
});

// Small capitals, `N ame C hange`, are read as two words each.
function whole(line: string): string {
  const parts = line.match(/(?<![A-Za-z])[A-Z] [a-z]{2,}/g) ?? [];
  return parts.length >= 2 ? line.replaceAll(/(?<![A-Za-z])([A-Z]) (?=[a-z]{2,})/g, '$1') : line;
}
