import type { Point } from '../../engine.types.ts';
import type { PlacedWord, Polygon, Word } from '../readable-document.types.ts';

// The page of the words as given: only the aspect ratio matters.
export interface PageShape {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly turn?: 0 | 90 | 180 | 270; // clockwise degrees that make its text upright
}

export const aspectOf = ({ width, height, turn = 0 }: PageShape): number =>
  turn % 180 === 0 ? width / height : height / width;

export const turnedPoint = ([x, y]: Point, turn: number): Point =>
  turn === 90 ? [1 - y, x] : turn === 180 ? [1 - x, 1 - y] : turn === 270 ? [y, 1 - x] : [x, y];

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

// Corners from the top left, clockwise, on the upright page, with the same corners on the page as given.
function cornersOf(polygon: Polygon, sheet: PageShape): { given: Point[]; upright: Point[] } {
  const aspect = aspectOf(sheet);
  const all = polygon.map((given) => ({ given, upright: turnedPoint(given, sheet.turn ?? 0) }));
  const most = (score: (point: Point) => number) =>
    all.reduce((best, each) => (score(each.upright) > score(best.upright) ? each : best));
  const corners = [
    most(([x, y]) => -x * aspect - y),
    most(([x, y]) => x * aspect - y),
    most(([x, y]) => x * aspect + y),
    most(([x, y]) => y - x * aspect),
  ];
  return { given: corners.map((each) => each.given), upright: corners.map((each) => each.upright) };
}

const piece = (corners: readonly Point[], from: number, to: number): Point[] => [
  between(corners[0]!, corners[1]!, from),
  between(corners[0]!, corners[1]!, to),
  between(corners[3]!, corners[2]!, to),
  between(corners[3]!, corners[2]!, from),
];

// A "word" may be a whole line: it is split at spaces, with widths by letter count.
export function placedWords(word: Word, sheet: PageShape): PlacedWord[] {
  if (word.polygon.length < 3 || word.text.trim() === '') return [];
  const { given, upright } = cornersOf(word.polygon, sheet);
  const length = word.text.length;
  return [...word.text.matchAll(/\S+/g)].map((match) => {
    const [from, to] = [match.index / length, (match.index + match[0].length) / length];
    const points = piece(upright, from, to);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return {
      text: match[0],
      confidence: word.confidence,
      polygon: match[0].length === length ? word.polygon : piece(given, from, to),
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
}
