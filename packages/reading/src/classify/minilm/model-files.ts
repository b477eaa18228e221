import { join } from 'node:path';
import { modelsFolder } from '../../ocr/models.ts';

const folder = () => join(modelsFolder(), '..', 'all-minilm-l6-v2');

export const sentenceModel = (): string => join(folder(), 'all-minilm-l6-v2.onnx');
export const tokenizerFile = (): string => join(folder(), 'all-minilm-l6-v2-tokenizer.json');
