import { similarity } from './minilm/embed.ts';
import { prototypes } from './prototypes/vectors.ts';

// Second stage: similarity of a page to the prototype sentences of each kind; the two most similar of a kind count.
export async function meaningOf(embedding: Float32Array): Promise<ReadonlyMap<string, number>> {
  const near = new Map<string, [first: number, second: number]>();
  for (const { kind, vector } of await prototypes()) {
    const like = similarity(embedding, vector);
    const [first, second] = near.get(kind) ?? [-1, -1];
    if (like > first) near.set(kind, [like, first]);
    else if (like > second) near.set(kind, [first, like]);
  }
  return new Map([...near].map(([kind, [first, second]]) => [kind, first * 0.6 + Math.max(0, second) * 0.4]));
}
