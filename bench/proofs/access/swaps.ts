import { reachOf } from '@visawright/contract/platform/access.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { countOf } from './ask.ts';
import { idPositions, valueAt, withValueAt, type Position } from './id-positions.ts';
import { isUnchanged } from './restore-point.ts';
import { leaksIn, hiddenFrom } from './leaks.ts';
import { refusedButWrote } from './matrix.ts';
import { maySee } from './may-see.ts';
import { canCall, type Principal } from './principals.ts';
import { rows } from './rows/index.ts';
import type { Row, Sent } from './rows/row.types.ts';
import { callAndJudge, findUnexpectedChanges, type Stage, type Wrong } from './stage.ts';
import type { Ids } from './world.types.ts';

export interface SwapFacts {
  positions: number;
  swaps: number;
  refused: Record<string, number>;
  empty: number;
  wrong: Wrong[];
}

// Puts a foreign id into every id position of a call, with own ids elsewhere. The call must be refused or return nothing, and change
// nothing.
export async function swaps(stage: Stage, principals: readonly Principal[]): Promise<SwapFacts> {
  const facts: SwapFacts = { positions: 0, swaps: 0, refused: {}, empty: 0, wrong: [] };
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    const { access } = operation;
    if (access === 'public') continue;
    const positions = idPositions(operation);
    facts.positions += positions.length;
    for (const principal of principals.filter(
      (each) => each.isKnown && canCall(each, operation) && reachOf(access, each.who.role) !== undefined,
    ))
      for (const position of positions)
        for (const [relation, value] of foreignFor(stage, id, principal, position))
          await swap(stage, facts, id, principal, position, relation, value);
    if (positions.length > 0) facts.wrong.push(...refusedButWrote(id, await findUnexpectedChanges(stage)));
  }
  return facts;
}

// The variant of a row's call that has this position.
const sentWith = (row: Row, position: Position, ids: Ids, n: number): Sent | undefined =>
  [row.send, ...(row.more ?? [])].map((send) => send(ids, n)).find((sent) => valueAt(sent, position) !== undefined);

// Foreign ids for a position: of the nearest party that the caller may not see, and of the other realm.
function foreignFor(
  stage: Stage,
  id: OperationId,
  { who, ids, farther }: Principal,
  position: Position,
): [string, string][] {
  const at = (from: Ids) => valueAt(sentWith(rows[id], position, from, 0), position) as string | undefined;
  const found: [string, string][] = [];
  for (const near of [ids['not mine'], farther]) {
    const value = at(near);
    const record = stage.inserted.find(({ uid }) => uid === value);
    if (record === undefined || maySee(who, record, stage.inserted)) continue;
    found.push(['not mine', record.uid]);
    break;
  }
  const far = at(ids['other realm']);
  if (far === undefined) throw new Error(`${id} has no row that sends ${position.join('.')}`);
  found.push(['other realm', far]);
  return found;
}

async function swap(
  stage: Stage,
  facts: SwapFacts,
  id: OperationId,
  principal: Principal,
  position: Position,
  relation: string,
  value: string,
): Promise<void> {
  const row = rows[id];
  const sent = withValueAt(sentWith(row, position, principal.ids.own, stage.next())!, position, value)!;
  const hidden = hiddenFrom(principal.who, stage.inserted);
  await callAndJudge(stage, id, sent, { ...principal, realm: stage.here.path }, ({ answer, after }) => {
    const { status, code, text, body } = answer;
    facts.swaps++;
    if (status >= 300) facts.refused[status] = (facts.refused[status] ?? 0) + 1;
    else facts.empty++;
    const leaked = leaksIn(text, sent, hidden);
    const isEmpty = row.narrows === true && !(row.about === 'nothing' && (countOf(body) ?? 0) > 0);
    const why =
      leaked.length > 0
        ? `reveals ${leaked.map(({ kind }) => kind).join(', ')}`
        : !isUnchanged(stage.restorePoint.first, after)
          ? 'changed something'
          : status >= 500
            ? 'broke'
            : status < 300 && !isEmpty
              ? 'was accepted'
              : undefined;
    if (why === undefined) return;
    const where = { operation: id, principal: principal.name, relation, position: position.join('.') };
    facts.wrong.push({ ...where, why, status, code });
  });
}
