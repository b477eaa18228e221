import type { Category } from '@visawright/forms/categories.ts';
import { likeness } from './minilm/embed.ts';

// A person moved a paper: what it looked like, where it went, what had been said. No text, no value.
export interface Correction {
  readonly category: Category['category'];
  readonly kind: string;
  readonly was: string; // the kind the engine had said
  readonly embedding: Float32Array;
  readonly engine: string; // its version
}

export interface CorrectionRow {
  readonly category: Category['category'];
  readonly kind: string;
  readonly was: string;
  readonly engine: string;
  readonly embedding: Uint8Array;
}

const size = 384;

export const toRow = ({ embedding, ...rest }: Correction): CorrectionRow => ({
  ...rest,
  embedding: new Uint8Array(Float32Array.from(embedding).buffer),
});

export function fromRow({ embedding, ...rest }: CorrectionRow): Correction {
  if (embedding.length !== size * 4) throw new Error('a correction holds 384 numbers');
  return { ...rest, embedding: new Float32Array(Uint8Array.from(embedding).buffer) };
}

const near = 0.62; // papers of one layout are about this alike, names and numbers apart
const voters = 5;

export interface Vote {
  readonly kind: string;
  readonly weight: number; // 1: as like as can be
}

// The corrected papers most like this one, each voting as much as it is like it.
export function votesOf(embedding: Float32Array, learnt: readonly Correction[]): Vote[] {
  const nearest = learnt
    .map((each) => ({ kind: each.kind, like: likeness(embedding, each.embedding) }))
    .filter(({ like }) => like > near)
    .sort((a, b) => b.like - a.like)
    .slice(0, voters);
  const votes = new Map<string, number>();
  for (const { kind, like } of nearest) votes.set(kind, (votes.get(kind) ?? 0) + (like - near) / (1 - near));
  const total = [...votes.values()].reduce((sum, each) => sum + each, 0);
  const strongest = nearest[0] ? (nearest[0].like - near) / (1 - near) : 0;
  return [...votes]
    .map(([kind, each]) => ({ kind, weight: (each / total) * strongest }))
    .sort((a, b) => b.weight - a.weight);
}

// Only kinds that were once said wrongly are looked at again when the patterns are sure of them.
export const isDoubted = (kind: string, learnt: readonly Correction[]): boolean =>
  learnt.some((each) => each.was === kind && each.kind !== kind);
