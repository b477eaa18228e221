import type { Open } from '../rules.types.ts';
import type { TextLine } from '../paper.types.ts';
import type { Piece } from './letters/letterhead.ts';

// What stands right of a line that says `label`, in the same row.
export const besides = ({ lines }: Open, label: RegExp): readonly Piece[] =>
  lines
    .filter((line) => label.test(line.text))
    .flatMap((line): Piece[] => {
      const value = lines.find((each) => isRight(each, line) && /\p{L}{2}/u.test(each.text));
      return value
        ? [
            {
              text: value.text.replace(/^:\s*/, ''),
              words: value.words,
              page: value.page,
              height: value.bottom - value.top,
            },
          ]
        : [];
    });

const isRight = (each: TextLine, line: TextLine) =>
  each.page === line.page && each.row === line.row && each.left > line.right;

// What stands right under a line that says `label`, at the same left edge.
export const belows = ({ lines }: Open, label: RegExp): readonly Piece[] =>
  lines
    .filter((line) => label.test(line.text))
    .flatMap((line): Piece[] => {
      const high = line.bottom - line.top;
      const value = lines.find(
        (each) =>
          each.page === line.page &&
          each.row > line.row &&
          Math.abs(each.left - line.left) < 0.02 &&
          each.top - line.bottom < 2 * high,
      );
      return value
        ? [{ text: value.text, words: value.words, page: value.page, height: value.bottom - value.top }]
        : [];
    });
