import { atLeast, atMost, none, timed, type Finding } from '../measurement.ts';
import { storedParts } from '../record/stored-parts.ts';
import type { CoreCall } from './growth/core-calls.ts';
import { measureRealms } from './growth/measure-realms.ts';
import { measureRows, type CallFigures } from './growth/measure-rows.ts';

// A lookup in a B-tree of a thousand times the rows reads one or two pages more; a call makes a few dozen lookups.
const most = { buffers: 1.5, p95: 1.3, signIn: 1.5 };
const fewBuffers = 20; // a call that reads fewer counts as this: one page more is no growth

// The core calls while the database grows a thousandfold, and the identity provider while its realms grow. A small run grows less and
// judges what a call reads.
export default async function growth(small: boolean): Promise<Finding> {
  const sizes = small ? [5_000, 20_000] : [10_000, 100_000, 1_000_000, 10_000_000];
  const counts = small ? [1, 3] : [1, 50, 200];
  const parts = storedParts('benches', 'growth', small);
  const say = (figures: object) => console.error(JSON.stringify(figures));
  const realms = await parts.measure('realms', () =>
    measureRealms(counts, { signIns: small ? 6 : 40, restarts: !small }, say),
  );
  const rows = await parts.measure('rows', () => measureRows(sizes, small ? 20 : 200, say));
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const growthOf = (of: (figures: CallFigures) => number) =>
    Math.max(
      ...Object.keys(first.calls).map((name) => of(last.calls[name as CoreCall]) / of(first.calls[name as CoreCall])),
    );
  const rounded = (value: number) => Number(value.toFixed(2));
  parts.forget();
  return {
    judged:
      `${Object.keys(first.calls).length} calls at ${sizes.map((size) => size.toLocaleString('en')).join(', ')} applications; ` +
      `sign-ins with ${counts.join(', ')} realms`,
    checks: [
      atLeast('applications in the largest database', last.applications, sizes.at(-1)!),
      atMost(
        'buffers of a call in the largest to the smallest database',
        rounded(growthOf(({ buffers }) => Math.max(buffers, fewBuffers))),
        most.buffers,
        '×',
      ),
      none('large tables without vacuum settings of their own', last.unset.length),
      timed(
        atMost(
          'p95 of a call in the largest to the smallest database',
          rounded(growthOf(({ p95 }) => p95)),
          most.p95,
          '×',
        ),
      ),
      timed(
        atMost(
          'median sign-in with the most realms to that with the fewest',
          rounded(realms.at(-1)!.signInP50 / realms[0]!.signInP50),
          most.signIn,
          '×',
        ),
      ),
    ],
    table: { rows, realms },
  };
}
