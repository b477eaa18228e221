import type { Provenance, SourceKind } from './provenance-schema.ts';

// What a person is shown about the origin of a fact or a rule.
export interface Origin {
  readonly name: string;
  readonly url: string | null;
  readonly kind: SourceKind | 'comparison' | 'practice' | 'unknown';
  readonly date: string | null; // of the source itself; null if it has none
}

const practice = 'Usual practice; we know of no official source';

export const originOf = ({ source, note = practice }: Provenance): Origin =>
  source
    ? { name: source.title, url: source.url, kind: source.kind, date: source.date }
    : { name: note, url: null, kind: 'practice', date: null };
