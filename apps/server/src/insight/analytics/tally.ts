import { quantileOf } from './duration-buckets.ts';

export interface Line {
  readonly measure: string;
  readonly item: string;
  readonly n: number;
}

// The sums of one period, by measure and item.
export class Tally {
  readonly #items = new Map<string, Map<string, number>>();

  constructor(lines: readonly Line[]) {
    for (const { measure, item, n } of lines) {
      const items = this.#items.get(measure) ?? new Map<string, number>();
      items.set(item, (items.get(item) ?? 0) + n);
      this.#items.set(measure, items);
    }
  }

  items(measure: string): ReadonlyMap<string, number> {
    return this.#items.get(measure) ?? new Map<string, number>();
  }

  n(measure: string, item?: string): number {
    const items = this.items(measure);
    return item === undefined ? [...items.values()].reduce((sum, n) => sum + n, 0) : (items.get(item) ?? 0);
  }

  // Of items that are a bucket, or a word and a bucket.
  duration(measure: string, word?: string): { cases: number; at: (share: number) => number | null } {
    const counts = new Map<number, number>();
    for (const [item, n] of this.items(measure)) {
      const [bucket = '', of] = item.split(' ').toReversed();
      if (of === word && n > 0) counts.set(Number(bucket), (counts.get(Number(bucket)) ?? 0) + n);
    }
    const cases = [...counts.values()].reduce((sum, n) => sum + n, 0);
    return { cases, at: (share) => quantileOf(counts, share) };
  }

  // Values people changed, and those they looked at, by document kind and field.
  values(): { kind: string; field: string; changed: number; seen: number }[] {
    const fields = new Map<string, { kind: string; field: string; changed: number; seen: number }>();
    for (const [item, n] of this.items('value')) {
      const [act, ...rest] = item.split(' ');
      const key = rest.join(' ');
      const [kind = '', field = ''] = key.split(' / ');
      const row = fields.get(key) ?? { kind, field, changed: 0, seen: 0 };
      row.seen += n;
      if (act === 'changed') row.changed += n;
      fields.set(key, row);
    }
    return [...fields.values()];
  }
}
