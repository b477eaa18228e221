import type { FastifyInstance } from 'fastify';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { ask, type Answer, type Credentials } from './ask.ts';
import { addedRows, isUnchanged, touchedRows, type RestorePoint, type DatabaseSnapshot } from './restore-point.ts';
import { rows } from './rows/index.ts';
import type { Sent } from './rows/row.types.ts';
import type { InsertedRecord, World } from './world.types.ts';

export interface Stage {
  readonly app: FastifyInstance;
  readonly restorePoint: RestorePoint;
  readonly here: World;
  readonly there: World;
  readonly inserted: readonly InsertedRecord[];
  forget(): void; // clears what the server caches of people and realms
  next(): number; // a number unique to this call
}

export interface Wrong {
  readonly operation: string;
  readonly principal: string;
  readonly relation: string;
  readonly position?: string;
  readonly why: string;
  readonly status: number;
  readonly code: string | undefined;
}

export interface CallResult {
  readonly answer: Answer;
  readonly after: DatabaseSnapshot; // the first snapshot, unless the call may have written
}

// Makes a call and judges it with the database contents after it. For reads and refused calls, which must not change anything, the
// database is checked later for all of them together, in `findUnexpectedChanges`.
export async function callAndJudge(
  stage: Stage,
  id: OperationId,
  sent: Sent,
  credentials: Credentials,
  judge: (result: CallResult) => void,
  app: FastifyInstance = stage.app,
): Promise<void> {
  const answer = await ask(app, id, sent, credentials);
  const mayHaveWritten = (operations[id].method !== 'GET' || rows[id].isLoggedRead) && answer.status < 300;
  const after = mayHaveWritten ? await stage.restorePoint.take() : stage.restorePoint.first;
  judge({ answer, after });
  await restore(stage, after);
}

async function restore(stage: Stage, now: DatabaseSnapshot): Promise<void> {
  if (isUnchanged(stage.restorePoint.first, now)) return;
  await stage.restorePoint.restore(now);
  stage.forget();
}

// The tables that changed since the last check although none should have. Restores the first snapshot.
export async function findUnexpectedChanges(stage: Stage): Promise<string[]> {
  const { first } = stage.restorePoint;
  const now = await stage.restorePoint.take();
  await restore(stage, now);
  return [...new Set([...touchedRows(first, now), ...addedRows(first, now)].map(({ table }) => table))];
}
