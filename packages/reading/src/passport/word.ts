import type { Raster } from '../image/raster.ts';
import { recognise, type Reader } from '../ocr/recognise.ts';
import { readText } from '../ocr/text.ts';
import type { Placed } from './frame.ts';

// A line of the printed zone with what the first reader saw in it.
export interface PrintedWord extends Placed {
  readonly text: string;
  readonly confidence: number; // of its least sure character
  readonly mean: number;
  readonly spaceDoubt: number;
}

export async function readWord(reader: Reader, raster: Raster, placed: Placed, squeeze = 1): Promise<PrintedWord> {
  const { text, confidence, mean, spaceDoubt } = readText(
    reader,
    await recognise(reader, raster, placed.line, squeeze),
  );
  return { ...placed, text, confidence, mean, spaceDoubt };
}

export const high = ({ v }: Placed): number => v[1] - v[0];
export const middle = ({ v }: Placed): number => (v[0] + v[1]) / 2;
