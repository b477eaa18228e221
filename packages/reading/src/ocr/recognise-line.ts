import { readFileSync } from 'node:fs';
import type { InferenceSession } from 'onnxruntime-node';
import { straightenLine } from '../image/straighten-line.ts';
import type { CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import { modelCharacters } from './model-characters.ts';
import { secondReaderCharacters } from './models.ts';
import { openSession, runSession } from './session.ts';

const rows = 48;
const least = 64;

// The output of a recogniser: for every step from left to right a probability for each character (0 = none).
export interface RecognitionSteps {
  readonly probabilities: Float32Array;
  readonly steps: number;
  readonly classes: number;
  readonly used: number; // the part of the steps that lies on the line; the rest is padding
}

export interface LineReader {
  readonly characters: readonly string[]; // index = class; 0 is the blank
  readonly session: InferenceSession;
}

export async function openFirstReader(path: string): Promise<LineReader> {
  const model = readFileSync(path);
  return { characters: ['', ...modelCharacters(model), ' '], session: await openSession(model) };
}

export const openSecondReader = async (path: string): Promise<LineReader> => ({
  characters: ['', ...secondReaderCharacters(), ' '],
  session: await openSession(path),
});

export async function recogniseLine(
  reader: LineReader,
  raster: Raster,
  line: CurvedLine,
  squeeze = 1,
): Promise<RecognitionSteps> {
  const { data, width, used } = straightenLine(raster, line, { rows, least, squeeze });
  const { data: probabilities, dims } = await runSession(reader.session, data, [1, 3, rows, width]);
  const [, steps = 0, classes = 0] = dims;
  return { probabilities: probabilities as Float32Array, steps, classes, used: used / width };
}
