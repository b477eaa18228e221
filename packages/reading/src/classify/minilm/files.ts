import { join } from 'node:path';
import { modelsFolder } from '../../ocr/models.ts';

const folder = () => join(modelsFolder(), '..', 'minilm-l6-v2');

export const sentenceModel = (): string => join(folder(), 'minilm.onnx');
export const vocabularyFile = (): string => join(folder(), 'vocab.txt');
