import { readFileSync } from 'node:fs';
import type { InferenceSession } from 'onnxruntime-node';
import { straighten } from '../image/crop.ts';
import type { Line } from '../image/line.ts';
import type { Raster } from '../image/raster.ts';
import { modelCharacters } from './model-characters.ts';
import { secondReaderCharacters } from './models.ts';
import { openSession, run } from './session.ts';

const rows = 48;
const least = 64;

// What a recogniser saw: for every step from left to right a probability for each character (0 = none).
export interface Steps {
  readonly probabilities: Float32Array;
  readonly steps: number;
  readonly classes: number;
  readonly used: number; // the part of the steps that lies on the line; the rest is padding
}

export interface Reader {
  readonly characters: readonly string[]; // index = class; 0 is the blank
  readonly session: InferenceSession;
}

export async function openFirstReader(path: string): Promise<Reader> {
  const model = readFileSync(path);
  return { characters: ['', ...modelCharacters(model), ' '], session: await openSession(model) };
}

export const openSecondReader = async (path: string): Promise<Reader> => ({
  characters: ['', ...secondReaderCharacters(), ' '],
  session: await openSession(path),
});

export async function recognise(reader: Reader, raster: Raster, line: Line, squeeze = 1): Promise<Steps> {
  const { data, width, used } = straighten(raster, line, { rows, least, squeeze });
  const { data: probabilities, dims } = await run(reader.session, data, [1, 3, rows, width]);
  const [, steps = 0, classes = 0] = dims;
  return { probabilities: probabilities as Float32Array, steps, classes, used: used / width };
}
