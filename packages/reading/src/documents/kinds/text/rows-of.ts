import { runningTextOf, type RunningText } from '../../page/running-text.ts';
import type { ReadablePage, TextLine } from '../../readable-document.types.ts';

export interface TextRow extends RunningText {
  readonly lines: readonly TextLine[];
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
}

// Lines side by side form a row, left to right; rows from top to bottom.
export function rowsOf(pages: readonly ReadablePage[]): readonly TextRow[] {
  return pages.flatMap((page) => {
    const rows = Map.groupBy(page.lines, (line) => line.row);
    return [...rows.values()]
      .map((lines) => {
        const sorted = lines.toSorted((a, b) => a.left - b.left);
        const top = Math.min(...lines.map((each) => each.top));
        const bottom = Math.max(...lines.map((each) => each.bottom));
        return { ...runningTextOf(sorted), lines: sorted, page: page.pageNo, top, bottom };
      })
      .sort((a, b) => a.top - b.top);
  });
}
