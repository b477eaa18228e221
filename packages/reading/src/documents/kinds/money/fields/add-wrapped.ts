import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';

const high = (line: TextLine) => line.bottom - line.top;

// The line below a value that has no label: the text wrapped in a narrow cell.
function goesOn(id: string, { words, page }: Candidate, { lines, labels }: OpenDocument): TextLine | undefined {
  const last = lines.find((line) => line.page === page && line.words.includes(words.at(-1) as never));
  const left = words[0] as unknown as { left: number } | undefined;
  if (!last || !left) return undefined;
  const letter = (last.right - last.left) / Math.max(4, last.text.length);
  const under = lines.find(
    (line) =>
      line.page === page &&
      line.row > last.row &&
      Math.abs(line.left - left.left) < 1.2 * letter &&
      line.top - last.bottom < 0.45 * high(last) &&
      Math.abs(high(line) - high(last)) < 0.25 * high(last),
  );
  if (!under || labels.some((label) => label.line === under) || /[:：]|\d,\d{2,3}|\.\d\d\b/.test(under.text))
    return undefined;
  // A separate row with the same number of cells does not continue this one.
  const cells = (row: number) => lines.filter((line) => line.page === page && line.row === row).length;
  if (cells(under.row) >= Math.max(3, cells(last.row) - 1)) return undefined;
  const own = labels.find(
    ({ line, fields }) => fields.includes(id) && line.page === page && line.row === last.row,
  )?.line;
  const isHeaded = lines.some(
    (line) =>
      line.page === page &&
      line.row === under.row &&
      line.right <= under.left &&
      ((own && own !== last && Math.abs(line.left - own.left) < 2 * letter) ||
        /[:：]\s*$/.test(line.text) ||
        labels.some((label) => label.line === line && label.isFirst)),
  );
  return isHeaded ? undefined : under;
}

// Such a value is shown with both lines and must be confirmed: where the next one begins is a guess.
export function addWrapped(open: OpenDocument, candidates: Candidates, ids: readonly string[]): void {
  for (const id of ids)
    candidates[id] = (candidates[id] ?? []).flatMap((each): Candidate[] => {
      const more = each.by === 'label' ? goesOn(id, each, open) : undefined;
      if (!more) return [each];
      const value = `${each.value} ${more.text}`.replaceAll(/\s+/g, ' ').trim();
      const whole = {
        ...each,
        value,
        raw: `${each.raw} ${more.text}`,
        words: [...each.words, ...more.words],
        strength: 0.78,
      };
      return [whole, { ...each, strength: Math.min(each.strength, 0.65) }];
    });
}
