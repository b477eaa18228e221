import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';
import { normaliseOrganisation } from '../../../normalise/normalise-name.ts';

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
const high = (line: TextLine) => median(line.words.map((word) => word.bottom - word.top));

export interface HeadingRule {
  readonly is: RegExp; // words in names of such organisations
  readonly not?: RegExp; // titles of documents, sentences, other organisations
  readonly deep?: number; // share of the page height that a letterhead may take
}

const tail =
  /^(?:(?:\(?india\)?|private|pvt\.?|limited|ltd\.?|company|co\.?|corporation|corp\.?|llp|of india|bank|insurance|assurance)\s*)+$/i;

// A long name continues on the next line.
function whole(line: TextLine, lines: readonly TextLine[]): TextLine[] {
  const next = lines.find(
    (each) =>
      each.page === line.page &&
      each.row > line.row &&
      each.top - line.bottom < high(line) * 0.8 &&
      Math.min(each.right, line.right) > Math.max(each.left, line.left) &&
      Math.abs(high(each) - high(line)) < high(line) * 0.2,
  );
  return next && tail.test(next.text.trim()) ? [line, next] : [line];
}

// The organisation's name in its own letterhead: at the top of the first page, larger than the rest, often repeated
// below.
export function headings({ lines }: OpenDocument, { is, not, deep = 0.3 }: HeadingRule): Candidate[] {
  const first = lines[0]?.page;
  const usual = median(lines.map(high));
  return lines.flatMap((line): Candidate[] => {
    const own = whole(line, lines);
    const text = own.map((each) => each.text).join(' ');
    const value = normaliseOrganisation(
      text.replace(/^\s*(for|from|issued by|बैंक)\s+/i, '').replace(/\s*[|·:]\s.*$/, ''),
    );
    if (!value || !is.test(value) || not?.test(value) || value.split(' ').length > 9) return [];
    const isTop = line.page === first && line.top < deep;
    const isLarge = high(line) > usual * 1.15;
    const strength = isTop ? (isLarge ? 0.9 : 0.75) : 0.5;
    return [{ value, raw: text, words: own.flatMap((each) => each.words), page: line.page, by: 'heading', strength }];
  });
}
