import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { merge } from './row-amounts.ts';

type Readers = Readonly<Record<string, (raw: string) => string | undefined>>;

const rowOf = (lines: readonly TextLine[], { page, row }: TextLine) =>
  lines.filter((line) => line.page === page && line.row === row).sort((a, b) => a.left - b.left);

// The next two rows: the first may be the rest of a long heading.
function rowsUnder(lines: readonly TextLine[], line: TextLine): TextLine[][] {
  const below = lines.filter(
    (each) => each.page === line.page && each.row > line.row && each.top - line.bottom < 3.5 * (line.bottom - line.top),
  );
  return [...new Set(below.map(({ row }) => row))].slice(0, 2).map((row) => rowOf(lines, { ...line, row }));
}

// A row of headings above a row with as many values: values are assigned by order, not by position in the cell.
export function belowByOrder({ lines, labels }: OpenDocument, candidates: Candidates, readers: Readers): void {
  for (const { line, fields } of labels) {
    const wanted = fields.filter((field) => readers[field]);
    if (wanted.length === 0) continue;
    const heads = rowOf(lines, line);
    if (heads.length < 2) continue;
    const values = rowsUnder(lines, line).find((row) => row.length === heads.length);
    const own = values?.[heads.indexOf(line)];
    if (!own) continue;
    for (const field of wanted) {
      const value = readers[field]!(own.text);
      const found: Candidate = {
        value: value!,
        raw: own.text,
        words: own.words,
        page: own.page,
        by: 'table',
        strength: 0.85,
      };
      if (value) merge(candidates, { [field]: [found] });
    }
  }
}
