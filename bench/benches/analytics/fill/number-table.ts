import { countries, documentKinds, outcomes, rules, statuses } from './add-facts.ts';

export const parts = ['counts', 'leads', 'stays', 'rules', 'fields'] as const;
const buckets = 100;

interface Item {
  readonly key: string;
  readonly part: number;
}
const listed = (part: (typeof parts)[number], keys: readonly string[]): Item[] =>
  keys.map((key) => ({ key: `"${key}":`, part: parts.indexOf(part) }));
const inBuckets = (word: string) =>
  Array.from({ length: buckets }, (_each, n) => `${word} ${String(n).padStart(3, '0')}`);
const byRule = (measure: string) => Array.from({ length: rules }, (_each, n) => `${measure} rule-${n}`);

// The keys of the sums, in the order of their numbers below.
const items: readonly Item[] = [
  ...listed('counts', [
    'started',
    'waiting',
    'reached upload',
    'reached review',
    'reached submit',
    'review approved',
    'review returned',
  ]),
  ...listed(
    'counts',
    statuses.map((status) => `status ${status}`),
  ),
  ...listed(
    'counts',
    outcomes.map((outcome) => `outcome ${outcome}`),
  ),
  ...listed('leads', inBuckets('lead')),
  ...listed(
    'stays',
    statuses.slice(0, -1).flatMap((status) => inBuckets(`stay ${status}`)),
  ),
  ...listed('rules', ['found', 'solved', 'refused'].flatMap(byRule)),
  ...listed(
    'fields',
    documentKinds.flatMap((kind) =>
      [0, 1, 2, 3].flatMap((field) => ['confirmed', 'changed'].map((act) => `value ${act} ${kind} / field${field}`)),
    ),
  ),
];
const afterCounts = 7 + statuses.length + outcomes.length;
const afterStays = afterCounts + buckets * statuses.length; // leads and the stays in all statuses but the last
export const itemOf = {
  started: 0,
  waiting: 1,
  reached: 2,
  review: (isReturned: boolean) => (isReturned ? 6 : 5),
  status: (status: number) => 7 + status,
  outcome: (outcome: number) => 7 + statuses.length + outcome,
  lead: (bucket: number) => afterCounts + bucket,
  stay: (status: number, bucket: number) => afterCounts + buckets * (1 + status) + bucket,
  found: (rule: number) => afterStays + rule,
  solved: (rule: number) => afterStays + rules + rule,
  refused: (rule: number) => afterStays + 2 * rules + rule,
  value: (kind: number, field: number, isChanged: boolean) =>
    afterStays + 3 * rules + (kind * 4 + field) * 2 + (isChanged ? 1 : 0),
};

export const firstDay = Date.UTC(2025, 9, 1);
const dayMs = 86_400_000;
const days = 480;
const months = 16;
const spans = [
  ...Array.from({ length: days }, (_each, n) => new Date(firstDay + n * dayMs).toISOString().slice(0, 10)),
  ...Array.from({ length: months }, (_each, n) => new Date(Date.UTC(2025, 9 + n, 1)).toISOString().slice(0, 7)),
];
const monthOf = Uint16Array.from({ length: days }, (_each, day) => spans.indexOf(spans[day]!.slice(0, 7)));
const places = ['', ...countries];

// The numbers of one company by destination, span and item; place 0 is all destinations.
export class NumberTable {
  readonly #numbers: Uint32Array;
  readonly #places: number;
  readonly #isUsed: Uint8Array; // by row: a place and a span

  constructor(placeCount = places.length) {
    this.#places = placeCount;
    this.#isUsed = new Uint8Array(placeCount * spans.length);
    this.#numbers = new Uint32Array(placeCount * spans.length * items.length);
  }

  // place -1: of no destination.
  add(place: number, day: number, item: number): void {
    this.#addTo(0, day, item);
    if (place >= 0 && this.#places > 1) this.#addTo(place + 1, day, item);
  }

  #addTo(place: number, day: number, item: number): void {
    for (const row of [place * spans.length + day, place * spans.length + monthOf[day]!]) {
      this.#isUsed[row] = 1;
      this.#numbers[row * items.length + item]!++;
    }
  }

  clear(): void {
    this.#isUsed.forEach((isUsed, row) => {
      if (isUsed) this.#numbers.fill(0, row * items.length, (row + 1) * items.length);
    });
    this.#isUsed.fill(0);
  }

  // Rows of analytics_sum as JSON: destination, span and the parts.
  *rows(): Generator<string> {
    const texts = parts.map(() => '');
    for (let row = 0; row < this.#places * spans.length; row++) {
      if (!this.#isUsed[row]) continue;
      const from = row * items.length;
      texts.fill('');
      for (let item = 0; item < items.length; item++) {
        const n = this.#numbers[from + item]!;
        if (n === 0) continue;
        const { key, part } = items[item]!;
        texts[part] += (texts[part] === '' ? '' : ',') + key + n;
      }
      const place = JSON.stringify(places[Math.floor(row / spans.length)]);
      yield `[${place},"${spans[row % spans.length]}",${texts.map((text) => `{${text}}`).join()}]`;
    }
  }
}
