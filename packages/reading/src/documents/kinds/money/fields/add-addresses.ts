import { indianStates } from '../../../../passport/indian-states.ts';
import type { Label } from '../../../labels/find-labels.ts';
import { normaliseAddress } from '../../../normalise/normalise-address.ts';
import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';

const high = (line: TextLine) => line.bottom - line.top;
const middle = (line: TextLine) => (line.top + line.bottom) / 2;
const letter = (line: TextLine) => (line.right - line.left) / Math.max(4, line.text.length);
const hasPin = (line: TextLine) => /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/.test(line.text);
const regions = new Set([...indianStates, 'INDIA', 'REPUBLIC OF INDIA']);

// After the PIN code only the state and the country may follow.
export const isRegion = (line: TextLine): boolean => {
  let text = line.text
    .toUpperCase()
    .replaceAll(/[^A-Z& ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return false;
  for (const region of regions) text = text.replace(new RegExp(`(^| )${region}(?= |$)`), ' ').trim();
  return text === '';
};

// A colon before the first line is left of the other lines.
const leftOf = (line: TextLine) => (line.words.find((word) => /[\p{L}\d]/u.test(word.text)) ?? line).left;

const isAligned = (a: TextLine, b: TextLine) =>
  Math.abs(leftOf(a) - leftOf(b)) < 2.5 * letter(a) ||
  Math.abs((a.left + a.right - b.left - b.right) / 2) < 2 * letter(a);

// Closely spaced lines around a first one.
function chain(seed: TextLine, column: readonly TextLine[], isEnd: (line: TextLine) => boolean): TextLine[] {
  const block = [seed];
  const gaps: number[] = [];
  const next = (below: boolean) => {
    const edge = below ? block.at(-1)! : block[0]!;
    const other = below
      ? column.find((line) => middle(line) > edge.bottom - high(edge) * 0.2 && isAligned(edge, line))
      : column.findLast((line) => middle(line) < edge.top + high(edge) * 0.2 && isAligned(edge, line));
    if (!other || isEnd(other)) return undefined;
    const gap = below ? other.top - edge.bottom : edge.top - other.bottom;
    const isTight = gap < high(edge) * 0.95 && (gaps.length === 0 || gap < Math.min(...gaps) + high(edge) * 0.5);
    return isTight ? { other, gap } : undefined;
  };
  for (const below of [true, false])
    for (let more = next(below); more && block.length < 8; more = next(below)) {
      if (below && block.some(hasPin) && !isRegion(more.other)) break;
      gaps.push(more.gap);
      if (below) block.push(more.other);
      else block.unshift(more.other);
    }
  return block;
}

function blockOf(label: Label, { lines, labels }: OpenDocument): TextLine[] | undefined {
  const { line } = label;
  const page = lines.filter((each) => each.page === line.page && each !== line);
  const others = labels.filter(
    (each) => each.line.page === line.page && each.isFirst && each.line !== line && each.fields.length > 0,
  );
  const isLabel = (each: TextLine) => others.some((other) => other.line === each) || /:\s*$/.test(each.text);
  const right = page.filter((each) => each.left >= line.right - letter(line));
  const beside = right.filter((each) => Math.abs(middle(each) - middle(line)) < high(line) * 0.9);
  const seed = beside.toSorted(
    (a, b) => a.left - b.left || Math.abs(middle(a) - middle(line)) - Math.abs(middle(b) - middle(line)),
  )[0];
  const isHead = (each: TextLine) =>
    labels.some((other) => other.line === each && other.isFirst && other.words > 1 && !other.hasColon);
  if (seed && !isLabel(seed) && !isHead(seed)) {
    const column = right.filter((each) => isAligned(seed, each)).toSorted((a, b) => a.top - b.top);
    const block = chain(seed, column, isLabel);
    const [top, bottom] = [block[0]!.top, block.at(-1)!.bottom];
    const inside = others.filter(
      (each) => Math.abs(each.line.left - line.left) < 0.05 && middle(each.line) > top && middle(each.line) < bottom,
    );
    if (inside.length === 0) return block;
    const end = Math.min(...inside.map((each) => each.line.top).filter((each) => each > line.top), Infinity);
    return block.filter((each) => middle(each) > line.top - high(line) * 0.3 && middle(each) < end);
  }
  const under = page.filter((each) => each.top > middle(line) && each.left < line.right && each.right > line.left);
  const first = under.find((each) => each.top - line.bottom < high(line) * 1.6);
  if (!first || isLabel(first)) return undefined;
  return chain(
    first,
    under.filter((each) => each.top >= first.top),
    isLabel,
  );
}

// Complete addresses in cells, under a heading, or centred on a certificate.
export function addAddresses(open: OpenDocument, candidates: Candidates, id: string): void {
  for (const label of open.labels.filter(({ fields, isFirst }) => isFirst && fields.includes(id))) {
    const own = label.line.words.slice(label.end.word + 1).some((word) => /[\p{L}\d]/u.test(word.text));
    const block = own ? undefined : blockOf(label, open);
    const raw = block?.map((line) => line.text).join('\n');
    const value = raw && normaliseAddress(raw.replace(/^[\s:：-]+/, ''));
    if (!block || !value || !/\d/.test(value)) continue;
    const words = block.flatMap((line) => line.words);
    const found: Candidate = {
      value,
      raw,
      words,
      page: label.line.page,
      by: 'label',
      strength: block.some(hasPin) ? 0.9 : 0.7,
    };
    const rest = (candidates[id] ?? []).filter((each) => !each.words.some((word) => words.includes(word as never)));
    candidates[id] = [...rest, found];
  }
}
