import { expect, test } from 'vitest';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { idPositions, valueAt } from '../id-positions.ts';
import type { Ids } from '../world.types.ts';
import { rows } from './index.ts';

test('the authorization matrix has exactly one row per operation', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(operations).sort());
});

test('every row sends every id that its operation accepts', () => {
  const ids = new Proxy({}, { get: (_ids, name) => String(name) }) as Ids;
  const missing = (Object.entries(operations) as [OperationId, Operation][])
    .filter(([, { access }]) => access !== 'public')
    .flatMap(([id, operation]) => {
      const sent = [rows[id].send, ...(rows[id].more ?? [])].map((send) => send(ids, 1));
      const unsent = idPositions(operation).filter((at) => sent.every((each) => valueAt(each, at) === undefined));
      return unsent.map((at) => `${id}: ${at.join('.')}`);
    });
  expect(missing).toEqual([]);
});
