import { addCandidate } from '../../add-candidate.ts';
import { heading } from '../../headings.ts';
import { organisation } from '../../normalise/name.ts';
import { text } from '../../normalise/text.ts';
import { readByRules } from '../../rules.ts';
import { day, no } from '../certificates/names.ts';

const body =
  /\b(?:limited|ltd|pvt|inc|llp|bank|university|institute|college|school|hospital|office|department|ministry|government|govt|authority|board|council|corporation|association|society|trust|club|foundation|federation|committee|commission|bureau|company|agency|services|registrar|municipal|police|court|embassy|consulate|chamber|magistrate|panchayat|collector|commissioner|tahsildar|tehsildar|sarpanch|councillor|secretariat|mission|samiti|sangh|union|academy|centre|center|library)\b/i;
const papers =
  /\b(?:certificate|letter|statement|declaration|affidavit|notice|card|receipt|report|memo(?:randum)?|order|permit|licen[cs]e|form|acknowledge?ment|invoice|agreement|undertaking|pass|record|authori[sz]ation|confirmation|deed|schedule|summary)\b/i;

export const otherDocument = readByRules({
  kind: 'Other document',
  fields: {
    title: { labels: ['[Document] Title', 'Title of [the] Document', 'Subject', 'Sub', 'Re'], as: 'text' },
    issuer: { labels: ['Issued by', 'Issuer', 'Issuing Body', 'Issuing (Authority|Office|Body|Organisation|Organization)', 'Authority', 'From', 'Office', 'Department'], as: 'organisation' },
    number: { labels: [`[Document|Certificate|Reference|Ref|Serial|Receipt|Membership|Card|Registration|File|Letter|Our Ref|Order|Memo|Licence|License|Permit|Enrolment|Policy|Application|Notice] ${no}`, '[Our] (Ref|Reference)', 'Document ID', 'No', 'Number'], as: 'code' },
    issueDate: { labels: ['(Date|Dt) of (Issue|Issuance)', '(Issue|Issued) (Date|On)', 'Dated', 'Date'], sentences: [new RegExp(String.raw`\b(?:issued|given)(?: under[^.]{0,60})?(?: at [^.]{3,40})? on(?: this)?(?: the)? ${day}`, 'i')] },
    notes: { labels: ['Note', 'Notes', 'Remarks', 'Remark', 'Comments', 'Observations', 'Particulars', 'Details', 'Purpose'], as: 'paragraph', sentences: [/\b(?:certify|certified|declare|stated|confirm)(?:ies)? that ?:?\s+(?<value>[A-Z][^]{12,220}?\.)(?=\s|$)/i] },
  },
  stops: ['Issued to', 'Name', 'Signature', 'Valid until'],
  after({ lines }, candidates) {
    const top = heading(lines, (line) => papers.test(line) && line.length < 80 && !/[.:]$/.test(line)) ?? heading(lines, (line) => !body.test(line) && line.length < 60);
    if (top) addCandidate(candidates, 'title', top, { value: text(top.text), by: 'heading', strength: 0.75 });
    const issuer = heading(lines, (line) => body.test(line) && line !== top?.text && line.includes(' ') && line.length < 90 && !/[.:]$/.test(line));
    if (issuer) addCandidate(candidates, 'issuer', issuer, { value: organisation(issuer.text), by: 'heading', strength: 0.7 });
  },
}); // prettier-ignore
