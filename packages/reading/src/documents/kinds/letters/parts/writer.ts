import type { Candidates, FieldRule, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { sentencePattern } from '../../text/sentence-pattern.ts';
import { addCandidates, candidateOfPiece, candidateInText } from './letter-candidates.ts';
import type { Letter } from './letter.ts';
import { isOrganisation, letterheadOf } from './letterhead.ts';
import { signatureOf } from './signature.ts';

// The writer of a cover letter is the traveller. No form field needs the name: it only identifies the document's owner.
export const writerFields: Readonly<Record<'name' | 'passportNumber', FieldRule>> = {
  name: {
    isPart: true,
    as: 'name',
    sentences: [
      sentencePattern(
        '\\bi,? (?:the undersigned,? )?(?:am )?{person}(?=,| \\(| (?:aged|born|residing|resident|r/o|hold|' +
          'holder|holding|hereby|s/o|d/o|w/o|son|daughter|wife|wish|would|working)\\b)',
      ),
      sentencePattern('my name is {person}(?=[ ,.])'),
      sentencePattern('(?:digitally |e-?)signed by {person}(?=\\n|$)'),
    ],
    not: [/\b(the|undersigned|hereby|visa|applicant|digitally|signed)\b/i],
  },
  passportNumber: { isPart: true, as: 'code' },
};

const passport = /\bpassport(?:\s+(?:no\.?|number))?[\s:.]{0,3}([A-Z]\d{7})\b/gi;
const holds =
  /^[,\s(]*(?:(?:an?|the|am|holder|holding|hold|bearing|having|of|with|my|indian|citizen|national|and|aged|\d+|years?|valid)\b[,\s(]*)*$/i;
const mine = /\bmy\s+(?:indian\s+)?$/i;

// A letter may name passports of other people: the writer's follows `my` or the writer's name.
function addPassport({ flow }: OpenDocument, candidates: Candidates): void {
  const names = (candidates.name ?? []).map(({ value }) => value.toUpperCase());
  for (const match of flow.text.matchAll(passport)) {
    const before = flow.text.slice(Math.max(0, match.index - 120), match.index).replaceAll(/\s+/g, ' ');
    const isBehind = names.some((name) => {
      const at = before.toUpperCase().lastIndexOf(name);
      return at >= 0 && holds.test(before.slice(at + name.length));
    });
    if (!isBehind && !mine.test(before)) continue;
    const end = match.index + match[0].length;
    const at = { start: end - match[1]!.length, end };
    addCandidates(candidates, 'passportNumber', candidateInText(flow, at, match[1]!.toUpperCase(), 'sentence', 0.85));
  }
}

export function addWriter(open: OpenDocument, letter: Letter, candidates: Candidates): void {
  addCandidates(candidates, 'name', candidateOfPiece(signatureOf(letter.signature).name, 'name', 'heading', 0.8));
  const { name: top } = letterheadOf(letter.head);
  if (top && !isOrganisation(top.text))
    addCandidates(candidates, 'name', candidateOfPiece(top, 'name', 'heading', 0.5));
  addPassport(open, candidates);
}
