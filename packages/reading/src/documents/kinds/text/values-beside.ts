import type { OpenDocument } from '../../rules/kind-rules.types.ts';
import type { TextLine } from '../../readable-document.types.ts';
import type { TextPiece } from '../letters/parts/letterhead.ts';

// The text right of a line that matches `label`, in the same row.
export const valuesBeside = ({ lines }: OpenDocument, label: RegExp): readonly TextPiece[] =>
  lines
    .filter((line) => label.test(line.text))
    .flatMap((line): TextPiece[] => {
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

// The text directly below a line that matches `label`, at the same left edge.
export const valuesBelow = ({ lines }: OpenDocument, label: RegExp): readonly TextPiece[] =>
  lines
    .filter((line) => label.test(line.text))
    .flatMap((line): TextPiece[] => {
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
