import type { Rule, Word } from '../engine.types.ts';

const isMark = ({ text }: Word) => /^[|¦[\](){}_=~—–-]+$/.test(text);

const near = 0.006; // of the page

// A piece of a ruling line that was read as a bar, a bracket or a dash.
export function withoutRuleMarks(words: readonly Word[], rules: readonly Rule[]): Word[] {
  if (rules.length === 0) return [...words];
  return words.filter((word) => {
    if (!isMark(word)) return true;
    const [x, y] = [0, 1].map((i) => word.polygon.reduce((sum, point) => sum + point[i]!, 0) / word.polygon.length) as [
      number,
      number,
    ];
    return !rules.some(
      ({ from, to }) =>
        x > Math.min(from[0], to[0]) - near &&
        x < Math.max(from[0], to[0]) + near &&
        y > Math.min(from[1], to[1]) - near &&
        y < Math.max(from[1], to[1]) + near,
    );
  });
}
