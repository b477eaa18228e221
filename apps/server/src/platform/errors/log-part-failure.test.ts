import { expect, test } from 'vitest';
import { logPartFailure } from './log-part-failure.ts';
import { PartUnavailable } from './part-unavailable.ts';

test('an outage is logged by the name of the part, once a second, with a count', () => {
  const lines: unknown[] = [];
  const log = { warn: (facts: unknown, text: unknown) => void lines.push([facts, text]) } as never;
  const fail = (at: number) => logPartFailure(log, new PartUnavailable('mail', 'ECONNREFUSED'), at);
  for (const at of [1_000, 1_200, 1_900, 2_100]) fail(at);
  logPartFailure(log, new PartUnavailable('scanner'), 2_200);
  fail(500); // the clock was set back: not silent until it has caught up
  expect(lines).toEqual([
    [{ part: 'mail', why: 'ECONNREFUSED', failures: 1 }, 'the mail does not answer'],
    [{ part: 'mail', why: 'ECONNREFUSED', failures: 3 }, 'the mail does not answer'],
    [{ part: 'scanner', why: 'no answer', failures: 1 }, 'the scanner does not answer'],
    [{ part: 'mail', why: 'ECONNREFUSED', failures: 1 }, 'the mail does not answer'],
  ]);
});
