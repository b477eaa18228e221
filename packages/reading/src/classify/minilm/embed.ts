import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import * as ort from 'onnxruntime-node';
import { sentenceModel, tokenizerFile } from './model-files.ts';

interface Opened {
  readonly session: ort.InferenceSession;
  readonly tokenizer: Tokenizer;
}

const mostPieces = 128; // a document's kind is usually clear from its beginning
const size = 384;

let opened: Promise<Opened> | undefined;

async function open(): Promise<Opened> {
  const session = await ort.InferenceSession.create(sentenceModel(), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableMemPattern: false, // texts differ in length
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  // Without added tokens, so that "[SEP]" inside a document is text like any other.
  const settings = { ...(JSON.parse(readFileSync(tokenizerFile(), 'utf8')) as object), added_tokens: [] };
  return { session, tokenizer: new Tokenizer(settings, {}) };
}

// Word pieces between a start and an end token, shortened to what the model is given.
function piecesOf(text: string, tokenizer: Tokenizer): number[] {
  const { ids } = tokenizer.encode(text);
  return ids.length > mostPieces ? [...ids.slice(0, mostPieces - 1), ids.at(-1)!] : ids;
}

const tensor = (numbers: readonly number[]) =>
  new ort.Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]);

// The embedding of a text as a unit vector: the mean of the model's last states. The model is loaded on first use.
export async function embed(text: string): Promise<Float32Array> {
  opened ??= open();
  const { session, tokenizer } = await opened;
  const pieces = piecesOf(text, tokenizer);
  const { last_hidden_state: states } = await session.run({
    input_ids: tensor(pieces),
    attention_mask: tensor(pieces.map(() => 1)),
    token_type_ids: tensor(pieces.map(() => 0)),
  });
  const sum = new Float32Array(size);
  (states!.data as Float32Array).forEach((value, i) => (sum[i % size]! += value));
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}

export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
