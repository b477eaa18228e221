import type { Word } from '../engine.types.ts';
import { heightOf, stretch, type CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import type { LineReader, RecognitionSteps } from '../ocr/recognise-line.ts';
import { readText } from '../ocr/read-text.ts';
import { polygonAround } from '../passport/read-value.ts';

const letters = 0.8; // of a detected line's height

interface Span {
  readonly text: string;
  readonly first: number; // positions along the line, 0..1
  readonly last: number;
}

// Recognisers drop the space after a colon and around the slash between two languages; times have none.
const parts = /[^\s:]*\p{L}[.)]?:(?=[^\s/:])|[:/](?=[\p{L}\d])|\S+?(?=\s|$)/gu;
const isTime = (text: string) => /\d:\d/.test(text);

function spansOf(text: string, places: readonly number[]): Span[] {
  return [...text.matchAll(isTime(text) ? /\S+/g : parts)].map((match) => ({
    text: match[0],
    first: places[match.index]!,
    last: places[match.index + match[0].length - 1]!,
  }));
}

// The words of a recognised line, each with its region and the confidence of its least certain letter.
export function wordsInLine(reader: LineReader, raster: Raster, line: CurvedLine, steps: RecognitionSteps): Word[] {
  const whole = readText(reader, steps);
  const spans = spansOf(whole.text, whole.places);
  const pitch = whole.text.length > 1 ? (whole.places.at(-1)! - whole.places[0]!) / (whole.text.length - 1) : 0;
  const half = Math.max(pitch * 0.6, (heightOf(line) / Math.max(1, line.length)) * 0.15);
  return spans.map(({ text, first, last }, i) => {
    const before = i === 0 ? 0 : (spans[i - 1]!.last + first) / 2;
    const after = i === spans.length - 1 ? 1 : (last + spans[i + 1]!.first) / 2;
    const from = Math.max(before, first - half);
    const to = Math.min(after, last + half);
    const part = stretch(line, from * line.length, to * line.length);
    const tight: CurvedLine = { ...part, height: [part.height[0] * letters, part.height[1] * letters] };
    const { confidence, mean } = spans.length === 1 ? whole : readText(reader, between(steps, before, after));
    const sure = /[\p{L}\d]/u.test(text) ? confidence : mean;
    return { text, confidence: Math.round(sure * 1000) / 1000, polygon: polygonAround([tight], raster) };
  });
}

function between(
  { probabilities, steps, classes, used }: RecognitionSteps,
  from: number,
  to: number,
): RecognitionSteps {
  const [start, end] = [Math.floor(from * used * steps), Math.min(steps, Math.ceil(to * used * steps))];
  return {
    probabilities: probabilities.subarray(start * classes, end * classes),
    steps: end - start,
    classes,
    used: 1,
  };
}
