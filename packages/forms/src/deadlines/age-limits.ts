import funds from '../../rules/funds.json' with { type: 'json' };
import work from '../../rules/work.json' with { type: 'json' };

// How old a paper may be when the application is handed in.
export interface AgeLimit {
  readonly kind: string; // as the paper kinds name it
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

// From the rules themselves, so that a changed rule changes the calendar too.
export const ageLimits: readonly AgeLimit[] = ([...funds.rules, ...work.rules] as unknown as AgeRule[])
  .filter(({ predicate }) => predicate === 'notOlderThan')
  .flatMap(({ params: { kinds = [], days }, source, verifiedOn }) =>
    days ? kinds.map((kind) => ({ kind, days, source, verifiedOn })) : [],
  );
