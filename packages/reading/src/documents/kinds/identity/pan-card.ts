import { addCandidate } from '../../values/add-candidate.ts';
import { lineAbove } from '../../page/line-above.ts';
import { compact } from '../../normalise/normalise-code.ts';
import { normaliseDate } from '../../normalise/normalise-date.ts';
import { normaliseName } from '../../normalise/normalise-name.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

const isName = (text: string) =>
  normaliseName(text) !== undefined &&
  !/income tax|govt|government|india|department|account|card|signature|name|birth/i.test(text);

// The older card has no labels: name, father's name and birth date are below one another.
function unlabelled({ lines }: OpenDocument, candidates: Candidates): void {
  if ((candidates.name ?? []).length > 0) return;
  const born = lines.find((line) => normaliseDate(line.text) !== undefined && line.text.length < 14);
  const father = born && lineAbove(lines, born, (line) => isName(line.text), 2);
  const own = father && lineAbove(lines, father, (line) => isName(line.text), 2);
  if (!born || !father || !own) return;
  const found = { by: 'heading', strength: 0.7 } as const;
  addCandidate(candidates, 'name', own, { ...found, value: normaliseName(own.text) });
  addCandidate(candidates, 'fatherName', father, { ...found, value: normaliseName(father.text) });
  addCandidate(candidates, 'dateOfBirth', born, { ...found, value: normaliseDate(born.text) });
}

export const panCard = readByRules({
  kind: 'PAN card',
  fields: {
    panNumber: {
      labels: ['Permanent Account Number [Card] [(PAN)]', '[e-] PAN [Card] [No|Number]'],
      anywhere: /\b[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\b/,
      read: (raw) => /[A-Z]{5}\d{4}[A-Z]/.exec(compact(raw))?.[0],
      pattern: /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/,
    },
    name: {
      labels: ['[Full|Card Holder] Name', 'Name of [the] (Holder|Card Holder|Cardholder|Assessee|Applicant)'],
      not: [/income tax|govt|department/i],
    },
    fatherName: {
      labels: [
        "(Father|Father's|Fathers) [Full] Name",
        'Name of [the] Father',
        'Father',
        "Father's Name in Full",
        'Son / Daughter of',
        '(S/o|D/o)',
        'Parent',
      ],
      about: { of: /\b(?:father|parent)\b/, not: /\b(?:mother|age|birth)\b/ },
    },
    dateOfBirth: {
      labels: [
        '(Date|Dt) of Birth [/ Incorporation|/ Formation]',
        'DOB',
        'Birth Date',
        'Date of Birth or Incorporation',
        'Born On',
        'Born',
      ],
    },
    // Named by law: only one department issues these cards.
    issuingAuthority: {
      sentences: [/(?<value>Income Tax Department)/i],
      as: 'organisation',
      isChecked: (value) => /^income tax department$/i.test(value),
    },
  },
  stops: ['Signature', 'Gender'],
  after(open, candidates) {
    unlabelled(open, candidates);
  },
});
