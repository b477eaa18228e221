import { readFileSync } from 'node:fs';
import * as ort from 'onnxruntime-node';
import { sentenceModel, vocabularyFile } from './files.ts';
import { piecesIn, vocabularyOf, type Vocabulary } from './wordpiece.ts';

interface Opened {
  readonly session: ort.InferenceSession;
  readonly vocabulary: Vocabulary;
}

const mostPieces = 128; // what tells a paper stands at its beginning

let opened: Promise<Opened> | undefined;

async function open(): Promise<Opened> {
  const session = await ort.InferenceSession.create(sentenceModel(), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableMemPattern: false, // every text has another length
    logSeverityLevel: 3,
  });
  return { session, vocabulary: vocabularyOf(readFileSync(vocabularyFile(), 'utf8')) };
}

const tensor = (numbers: readonly number[]) =>
  new ort.Tensor('int64', BigInt64Array.from(numbers, BigInt), [numbers.length]);

// What a text means, as a vector of length 1. The model is opened by the first text that needs it.
export async function embed(text: string): Promise<Float32Array> {
  opened ??= open();
  const { session, vocabulary } = await opened;
  const pieces = piecesIn(text, vocabulary, mostPieces);
  const { embedding } = await session.run({ pieces: tensor(pieces), positions: tensor(pieces.map((_, i) => i)) });
  return Float32Array.from(embedding!.data as Float32Array);
}

export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
