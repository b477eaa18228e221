import type { Check } from '../measurement.ts';
import { shortChecks, type Result } from './result.ts';

const isWorse = ({ value, limit }: Check, known: Check): boolean =>
  limit.startsWith('≥') ? value < known.value : value > known.value;

// Checks that a small run may miss: the committed result of the full size misses them by as much or more, and known-short.json says why.
export function acceptedShort(checks: readonly Check[], committed: Result | undefined): Check[] {
  const known = committed ? shortChecks(committed) : [];
  return checks.filter((check) => {
    const same = known.find(({ what }) => what === check.what);
    return !check.ok && !check.timed && same !== undefined && !isWorse(check, same);
  });
}
