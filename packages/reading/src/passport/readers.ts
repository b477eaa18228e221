import type { InferenceSession } from 'onnxruntime-node';
import type { Reader } from '../ocr/recognise.ts';

// The loaded models of one process.
export interface Engines {
  readonly detection: InferenceSession;
  readonly first: Reader;
  readonly second: Reader;
}
