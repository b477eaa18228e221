import { classify } from '../classify/classify.ts';
import { pageText } from '../classify/page-text.ts';
import { pointsOf } from '../classify/points.ts';

const bare = (text: string) => text.replaceAll(' ', '');

export const isPassportText = (text: string): boolean => /P[A-Z<][A-Z<]{3}[A-Z<]{8,}<<|<{5,}/.test(bare(text));
const backSigns = [/name of (father|mother|spouse)/i, /legal guardian/i, /old passport/i, /\bfile no/i];
// Some backs call the parents by one word only: the labels beside them tell a passport then.
export const isBackText = (text: string): boolean =>
  backSigns[0]!.test(text) || backSigns.filter((sign) => sign.test(text)).length >= 2;

// Visa stickers and residence permits carry zones too, but not a passport's.
const otherZones = [/^V[A-Z<][A-Z<]{3}[A-Z<]{4,}<</, /^[IAC][A-Z<0-9][A-Z<]{3}[A-Z0-9<]{9,}<</];
export const isOtherZone = (line: string): boolean => otherZones.some((zone) => zone.test(bare(line)));

const titled = 3; // points: a title in a line of its own
const lead = 3;

// A card's few words make no sure kind, but a passport bears no other paper's title.
function isTitledOtherwise(text: string): boolean {
  const points = pointsOf(pageText(text));
  const best = points.find(({ category }) => category !== 'Passport');
  const passport = points.find(({ category }) => category === 'Passport')?.points ?? 0;
  return best !== undefined && best.title >= titled && best.points - Math.max(0, passport) >= lead;
}

// Parents, births and spouses are named on many papers: one that says clearly what it is, is no passport's page.
export function isOtherPaper(lines: readonly string[]): boolean {
  if (lines.some(isOtherZone)) return true;
  const text = lines.join('\n');
  const { category, outcome } = classify(text);
  return (outcome === 'accept' && category !== 'Passport') || isTitledOtherwise(text);
}

// Of words alone, without looking at the picture: worth the passport's own way of reading.
export function mayBePassport(lines: readonly string[]): boolean {
  const text = lines.join(' ');
  return (lines.some(isPassportText) || isPassportText(text) || isBackText(text)) && !isOtherPaper(lines);
}

const frontWords = ['surname', 'given name', 'nationality', 'date of birth', 'date of issue', 'date of expiry', 'place of birth', 'place of issue', 'passport no']; // prettier-ignore
const backWords = ['father', 'mother', 'spouse', 'legal guardian', 'old passport', 'file no', 'name of'];

// Of a scan read as a page of print: a zone is rarely read well that way, so its traces and a few labels are enough.
export function looksLikePassport(lines: readonly string[]): boolean {
  if (mayBePassport(lines)) return true;
  const text = lines.join('\n').toLowerCase();
  const count = (words: readonly string[]) => words.filter((word) => text.includes(word)).length;
  const isSigned = count(frontWords) >= 4 || count(backWords) >= 3 || /<<|<«|«</.test(text);
  return (isSigned || classify(text).category === 'Passport') && !isOtherPaper(lines);
}
