import type { InferenceSession } from 'onnxruntime-node';
import type { LineReader } from '../ocr/recognise-line.ts';

// The loaded models of one process.
export interface Engines {
  readonly detection: InferenceSession;
  readonly first: LineReader;
  readonly second: LineReader;
}
