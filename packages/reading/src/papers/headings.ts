import { joined, secondLine } from './broken-line.ts';
import type { TextLine } from './paper.types.ts';

const high = (line: TextLine) => line.bottom - line.top;

// The largest line of the first page's upper part that will do; among equals the upper one.
export function heading(
  lines: readonly TextLine[],
  isWanted: (text: string) => boolean,
  { upTo = 0.35 }: { readonly upTo?: number } = {},
): TextLine | undefined {
  const first = lines[0]?.page;
  const all = lines.filter(
    (line) => line.page === first && line.top < upTo && /\p{L}{3}/u.test(line.text) && isWanted(line.text),
  );
  const best = all.reduce<TextLine | undefined>(
    (top, line) => (!top || high(line) > high(top) * 1.12 ? line : top),
    undefined,
  );
  // A long name goes on below: `… Company` / `Limited`.
  const under = best && secondLine(lines, best);
  return best && under && /^(?:limited|ltd|pvt|private|corporation|company|co|board)\b/i.test(under.text)
    ? joined(best, under)
    : best;
}
