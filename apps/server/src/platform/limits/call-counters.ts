import type { KeyStore } from '../crypto/key-store.ts';
import { sql } from '../db/db.ts';
import { statement } from '../db/statement.ts';
import { openPool } from '../db/tenant-db.ts';

const remembered = 5_000; // used-up counters in memory

interface CountedCalls {
  readonly calls: number; // in the current window, this one included
  readonly msLeft: number; // until the window ends
}

// Counts calls for all copies of the server together. A counter is named by a keyed hash of what it counts.
export interface CallCounters {
  count(about: string, most: number, windowMs: number): Promise<CountedCalls>;
  current(about: string): Promise<number>; // counted so far in the current window
  sweep(): Promise<number>;
}

export interface OpenCallCounters extends CallCounters {
  close(): Promise<void>;
}

// The database role knows nothing but realms and these counters. A counter that has reached its limit is not asked for again before its
// window ends, so a flood of refused calls costs the database nothing.
export function openCallCounters(resolverUrl: string, keys: KeyStore, now: () => number = Date.now): OpenCallCounters {
  const pool = openPool(resolverUrl, 2);
  const exhausted = new Map<string, number>(); // the end of the window, by what is counted

  const ask = async (about: string, windowMs: number): Promise<CountedCalls> => {
    const { rows } = await pool.once([
      statement(sql`
        insert into call_counter as c (counter, calls, ends_at)
        values (${keys.mac('call counter', about)}, 1, clock_timestamp() + ${windowMs}::float8 * interval '1 millisecond')
        on conflict (counter) do update set
          calls = case when c.ends_at <= clock_timestamp() then 1 else c.calls + 1 end,
          ends_at = case when c.ends_at <= clock_timestamp() then excluded.ends_at else c.ends_at end
        returning calls, extract(epoch from ends_at - clock_timestamp())::float8 * 1000 as ms_left`),
    ]);
    const [row] = rows;
    return { calls: Number(row!['calls']), msLeft: Math.max(1, Math.ceil(Number(row!['ms_left']))) };
  };

  return {
    async count(about, most, windowMs) {
      const until = exhausted.get(about);
      if (until !== undefined && until > now()) return { calls: most + 1, msLeft: until - now() };
      exhausted.delete(about);
      const counted = await ask(about, windowMs);
      if (counted.calls > most) {
        if (exhausted.size >= remembered) exhausted.clear();
        exhausted.set(about, now() + counted.msLeft);
      }
      return counted;
    },
    async current(about) {
      const { rows } = await pool.once([
        statement(sql`
          select calls from call_counter where counter = ${keys.mac('call counter', about)} and ends_at > clock_timestamp()`),
      ]);
      return Number(rows[0]?.['calls'] ?? 0);
    },
    async sweep() {
      const { rows } = await pool.once([
        statement(sql`with gone as (delete from call_counter where ends_at < clock_timestamp() returning 1)
          select count(*) as deleted from gone`),
      ]);
      return Number(rows[0]!['deleted']);
    },
    close: () => pool.close(),
  };
}
