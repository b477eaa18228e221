import type { Raster } from '../image/raster.ts';
import { recogniseLine, type LineReader } from '../ocr/recognise-line.ts';
import { readText } from '../ocr/read-text.ts';
import type { PlacedLine } from './placed-line.ts';

// A line of the printed zone with what the first reader saw in it.
export interface PrintedWord extends PlacedLine {
  readonly text: string;
  readonly confidence: number; // of its least sure character
  readonly mean: number;
  readonly spaceDoubt: number;
}

export async function readWord(
  reader: LineReader,
  raster: Raster,
  placed: PlacedLine,
  squeeze = 1,
): Promise<PrintedWord> {
  const { text, confidence, mean, spaceDoubt } = readText(
    reader,
    await recogniseLine(reader, raster, placed.line, squeeze),
  );
  return { ...placed, text, confidence, mean, spaceDoubt };
}

export const wordHeight = ({ v }: PlacedLine): number => v[1] - v[0];
export const wordMiddle = ({ v }: PlacedLine): number => (v[0] + v[1]) / 2;
