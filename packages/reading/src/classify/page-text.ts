import { foldText, squeezeText } from './fold-text.ts';

export interface FoldedText {
  readonly spaced: string;
  readonly squeezed: string; // OCR loses spaces
  readonly isTight: boolean; // the page has lost most of its spaces
}

// A page's text, prepared once for all phrases.
export interface PageText {
  readonly raw: string;
  readonly whole: FoldedText;
  readonly heading: FoldedText; // where a document's title is
  readonly lines: readonly string[]; // squeezed, short enough to be titles
  readonly prose: number; // share of words that only occur in sentences
  readonly isLetter: boolean; // a letter: other documents are only mentioned in it
}

const headingLines = 9;
const headingLetters = 420;
const withoutLines = 160;
const longestTitle = 70;
const mostLetters = 20_000; // per page; the fullest pages have a third of it
const tightWord = 9; // average letters per word if spaces are lost

const folded = (text: string): FoldedText => {
  const spaced = foldText(text);
  const squeezed = squeezeText(spaced);
  const words = spaced.length - squeezed.length - 1;
  return { spaced, squeezed, isTight: squeezed.length > words * tightWord };
};

const greets =
  /(dear|respected) (\w+ ){0,3}?(s[il]r|madam|officer|consul|\w+)|to whom\s?(so)?\s?(ever)? it may concern|the visa officer|the consul/i;
const closes =
  /(yours|your)\s?(faithfully|sincerely|truly|obediently)|sincerely,?|thanking you|(kind|best|warm) regards|respectfully/i;

const joining = new RegExp(
  String.raw`^(the|of|to|and|is|are|was|were|that|this|my|our|your|for|will|has|have|been|with|by|which|he|she|` +
    String.raw`they|we|shall|be|his|her|their|you|am|not|it|as|at|on|in|from|who|would)$`,
  'i',
);

function proseOf(raw: string): number {
  const words = raw.match(/[A-Za-z]+/g) ?? [];
  return words.length < 25 ? 0 : words.filter((word) => joining.test(word)).length / words.length;
}

function headingOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 3) return text.slice(0, withoutLines);
  return lines.slice(0, headingLines).join('\n').slice(0, headingLetters);
}

export function pageText(text: string): PageText {
  const raw = text.slice(0, mostLetters);
  const lines = raw.split('\n').filter((line) => line.trim() !== '');
  const short = lines.length < 3 ? [] : lines.map((line) => squeezeText(foldText(line)));
  return {
    raw,
    whole: folded(raw),
    heading: folded(headingOf(raw)),
    lines: short.filter((line) => line.length >= 3 && line.length <= longestTitle),
    prose: proseOf(raw),
    isLetter: greets.test(raw) && closes.test(raw),
  };
}
