import funds from '../../rules/funds.json' with { type: 'json' };
import work from '../../rules/work.json' with { type: 'json' };
import { originOf, type Origin } from '../form/provenance/provenance-origin.ts';
import type { Provenance } from '../form/provenance/provenance-schema.ts';

// How old a document may be when the application is submitted.
export interface AgeLimit {
  readonly kind: string; // a document kind of categories.json
  readonly days: number;
  readonly source: Origin;
  readonly verifiedOn: string | null; // null if there is no source to check
}

interface AgeRule {
  readonly predicate: string;
  readonly params: { readonly kinds?: readonly string[]; readonly days?: number };
  readonly source: { readonly stated: Provenance };
}

// Taken from the rules, so that a changed rule changes the deadlines too.
export const ageLimits: readonly AgeLimit[] = ([...funds.rules, ...work.rules] as unknown as AgeRule[])
  .filter(({ predicate }) => predicate === 'notOlderThan')
  .flatMap(({ params: { kinds = [], days }, source: { stated } }) =>
    days
      ? kinds.map((kind) => ({ kind, days, source: originOf(stated), verifiedOn: stated.source && stated.checkedOn }))
      : [],
  );
