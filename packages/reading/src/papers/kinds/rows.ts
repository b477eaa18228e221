import { flowOf, type Flow } from '../flow.ts';
import type { PaperPage, TextLine } from '../paper.types.ts';

export interface Row extends Flow {
  readonly lines: readonly TextLine[];
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
}

// What stands side by side, from left to right; rows from top to bottom.
export function rowsOf(pages: readonly PaperPage[]): readonly Row[] {
  return pages.flatMap((page) => {
    const rows = Map.groupBy(page.lines, (line) => line.row);
    return [...rows.values()]
      .map((lines) => {
        const sorted = lines.toSorted((a, b) => a.left - b.left);
        const top = Math.min(...lines.map((each) => each.top));
        const bottom = Math.max(...lines.map((each) => each.bottom));
        return { ...flowOf(sorted), lines: sorted, page: page.pageNo, top, bottom };
      })
      .sort((a, b) => a.top - b.top);
  });
}
