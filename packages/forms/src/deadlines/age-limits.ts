import funds from '../../rules/funds.json' with { type: 'json' };
import work from '../../rules/work.json' with { type: 'json' };

// How old a document may be when the application is submitted.
export interface AgeLimit {
  readonly kind: string; // a document kind of categories.json
  readonly days: number;
  readonly source: { readonly name: string; readonly url: string | null };
  readonly verifiedOn: string | null;
}

interface AgeRule {
  readonly predicate: string;
  readonly params: { readonly kinds?: readonly string[]; readonly days?: number };
  readonly source: AgeLimit['source'];
  readonly verifiedOn: string | null;
}

// Taken from the rules, so that a changed rule changes the deadlines too.
export const ageLimits: readonly AgeLimit[] = ([...funds.rules, ...work.rules] as unknown as AgeRule[])
  .filter(({ predicate }) => predicate === 'notOlderThan')
  .flatMap(({ params: { kinds = [], days }, source, verifiedOn }) =>
    days ? kinds.map((kind) => ({ kind, days, source, verifiedOn })) : [],
  );
