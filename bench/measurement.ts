// One limit of a measurement. A timed check depends on how fast the machine is at that moment: a small run, which is part of the CI
// gate, shows it but does not judge it. All other limits are the same in a small run and in a full one.
export interface Check {
  readonly what: string;
  readonly value: number;
  readonly limit: string;
  readonly ok: boolean;
  readonly timed: boolean;
}

// What a file under benches/ or proofs/ returns.
export interface Finding {
  readonly judged: string; // how much was judged, such as '2568 cells, 630 swapped ids'
  readonly checks: readonly Check[];
  readonly table: unknown;
}

export type Measurement = (small: boolean) => Promise<Finding>;

const withUnit = (limit: number, unit: string) => (unit === '' ? `${limit}` : `${limit} ${unit}`);

export const atMost = (what: string, value: number, limit: number, unit = ''): Check => ({
  what,
  value,
  limit: `≤ ${withUnit(limit, unit)}`,
  ok: value <= limit,
  timed: false,
});

export const atLeast = (what: string, value: number, limit: number, unit = ''): Check => ({
  what,
  value,
  limit: `≥ ${withUnit(limit, unit)}`,
  ok: value >= limit,
  timed: false,
});

export const exactly = (what: string, value: number, limit: number): Check => ({
  what,
  value,
  limit: `= ${limit}`,
  ok: value === limit,
  timed: false,
});

export const none = (what: string, value: number): Check => exactly(what, value, 0);

export const timed = (check: Check): Check => ({ ...check, timed: true });

const isJudged = (check: Check, small: boolean) => !(small && check.timed);

export const isMet = ({ checks }: Pick<Finding, 'checks'>, small: boolean): boolean =>
  checks.length > 0 && checks.every((check) => !isJudged(check, small) || check.ok);

const describe = (check: Check, small: boolean) =>
  `${check.what} ${check.value} (${isJudged(check, small) ? check.limit : 'not judged in a small run'})` +
  (isJudged(check, small) && !check.ok ? ' SHORT' : '');

export const describeFinding = ({ judged, checks }: Finding, small: boolean): string =>
  `${judged}; ${checks.map((check) => describe(check, small)).join(', ')}`;

// The run says nothing about the product: a part did not answer, a process was stopped. Neither a finding nor a success.
export class BrokenRun extends Error {
  override readonly name = 'BrokenRun';
}

// Conditions without which a proof proves nothing, such as the control that must succeed.
export function requireForProof(isTrue: boolean, what: string): void {
  if (!isTrue) throw new BrokenRun(`the run does not prove anything: ${what}`);
}

// A part that is overloaded or restarting answers 502 to 504. That is neither a leak nor a refusal.
export function requireAnswer(status: number, what: string): void {
  if (status >= 502 && status <= 504) throw new BrokenRun(`${what} was answered with ${status}`);
}
