import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embed, similarity } from '../minilm/embed.ts';
import { prototypes, sentences, vectorsFile } from './vectors.ts';

// The stored vectors were computed with another implementation of the same model, so they also check this one.
const checked = 50;

test('has stored vectors for the current sentences (otherwise run write-vectors.ts)', async () => {
  const head = createHash('sha256').update(JSON.stringify(sentences)).digest();
  expect(readFileSync(vectorsFile).subarray(0, 32)).toEqual(head);
  const stored = await prototypes();
  for (let i = 0; i < sentences.length; i += Math.floor(sentences.length / checked))
    expect(similarity(stored[i]!.vector, await embed(sentences[i]!.text))).toBeGreaterThan(0.999);
});
