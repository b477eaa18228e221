import { joinLines, secondLine } from './second-line.ts';
import type { TextLine } from '../readable-document.types.ts';

const high = (line: TextLine) => line.bottom - line.top;

// The largest matching line in the upper part of the first page; the upper one of equals.
export function findHeading(
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
  // A long name continues below: `… Company` / `Limited`.
  const under = best && secondLine(lines, best);
  return best && under && /^(?:limited|ltd|pvt|private|corporation|company|co|board)\b/i.test(under.text)
    ? joinLines(best, under)
    : best;
}
