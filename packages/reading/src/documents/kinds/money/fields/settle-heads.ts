import { letterWidth } from '../../../page/column-of.ts';
import { fieldTypesOf } from '../../../values/field-types.ts';
import type { Label } from '../../../labels/find-labels.ts';
import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import { valueOf } from '../../../rules/read-by-rules.ts';
import type { Candidates, KindRules, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { valueSpansOf } from '../../../values/value-spans.ts';
import { isHeading } from './is-heading.ts';

const high = (line: TextLine) => line.bottom - line.top;
const isAligned = (a: TextLine, b: TextLine) => Math.abs(a.left - b.left) < 2 * letterWidth(a);
const wordy: ReadonlySet<string> = new Set(['name', 'organisation', 'text']);
const doubtful = 0.78; // below the limit for acceptance without review

// Only a remark in brackets follows.
const isAlone = ({ line, end }: Label) =>
  !/[\p{L}\d]/u.test(
    line.words
      .slice(end.word)
      .map((word, at) => (at === 0 ? word.text.slice(end.char + 1) : word.text))
      .join(' ')
      .replaceAll(/\([^)]*\)/g, ' '),
  );

function under(line: TextLine, lines: readonly TextLine[]): TextLine | undefined {
  const near = lines.filter(
    (each) => each.page === line.page && each.row > line.row && each.top - line.bottom < 2.2 * high(line),
  );
  return near.find((each) => isAligned(line, each) || (each.left < line.right && each.right > line.left));
}

type Stand = 'over' | 'beside' | 'unclear';

// Whether the row has headings with values below, or a heading with its value on the right.
function standOf(label: Label, right: TextLine, { lines, labels }: OpenDocument, rules: KindRules): Stand {
  const { line } = label;
  const isLabel = (each: TextLine) => labels.some((other) => other.line === each && other.isFirst);
  const below = under(line, lines);
  const above = lines.findLast((each) => each.page === line.page && each.row < line.row && isAligned(each, line));
  if (label.hasColon || !below || isLabel(below) || /[:：]\s*$/.test(below.text)) return 'beside';
  const beneath = under(right, lines);
  if (!beneath || beneath === below || beneath.row !== below.row || /^[:：]/.test(right.text)) return 'beside';
  if (isHeading(below.text, rules)) return 'beside';
  const isHead = (each: TextLine) => labels.some((other) => other.line === each && other.isFirst && !other.hasColon);
  const isListed = above !== undefined && isHead(above) && line.top - above.bottom < 1.5 * high(line);
  // A column of values never begins with a label.
  const hasHeads = lines.some(
    (each) =>
      each.page === line.page &&
      each !== right &&
      Math.abs(each.row - right.row) <= 8 &&
      isAligned(each, right) &&
      isHead(each),
  );
  if (isHeading(right.text, rules) && (hasHeads || !isListed)) return 'over';
  return hasHeads && !isListed ? 'over' : isListed ? 'beside' : 'unclear';
}

// Captions below their values, as in forms and cards: only if nothing else was found.
function addAbove(open: OpenDocument, candidates: Candidates, rules: KindRules): void {
  const types = fieldTypesOf(rules.kind);
  for (const label of open.labels) {
    const { line } = label;
    if (!label.isFirst || label.hasColon || !isAlone(label)) continue;
    const above = open.lines.findLast(
      (each) =>
        each.page === line.page && each.row < line.row && isAligned(each, line) && line.top - each.bottom < high(line),
    );
    if (
      !above ||
      /[:：]/.test(above.text) ||
      open.labels.some((other) => other.line === above) ||
      isHeading(above.text, rules)
    )
      continue;
    for (const id of label.fields) {
      const rule = rules.fields[id];
      if (!rule || (candidates[id] ?? []).length > 0) continue;
      const as = rule.as ?? types.get(id)?.as ?? 'text';
      const value = valueOf({ rule, as, pattern: rule.pattern ?? types.get(id)?.pattern }, above.text);
      if (value !== undefined)
        candidates[id] = [
          { value, raw: above.text, words: above.words, page: above.page, by: 'label', strength: 0.65 },
        ];
    }
  }
}

// Headings above their values, some of them unknown: the text right of a heading is not its value.
export function settleHeads(open: OpenDocument, candidates: Candidates, rules: KindRules): void {
  const types = fieldTypesOf(rules.kind);
  for (const label of open.labels) {
    const { line, fields } = label;
    if (fields.length === 0 || !label.isFirst || !isAlone(label)) continue;
    const row = open.lines.filter((each) => each.page === line.page && each.row === line.row);
    const right = row.filter((each) => each.left > line.left && each !== line).toSorted((a, b) => a.left - b.left)[0];
    if (!right || open.labels.some((other) => other.line === right && other.isFirst)) continue;
    const stand = standOf(label, right, open, rules);
    if (stand === 'beside') continue;
    const isBeside = (each: Candidate) =>
      each.by === 'label' && each.words.some((word) => right.words.includes(word as never));
    for (const id of fields) {
      const rule = rules.fields[id];
      if (!rule) continue;
      const own = candidates[id] ?? [];
      if (stand === 'unclear') {
        candidates[id] = own.map((each) =>
          isBeside(each) ? { ...each, strength: Math.min(doubtful, each.strength) } : each,
        );
        continue;
      }
      const as = rule.as ?? types.get(id)?.as ?? 'text';
      const most = rule.lines ?? (as === 'address' ? 7 : as === 'paragraph' ? 6 : 1);
      const rest = { ...open, lines: open.lines.filter((each) => each === line || !row.includes(each)) };
      const found = valueSpansOf(label, rest, most, as === 'name' || as === 'organisation' || as === 'text').flatMap(
        ({ text, ...place }): Candidate[] => {
          const value = valueOf({ rule, as, pattern: rule.pattern ?? types.get(id)?.pattern }, text);
          return value === undefined
            ? []
            : [{ value, raw: text, ...place, by: 'label', ...(rule.isChecked?.(value) && { isChecked: true }) }];
        },
      );
      const remaining = own.filter((each) => !isBeside(each));
      const isKnown = (each: Candidate) =>
        remaining.some(({ words }) => words.some((word) => each.words.includes(word)));
      candidates[id] = [...remaining, ...found.filter((each) => !isKnown(each)).slice(0, 1)];
    }
  }
  addAbove(open, candidates, rules);
  // A value made only of heading words is never accepted without review.
  for (const [id, own] of Object.entries(candidates))
    if (
      !rules.fields[id]?.read &&
      !rules.fields[id]?.pattern &&
      wordy.has(rules.fields[id]?.as ?? types.get(id)?.as ?? 'text')
    )
      candidates[id] = own.map((each) =>
        each.by === 'label' && isHeading(each.value, rules)
          ? { ...each, strength: Math.min(doubtful, each.strength) }
          : each,
      );
}
