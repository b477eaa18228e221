import type { Label } from '../../labels/find-labels.ts';
import { normaliseByType } from '../../normalise/normalise-by-type.ts';
import type { Candidate, TextLine } from '../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

const high = (line: TextLine) => line.bottom - line.top;

// In tables a label is often vertically centred beside a value of several lines: the lines above it also belong to
// the value.
function linesAround(open: OpenDocument, label: Label): readonly TextLine[] {
  const { line } = label;
  const own = open.lines.filter((each) => each.page === line.page);
  const beside = own
    .filter((each) => each.row === line.row && each.left > line.right)
    .sort((a, b) => a.left - b.left)[0];
  if (beside && open.labels.some((each) => each.line === beside && each.isFirst)) return [];
  const column = beside
    ? beside.left
    : own.find((each) => each.row !== line.row && each.left > line.right && Math.abs(each.top - line.top) < high(line))
        ?.left;
  if (column === undefined) return [];
  const inColumn = own.filter((each) => Math.abs(each.left - column) < 0.02);
  const isAlone = (each: TextLine) =>
    !own.some((other) => other !== line && other.row === each.row && other.right < each.left);
  const middle = (line.top + line.bottom) / 2;
  const centre = beside ? (beside.top + beside.bottom) / 2 : middle;
  const grow = (list: readonly TextLine[], step: 'up' | 'down') => {
    const taken: TextLine[] = [];
    let edge = step === 'up' ? (beside?.top ?? middle) : (beside?.bottom ?? middle);
    for (const each of list) {
      const away = step === 'up' ? edge - each.bottom : each.top - edge;
      if (away > high(each) * 0.9 || !isAlone(each)) break;
      taken.push(each);
      edge = step === 'up' ? each.top : each.bottom;
    }
    return taken;
  };
  const above = grow(
    inColumn.filter((each) => each !== beside && (each.top + each.bottom) / 2 < centre).reverse(),
    'up',
  );
  const below = grow(
    inColumn.filter((each) => each !== beside && (each.top + each.bottom) / 2 > centre),
    'down',
  );
  return [...above.reverse(), ...(beside ? [beside] : []), ...below];
}

export function addCellAround(open: OpenDocument, candidates: Candidates, field: string): void {
  for (const label of open.labels.filter((each) => each.fields.includes(field))) {
    const lines = linesAround(open, label);
    const raw = lines.map((line) => line.text).join('\n');
    const value = normaliseByType.address(raw);
    if (lines.length === 0 || value === undefined) continue;
    const found: Candidate = {
      value,
      raw,
      words: lines.flatMap((line) => line.words),
      page: label.line.page,
      by: 'label',
      strength: 0.9,
    };
    const others = (candidates[field] ?? []).filter(
      (each) => each.by !== 'label' || !each.words.some((word) => found.words.includes(word)),
    );
    candidates[field] = [...others, found];
  }
}
