import { addCandidate } from '../../values/add-candidate.ts';
import { normaliseName } from '../../normalise/normalise-name.ts';
import type { TextLine } from '../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';
import { valueSpansOf } from '../../values/value-spans.ts';

const sides = [
  ['husbandName', /\b(?:husband|bridegroom|groom)\b/i],
  ['wifeName', /\b(?:wife|bride)\b/i],
] as const;

// `Name` under the heading of one party, or one row with a column for each.
export function parties(open: OpenDocument, candidates: Candidates): void {
  const heads = open.lines.filter(
    (line) => line.text.length < 40 && sides.some(([, stated]) => stated.test(line.text)),
  );
  const sideOf = (line: TextLine | undefined) => sides.find(([, stated]) => line && stated.test(line.text))?.[0];
  const isOver = (head: TextLine, line: TextLine) => head.page === line.page && head.row < line.row;
  for (const label of open.labels.filter((each) => each.fields.includes('partyName'))) {
    const beside = open.lines.filter(
      (line) =>
        line.page === label.line.page &&
        line.row === label.line.row &&
        line.left > label.line.right &&
        normaliseName(line.text),
    );
    const inColumns = beside.flatMap((line) => {
      const head = heads.findLast(
        (each) => isOver(each, line) && each.left < line.right && line.left < each.right + 0.02,
      );
      return head ? [{ line, side: sideOf(head)! }] : [];
    });
    if (new Set(inColumns.map(({ side }) => side)).size === 2) {
      for (const { line, side } of inColumns)
        addCandidate(candidates, side, line, { value: normaliseName(line.text), by: 'table', strength: 0.88 });
      continue;
    }
    const over = heads.filter((head) => isOver(head, label.line));
    const side = sideOf(over.findLast((head) => Math.abs(head.left - label.line.left) < 0.04) ?? over.at(-1));
    const span = valueSpansOf(label, open, 1, true).find(({ text }) => normaliseName(text) !== undefined);
    if (side && span)
      addCandidate(candidates, side, span, {
        value: normaliseName(span.text),
        by: 'label',
        strength: Math.min(0.85, span.strength),
      });
  }
}
