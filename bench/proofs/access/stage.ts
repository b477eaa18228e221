import type { FastifyInstance } from 'fastify';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { ask, type Answer } from './ask.ts';
import { addedRows, isUnchanged, touchedRows, type Keep, type Picture } from './keep.ts';
import { rows } from './rows/index.ts';
import type { Sent } from './rows/row.types.ts';
import type { Planted, World } from './world.types.ts';

export interface Stage {
  readonly app: FastifyInstance;
  readonly keep: Keep;
  readonly here: World;
  readonly there: World;
  readonly planted: readonly Planted[];
  forget(): void; // what the server remembers of people and realms
  next(): number; // a number no call had before
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

export interface Seen {
  readonly answer: Answer;
  readonly after: Picture; // as it was before, unless the call may have written
}

// A call and what the database holds after it. After calls that read or were refused it is looked at once, in `settled`: none of them may
// have changed anything.
export async function play(
  stage: Stage,
  id: OperationId,
  sent: Sent,
  headers: { token: string | undefined; realm: string },
  judge: (seen: Seen) => void,
  app: FastifyInstance = stage.app,
): Promise<void> {
  const answer = await ask(app, id, sent, headers);
  const mayHaveWritten = (operations[id].method !== 'GET' || rows[id].isLook) && answer.status < 300;
  const after = mayHaveWritten ? await stage.keep.take() : stage.keep.first;
  judge({ answer, after });
  await goBack(stage, after);
}

async function goBack(stage: Stage, now: Picture): Promise<void> {
  if (isUnchanged(stage.keep.first, now)) return;
  await stage.keep.restore(now);
  stage.forget();
}

// Which tables changed since the last look, though none should have; everything goes back to how it was.
export async function settled(stage: Stage): Promise<string[]> {
  const { first } = stage.keep;
  const now = await stage.keep.take();
  await goBack(stage, now);
  return [...new Set([...touchedRows(first, now), ...addedRows(first, now)].map(({ table }) => table))];
}
