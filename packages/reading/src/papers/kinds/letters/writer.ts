import type { Candidates, FieldRule, Open } from '../../rules.types.ts';
import { said } from '../said.ts';
import { add, ofPiece, ofPlace } from './found.ts';
import type { Letter } from './letter.ts';
import { isOrganisation, letterheadOf } from './letterhead.ts';
import { signatureOf } from './signature.ts';

// Who writes is whom a traveller's own letter is about. No form asks for it here: it only tells whose paper this is.
export const writerFields: Readonly<Record<'name' | 'passportNumber', FieldRule>> = {
  name: {
    isPart: true,
    as: 'name',
    sentences: [
      said('\\bi,? (?:the undersigned,? )?(?:am )?{person}(?=,| \\(| (?:aged|born|residing|resident|r/o|hold|holder|holding|hereby|s/o|d/o|w/o|son|daughter|wife|wish|would|working)\\b)'),
      said('my name is {person}(?=[ ,.])'),
      said('(?:digitally |e-?)signed by {person}(?=\\n|$)'),
    ],
    not: [/\b(the|undersigned|hereby|visa|applicant|digitally|signed)\b/i],
  },
  passportNumber: { isPart: true, as: 'code' },
}; // prettier-ignore

const passport = /\bpassport(?:\s+(?:no\.?|number))?[\s:.]{0,3}([A-Z]\d{7})\b/gi;
const holds = /^[,\s(]*(?:(?:an?|the|am|holder|holding|hold|bearing|having|of|with|my|indian|citizen|national|and|aged|\d+|years?|valid)\b[,\s(]*)*$/i; // prettier-ignore
const mine = /\bmy\s+(?:indian\s+)?$/i;

// A letter names the passports of others too: the writer's is `my` own, or stands right behind the writer's name.
function addPassport({ flow }: Open, candidates: Candidates): void {
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
    add(candidates, 'passportNumber', ofPlace(flow, at, match[1]!.toUpperCase(), 'sentence', 0.85));
  }
}

export function addWriter(open: Open, letter: Letter, candidates: Candidates): void {
  add(candidates, 'name', ofPiece(signatureOf(letter.signature).name, 'name', 'heading', 0.8));
  const { name: top } = letterheadOf(letter.head);
  if (top && !isOrganisation(top.text)) add(candidates, 'name', ofPiece(top, 'name', 'heading', 0.5));
  addPassport(open, candidates);
}
