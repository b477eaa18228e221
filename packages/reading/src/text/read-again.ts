import type { Point, Word } from '../engine.types.ts';
import type { CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import { readText } from '../ocr/read-text.ts';
import { recogniseLine, type LineReader } from '../ocr/recognise-line.ts';

const doubt = [0.5, 0.95] as const; // below, a word is hardly legible; above, one reading is enough
const least = 0.85; // certainty of every letter in the second reading
const agreed = 0.95; // of a word that two engines read alike
const mostWords = 20;

const signs = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');
const isDoubtful = ({ text, confidence }: Word) =>
  confidence >= doubt[0] && confidence < doubt[1] && /\d|\p{L}{3}/u.test(text);
// Figures and names are values more often than words in lower case.
const weight = ({ text }: Word) => (/\d/.test(text) ? 2 : /^\p{Lu}/u.test(text) ? 1 : 0);

// The word with room for its whole letters, at the resolution of the picture.
function lineAround({ polygon }: Word, { width, height }: Raster): CurvedLine | undefined {
  const [a, b, , d] = polygon.map(([x, y]): Point => [x * width, y * height]);
  if (!a || !b || !d) return undefined;
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [long, high] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1]) * 1.35];
  if (high < 6 || long < high * 0.5) return undefined;
  const room = high * 0.2;
  const middle: Point = [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2];
  return {
    origin: [middle[0] - Math.cos(angle) * room, middle[1] - Math.sin(angle) * room],
    angle,
    length: long + 2 * room,
    bend: [0, 0, 0],
    height: [high, high],
    score: 1,
  };
}

// Words that one engine is not certain of are read by another. Where both see the same letters, the word is as good as read clearly; a word
// that they read differently keeps its doubt.
export async function readAgain(
  open: () => Promise<LineReader>,
  raster: Raster,
  words: readonly Word[],
): Promise<Word[]> {
  const wanted = words.filter(isDoubtful).sort((a, b) => weight(b) - weight(a));
  const confirmed = new Set<Word>();
  for (const word of wanted.slice(0, mostWords)) {
    const line = lineAround(word, raster);
    if (!line) continue;
    const reader = await open();
    const { text, confidence } = readText(reader, await recogniseLine(reader, raster, line));
    if (confidence >= least && signs(text) === signs(word.text)) confirmed.add(word);
  }
  return words.map((word) => (confirmed.has(word) ? { ...word, confidence: agreed } : word));
}
