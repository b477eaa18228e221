import { normaliseAddress as wholeAddress } from '../../normalise/normalise-address.ts';
import { normaliseName as personName } from '../../normalise/normalise-name.ts';
import { lineAbove, linesUnder } from '../../page/line-above.ts';
import { addCandidate } from '../../values/add-candidate.ts';
import { isLabelLike } from '../../labels/label-words.ts';
import { postalBlocks } from '../../page/postal-blocks.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';
import { verhoeff } from './verhoeff.ts';

const digits = (raw: string) => {
  const text = raw
    .toUpperCase()
    .replaceAll(/[*#•x]/gi, 'X')
    .replaceAll(/[^\dX]/g, '');
  return /^(\d{12}|X{8}\d{4})$/.test(text) ? text : undefined;
};
const sixteen = (raw: string) => {
  const text = raw.replaceAll(/\D/g, '');
  return text.length === 16 ? text : undefined;
};
const relative = (raw: string) => {
  const match = /\b([SDWCH])\s?\/\s?O\b\.?\s*[:.-]?\s*([\p{L}][\p{L}.' ]+)/iu.exec(raw.replaceAll('\n', ' '));
  const of = match && personName(match[2]!);
  return of ? `${match[1]!.toUpperCase()}/O ${of}` : undefined;
};

// The card has no label for the name: it is above the birth date, and under `To` in the letter.
function names({ labels, lines }: OpenDocument, candidates: Candidates): void {
  for (const label of labels) {
    if (!label.fields.includes('dateOfBirth')) continue;
    const above = lineAbove(
      lines,
      label.line,
      (line) => personName(line.text) !== undefined && !isLabelLike(line.text),
    );
    if (above)
      addCandidate(candidates, 'name', above, { value: personName(above.text), by: 'heading', strength: 0.75 });
  }
  for (const line of lines) {
    if (!/^to[,:]?$/i.test(line.text.trim())) continue;
    const under = linesUnder(lines, line, 3).find((each) => personName(each.text) !== undefined);
    if (under) addCandidate(candidates, 'name', under, { value: personName(under.text), by: 'heading', strength: 0.7 });
  }
}

export const aadhaar = readByRules({
  kind: 'Aadhaar',
  fields: {
    aadhaarNumber: {
      labels: ['[Your] (Aadhaar|Aadhar|UID) [Card] (No|Number)'],
      anywhere: /(?<![\dX]\x20?)(?:\d{4}[ ]\d{4}[ ]\d{4}|[X*#•]{4}[ ]?[X*#•]{4}[ ]?\d{4})(?!\x20?\d)/i,
      read: digits,
      pattern: /^(\d{12}|X{8}\d{4})$/,
      isChecked: (value) => /^[2-9]\d{11}$/.test(value) && verhoeff(value),
    },
    vid: {
      labels: ['VID', 'Virtual ID'],
      anywhere: /(?<!\d\x20?)\d{4}[ ]\d{4}[ ]\d{4}[ ]\d{4}(?!\x20?\d)/,
      read: sixteen,
      pattern: /^\d{16}$/,
      isChecked: verhoeff,
    },
    name: {
      labels: ['[Full|Holder] Name', "Resident's Name", 'Name of [the] (Resident|Holder)', 'Resident', 'Holder'],
    },
    dateOfBirth: { labels: ['(Date|Dt|Year) of Birth', 'DOB', 'D.O.B', 'Birth Date', 'YOB'] },
    sex: { labels: ['Sex', 'Gender'], anywhere: /\b(?:FEMALE|MALE|TRANSGENDER)\b/i },
    careOf: {
      labels: ['Care of', 'C/O'],
      read: relative,
      sentences: [/(?<value>\b[SDWCH]\s?\/\s?O\b.?\s*:?\s*[A-Za-z][A-Za-z.' ]+)/i],
      as: 'text',
    },
    address: { labels: ['[Residential|Permanent|Present] Address', 'Addr'], read: withoutRelative },
    issueDate: {
      labels: ['(Issue|Issued|Generation) (Date|On)', 'Date of Issue', '(Aadhaar|Card) Issued [On]', 'Details as on'],
    },
    issuingAuthority: {
      sentences: [/(?<value>Unique Identification Authority of)/i, /(?<value>\bUIDAI\b)/],
      read: () => 'Unique Identification Authority of India',
    },
    masked: { read: () => undefined },
  },
  stops: ['Enrolment No', 'Download Date', 'Mobile', 'Information', 'To', 'Help', 'Government of India'],
  after(open, candidates) {
    names(open, candidates);
    if (candidates.address!.length === 0)
      for (const { address, lines } of postalBlocks(open.lines, open.labels))
        addCandidate(
          candidates,
          'address',
          { text: address.value, words: address.lines.flatMap((line) => line.words), page: lines[0]!.page },
          { value: withoutRelative(address.value), by: 'heading', strength: 0.6 },
        );
    // A number in groups of four is also the first part of a virtual ID.
    const vids = (candidates.vid ?? []).flatMap((each) => each.words);
    candidates.aadhaarNumber = candidates.aadhaarNumber!.filter(
      (each) => !each.words.some((word) => vids.includes(word)),
    );
    for (const each of candidates.aadhaarNumber)
      candidates.masked!.push({ ...each, value: String(each.value.startsWith('X')) });
  },
});

function withoutRelative(raw: string): string | undefined {
  return wholeAddress(raw.replace(/^\s*[SDWCH]\s?\/\s?O\b\.?\s*[:.-]?[^,\n]*[,\n]\s*/i, ''));
}
