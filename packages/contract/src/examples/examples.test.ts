import { expect, test } from 'vitest';
import { operations, type OperationId } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { reachOf } from '../platform/access.ts';
import { roles } from '../platform/roles.ts';
import { examples } from './index.ts';
import { replies } from './replies.ts';
import { samples } from './samples.ts';

interface Sent {
  readonly as: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}
const all = (Object.entries(operations) as [OperationId, Operation][]).map(
  ([id, operation]) => [id, operation, examples[id] as Sent] as const,
);
// A query has texts only.
const asTexts = (query: unknown) =>
  Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
const problem = (schema: Operation['query'], value: unknown) => schema?.safeParse(value).error?.message;

test('what every example sends matches the contract, and whoever sends it may make the call', () => {
  for (const [id, operation, { as, params, query, body }] of all) {
    expect(problem(operation.params, params), id).toBeUndefined();
    expect(problem(operation.query, asTexts(query)), id).toBeUndefined();
    expect(problem(operation.body, body), id).toBeUndefined();
    if (operation.access === 'public') expect(as, id).toBe('nobody');
    else if (operation.caller === 'extension') expect(as, id).toMatch(/^extension/);
    else if (as === 'apiKey') expect(operation.scope, id).toBeDefined();
    else {
      const role = roles.find((each) => each === as);
      expect(role && reachOf(operation.access, role), id).toBeDefined();
    }
  }
});

test('every operation has a recorded reply that matches the contract (npm run examples)', () => {
  expect(Object.keys(replies)).toEqual(Object.keys(operations).sort());
  for (const [id, operation] of all)
    if (operation.repliesBytes) expect(replies[id], id).toMatchObject({ mediaType: expect.stringMatching(/\w+\/\w+/) });
    else expect(problem(operation.reply, replies[id]), id).toBeUndefined();
});

test('printed values differ from one another, so that each can be recognised', () => {
  expect(new Set(Object.values(samples)).size).toBe(Object.keys(samples).length);
});
