import { readFileSync, writeFileSync } from 'node:fs';
import { bertGraph } from './bert-graph.ts';
import { readSafetensors } from './safetensors.ts';

// node write-model.ts model.safetensors minilm.onnx: run once, when the models are fetched; needs no package.
const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('use: write-model.ts model.safetensors minilm.onnx');
writeFileSync(to, bertGraph(readSafetensors(readFileSync(from))));
