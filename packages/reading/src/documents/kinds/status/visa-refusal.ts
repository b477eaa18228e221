import { addCandidate } from '../../values/add-candidate.ts';
import { normaliseText } from '../../normalise/normalise-text.ts';
import { addLoneDate } from '../../values/add-lone-date.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';
import { personPattern } from '../certificates/certificate-patterns.ts';
import { issuingState } from './issuing-state.ts';

const day =
  String.raw`(?<value>\d{1,2}(?:st|nd|rd|th)?[ ./-][A-Za-z\d]{2,9}[ .,/-]+\d{2,4}|[A-Z][a-z]{2,8} \d{1,2},? ` +
  String.raw`\d{4}|\d{4}-\d\d-\d\d)`;
const because = new RegExp(
  String.raw`(?:this decision is based on[^:.]*|reasons? for (?:this |the |your )?(?:refusal|decision)[^:.\n]*|` +
    String.raw`(?:the )?reasons? for this decision (?:is|are)|(?:has been |was |been )?refused (?:for|` +
    String.raw`on)(?: the)? (?:following )?(?:reasons?|grounds?)[^:.\n]*|grounds? (?:of|for) refusal|` +
    String.raw`refusal reasons?|refused because|(?:turned (?:it |this |your application )?down|refused|rejected|` +
    String.raw`unsuccessful|not approved|declined)(?: (?:it|this|your application))?,? (?:since|because|as|` +
    String.raw`on the ground that|for the reason that)|(?:since|because)(?= (?:you|the|your|we|there))|` +
    String.raw`reason\(?s?\)?)\s*[:.]?\s+`,
  'gi',
);

// The crossed box among many, or the sentence after `the reason is`.
function reasons({ lines, flow }: OpenDocument, candidates: Candidates): void {
  for (const line of lines) {
    const crossed = /^(?:[☒☑✓✔✗✘■▣]|\[[xX✓]\]|\([xX]\)|[xX](?= \d))\s*(?:\d{1,2}[.)]\s*)?(.+)$/u.exec(line.text.trim());
    if (!crossed) continue;
    const under = lines.filter((each) => each.page === line.page && each.row > line.row).slice(0, 3);
    const end = under.findIndex((each) => !/^[a-z]{2}/.test(each.text));
    const wrapped = under.slice(0, end < 0 ? under.length : end);
    const all = [line, ...wrapped];
    const raw = [crossed[1]!, ...wrapped.map((each) => each.text)].join(' ');
    addCandidate(
      candidates,
      'reason',
      { text: raw, words: all.flatMap((each) => each.words), page: line.page },
      { value: normaliseText(raw)?.replace(/\.$/, ''), by: 'pattern', strength: 0.9 },
    );
  }
  if (candidates.reason!.length > 0) return;
  for (const match of flow.text.matchAll(because)) {
    const from = match.index + match[0].length;
    const rest = flow.text.slice(from, from + 500);
    if (/(?:^|\s)1[.)]\s[^]*\s2[.)]\s/.test(rest)) continue; // a printed list of all reasons, and the crossed box was not recognised
    const lead = /^(?:[-•*·]\s*|\(?\d{1,2}[.)]\s*|that\s+)/.exec(rest)?.[0].length ?? 0;
    const end = /[.;](?=\s|$)|\n(?=[A-Z•\-(]|\d[.)])/.exec(rest.slice(lead))?.index;
    if (end === undefined || end < 15) continue;
    const raw = rest.slice(lead, lead + end);
    const at = flow.wordsBetween(from + lead, from + lead + end);
    addCandidate(
      candidates,
      'reason',
      { text: raw, ...at },
      { value: normaliseText(raw), by: 'sentence', strength: 0.75 },
    );
  }
}

export const visaRefusal = readByRules({
  kind: 'Visa refusal letter',
  fields: {
    issuingCountry: { labels: ['Issuing Country', 'Country'] },
    refusalDate: {
      labels: [
        '(Refusal|Decision|Letter|Notice) Date',
        'Date of (Refusal|Decision|Letter|Notice|this Letter|this Notice)',
        'Place and Date',
        'Date',
        'Dated',
        'Date of Issue',
        'Refused On',
        'Decided On',
        'Decided',
        'Refused',
        'Date (Decided|Refused)',
        'Decision (made|taken) on',
        'Notified On',
        'Issued On',
        'Sent On',
      ],
      about: {
        of: /\b(?:decided|decision|refused|refusal|rejected|rejection|notified|date|dated|issued)\b/,
        not: /\b(?:birth|applied|application|submitted|received|travel|interview|appeal|reason|what|how|review|our|your)\b/,
      },
      sentences: [new RegExp(String.raw`\brefused on ${day}`, 'i')],
    },
    referenceNumber: {
      labels: [
        '[Our|Your|Case|File|Application|Decision|GWF|Visa|Post|UCI] (Ref|Reference) [No|Number]',
        '(Application|File|Case|GWF|UCI|TRN|Transaction Reference|Client|Refusal) (No|Number|ID|Id)',
        'GWF',
        'UCI',
        'TRN',
        'Our Ref',
        'Ref',
        'Reference',
        'File',
        'Case',
        '(Application|Decision|Submission|Barcode|Unique Reference) (Ref|Reference|No|Number|Code)',
      ],
      about: {
        of: /\b(?:ref|reference|file|case|application|decision|id|uci|gwf|no|number)\b/,
        not: /\b(?:passport|phone|date|type|about|what|country|birth|visa type|our decision|your papers)\b/,
      },
      as: 'code',
    },
    reason: {
      labels: [
        '(Reason|Reasons|Ground|Grounds) [for|of] [Refusal|Decision|the Decision|the Refusal]',
        'Refusal (Reason|Reasons|Ground|Grounds)',
        'Reason(s)',
        'Why',
        'Why [we|was|your|this|it] [refused|application|was] [refused|your application]',
        '(Basis|Cause|Explanation) [of|for] [the|this] (Decision|Refusal)',
        'Your application was refused because',
        'Our reasons',
        'Reasons given',
      ],
      about: {
        of: /\b(?:why|reason|reasons|ground|grounds|because|basis)\b/,
        not: /\b(?:appeal|next|visit|travel|ask|date)\b/,
      },
      as: 'paragraph',
      read: (raw) => (/(?:^|\s)1[.)]\s[^]*\s2[.)]\s/.test(raw) ? undefined : normaliseText(raw)?.replace(/\.$/, '')),
    },
    name: {
      isPart: true,
      labels: ['[Full|Applicant] Name', 'Name of Applicant', 'Applicant'],
      sentences: [
        new RegExp(String.raw`\bDear ${personPattern}(?=,)`, 'u'),
        new RegExp(
          String.raw`(?:Ms\/Mr|Mr\/Ms|Mr|Ms|Mrs)\.? ${personPattern}(?=,? (?:passport|\(passport|holder))`,
          'u',
        ),
      ],
    },
    passportNumber: {
      isPart: true,
      as: 'code',
      labels: ['Passport [No|Number]'],
      anywhere: /\b[A-Z]\d{7}\b/,
      pattern: /^[A-Z]{1,2}\d{6,8}$/,
    },
  },
  stops: [
    'What happens next',
    'Dear',
    'Signature of the person concerned',
    'Passport',
    'Applicant',
    'Name',
    'Appeal',
    'Right of Appeal',
    'Yours sincerely',
    'Yours faithfully',
    'Next Steps',
    'Visa Type',
    'Type of Visa',
  ],
  after(open, candidates) {
    issuingState(open, candidates);
    reasons(open, candidates);
    addLoneDate(open, candidates, 'refusalDate');
  },
});
