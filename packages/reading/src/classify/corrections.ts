import type { Category } from '@visawright/forms/documents/categories.ts';
import { similarity } from './minilm/embed.ts';

// A user moved a document: its embedding, the chosen kind and the engine's kind. No text, no values.
export interface Correction {
  readonly category: Category['category'];
  readonly kind: string;
  readonly was: string; // the kind the engine had chosen
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

export const toCorrectionRow = ({ embedding, ...rest }: Correction): CorrectionRow => ({
  ...rest,
  embedding: new Uint8Array(Float32Array.from(embedding).buffer),
});

export function fromCorrectionRow({ embedding, ...rest }: CorrectionRow): Correction {
  if (embedding.length !== size * 4) throw new Error('a correction holds 384 numbers');
  return { ...rest, embedding: new Float32Array(Uint8Array.from(embedding).buffer) };
}

const near = 0.62; // similarity of documents of one layout that differ only in names and numbers
const voters = 5;

export interface Vote {
  readonly kind: string;
  readonly weight: number; // 1: identical
}

// The most similar corrected documents, each weighted by its similarity.
export function votesOf(embedding: Float32Array, learnt: readonly Correction[]): Vote[] {
  const nearest = learnt
    .map((each) => ({ kind: each.kind, like: similarity(embedding, each.embedding) }))
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

// If the patterns are sure, only kinds that were corrected before are checked again.
export const isDoubted = (kind: string, learnt: readonly Correction[]): boolean =>
  learnt.some((each) => each.was === kind && each.kind !== kind);
