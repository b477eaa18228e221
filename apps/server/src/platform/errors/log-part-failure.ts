import type { Logger } from 'pino';
import type { PartName, PartUnavailable } from './part-unavailable.ts';

const everyMs = 1_000;
const logged = new Map<PartName, { readonly at: number; more: number }>();

// In an outage every call fails for the same reason: one line a second names the part and how many failed since the last line.
export function logPartFailure(log: Pick<Logger, 'warn'>, { part, why }: PartUnavailable, now = Date.now()): void {
  const last = logged.get(part);
  if (last && now >= last.at && now - last.at < everyMs) {
    last.more++;
    return;
  }
  logged.set(part, { at: now, more: 0 });
  log.warn({ part, why, failures: 1 + (last?.more ?? 0) }, `the ${part} does not answer`);
}
