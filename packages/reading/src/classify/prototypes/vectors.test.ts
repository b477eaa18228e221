import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embed, likeness } from '../minilm/embed.ts';
import { prototypes, sentences, vectorsFile } from './vectors.ts';

test('the kept vectors are those of the sentences; otherwise run write-vectors.ts', async () => {
  const head = createHash('sha256').update(JSON.stringify(sentences)).digest();
  expect(readFileSync(vectorsFile).subarray(0, 32)).toEqual(head);
  const kept = await prototypes();
  for (const i of [0, 60, sentences.length - 1])
    expect(likeness(kept[i]!.vector, await embed(sentences[i]!.text))).toBeGreaterThan(0.999);
});
