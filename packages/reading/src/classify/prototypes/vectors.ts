import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embed } from '../minilm/embed.ts';
import { allPrototypes } from './all-prototypes.ts';

export interface Prototype {
  readonly kind: string;
  readonly vector: Float32Array;
}

const size = 384;
const headSize = 32;
const most = 0.25; // no component of this model's vectors is greater

export const vectorsFile = join(import.meta.dirname, 'vectors.bin');
export const sentences = Object.entries(allPrototypes).flatMap(([kind, list]) => list.map((text) => ({ kind, text })));
const head = () => createHash('sha256').update(JSON.stringify(sentences)).digest();

// One byte per number: the lost precision does not change the order of kinds.
export async function makeVectors(): Promise<Buffer> {
  const parts: Uint8Array[] = [head()];
  for (const { text } of sentences)
    parts.push(
      Buffer.from(
        Int8Array.from(await embed(text), (value) => Math.round(Math.max(-1, Math.min(1, value / most)) * 127)).buffer,
      ),
    );
  return Buffer.concat(parts);
}

let opened: Promise<readonly Prototype[]> | undefined;

// Stored with the sentences because computing them takes seconds; after a change of the sentences they are computed
// again.
async function open(): Promise<readonly Prototype[]> {
  const stored = readFileSync(vectorsFile);
  const bytes = stored.subarray(0, headSize).equals(head()) ? stored : await makeVectors();
  return sentences.map(({ kind }, i) => {
    const at = headSize + i * size;
    const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + at, size);
    return { kind, vector: unit(Float32Array.from(numbers)) };
  });
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

export const prototypes = (): Promise<readonly Prototype[]> => (opened ??= open());
