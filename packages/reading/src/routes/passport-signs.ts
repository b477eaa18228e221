import { classify } from '../classify/classify.ts';
import { pageText } from '../classify/page-text.ts';
import { pointsOf } from '../classify/points-of.ts';

const bare = (text: string) => text.replaceAll(' ', '');

export const isPassportText = (text: string): boolean => /P[A-Z<][A-Z<]{3}[A-Z<]{8,}<<|<{5,}/.test(bare(text));
const backSigns = [/name of (father|mother|spouse)/i, /legal guardian/i, /old passport/i, /\bfile no/i];
// Some back pages label the parents with one word only: then the other labels identify a passport.
const isBackText = (text: string): boolean =>
  backSigns[0]!.test(text) || backSigns.filter((sign) => sign.test(text)).length >= 2;

// Visa stickers and residence permits have an MRZ too, but not a passport's.
const otherZones = [/^V[A-Z<][A-Z<]{3}[A-Z<]{4,}<</, /^[IAC][A-Z<0-9][A-Z<]{3}[A-Z0-9<]{9,}<</];
export const isOtherZone = (line: string): boolean => otherZones.some((zone) => zone.test(bare(line)));

const titled = 3; // points: a title in a line of its own
const lead = 3;

// A card has too few words for a certain kind, but a passport has no title of another document.
function isTitledOtherwise(text: string): boolean {
  const points = pointsOf(pageText(text));
  const best = points.find(({ category }) => category !== 'Passport');
  const passport = points.find(({ category }) => category === 'Passport')?.points ?? 0;
  return best !== undefined && best.title >= titled && best.points - Math.max(0, passport) >= lead;
}

// Parents, births and spouses are named in many documents: one with a clear kind is not a passport page.
export function isOtherDocument(lines: readonly string[]): boolean {
  if (lines.some(isOtherZone)) return true;
  const text = lines.join('\n');
  const { category, outcome } = classify(text);
  return (outcome === 'accept' && category !== 'Passport') || isTitledOtherwise(text);
}

// By words alone, without decoding the picture: whether the passport route is worth trying.
export function mayBePassport(lines: readonly string[]): boolean {
  const text = lines.join(' ');
  return (lines.some(isPassportText) || isPassportText(text) || isBackText(text)) && !isOtherDocument(lines);
}

const frontWords = [
  'surname',
  'given name',
  'nationality',
  'date of birth',
  'date of issue',
  'date of expiry',
  'place of birth',
  'place of issue',
  'passport no',
];
const backWords = ['father', 'mother', 'spouse', 'legal guardian', 'old passport', 'file no', 'name of'];

// For a scan read by Tesseract: an MRZ is rarely read well, so fragments of it and a few labels are enough.
export function looksLikePassport(lines: readonly string[]): boolean {
  if (mayBePassport(lines)) return true;
  const text = lines.join('\n').toLowerCase();
  const count = (words: readonly string[]) => words.filter((word) => text.includes(word)).length;
  const isSigned = count(frontWords) >= 4 || count(backWords) >= 3 || /<<|<«|«</.test(text);
  return (isSigned || classify(text).category === 'Passport') && !isOtherDocument(lines);
}
