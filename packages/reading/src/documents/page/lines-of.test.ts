import { describe, expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';
import type { Word } from '../readable-document.types.ts';
import { typed } from '../testing/typed-document.ts';

const sheet = { page: 1, width: 800, height: 1260 };
const texts = (words: readonly Word[], about: Parameters<typeof linesOf>[1] = sheet) =>
  linesOf(words, about).map((line) => `${line.row}:${line.text}`);

const page = `Name of holder      RAVI KUMAR
Date of birth   :   12/03/1990
Address             12 MG Road
                    Pune 411001`;

describe('lines of a page', () => {
  it('returns rows from top to bottom and splits rows at wide gaps, independent of word order', () => {
    const words = typed(page).toSorted((a, b) => a.text.localeCompare(b.text));
    expect(texts(words)).toEqual([
      '0:Name of holder',
      '0:RAVI KUMAR',
      '1:Date of birth',
      '1::',
      '1:12/03/1990',
      '2:Address',
      '2:12 MG Road',
      '3:Pune 411001',
    ]);
  });

  it.each([90, 180, 270] as const)('reads a page turned by %d degrees the same', (turn) => {
    const back = (x: number, y: number): [number, number] =>
      turn === 90 ? [y, 1 - x] : turn === 180 ? [1 - x, 1 - y] : [1 - y, x];
    const words = typed(page).map((word) => ({ ...word, polygon: word.polygon.map(([x, y]) => back(x, y)) }));
    const about = turn === 180 ? { ...sheet, turn } : { page: 1, width: 1260, height: 800, turn };
    expect(texts(words, about)).toEqual(texts(typed(page)));
  });

  it('reads a slightly skewed page', () => {
    const long = Array.from(
      { length: 12 },
      (_, i) => `Label number ${i}                     and the value of it far away ${i}`,
    );
    const words = typed(long.join('\n')).map((word) => ({
      ...word,
      polygon: word.polygon.map(([x, y]): [number, number] => [x, y + 0.03 * x]),
    }));
    expect(texts(words)).toEqual(texts(typed(long.join('\n'))));
  });

  it('splits a box around a whole line into words with their parts of the box', () => {
    const box: Word = {
      text: 'Name : RAVI KUMAR',
      confidence: 0.9,
      polygon: [
        [0, 0],
        [0.17, 0],
        [0.17, 0.01],
        [0, 0.01],
      ],
    };
    const [line] = linesOf([box], sheet);
    expect(line!.words.map((word) => word.text)).toEqual(['Name', ':', 'RAVI', 'KUMAR']);
    expect(line!.words[2]!.polygon[0]![0]).toBeCloseTo(0.07);
    expect(line!.words[2]!.polygon[1]![0]).toBeCloseTo(0.11);
  });
});
