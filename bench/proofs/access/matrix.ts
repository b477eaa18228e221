import { reachOf, type Action } from '@visawright/contract/access.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { countOf } from './ask.ts';
import { addedRows, isUnchanged, touchedRows, type Picture } from './keep.ts';
import { leaksIn, outOfSight } from './leaks.ts';
import { reaches } from './may-see.ts';
import { relations, type Principal, type Relation } from './principals.ts';
import { rows } from './rows/index.ts';
import type { Row } from './rows/row.types.ts';
import { play, settled, type Seen, type Stage, type Wrong } from './stage.ts';
import type { Planted } from './world.types.ts';

export interface MatrixFacts {
  cells: number;
  calls: number;
  allowed: number;
  refused: Record<string, number>;
  wrong: Wrong[];
}

type Expected = 'anyone' | 'nobody' | 'not your function' | 'yours' | 'not yours';

// Every operation × eight principals × {own, same realm but not mine, other realm}.
export async function matrix(stage: Stage, principals: readonly Principal[]): Promise<MatrixFacts> {
  const facts: MatrixFacts = { cells: 0, calls: 0, allowed: 0, refused: {}, wrong: [] };
  for (const id of Object.keys(operations) as OperationId[]) {
    const all = principals.flatMap((principal) => relations.map((relation) => [principal, relation] as const));
    facts.cells += all.length;
    const one = ([principal, relation]: (typeof all)[number]) => cell(stage, facts, id, principal, relation);
    // Calls that need nobody change nothing but counters, and some take their time on purpose: all at once.
    if (operations[id].access === 'public') await Promise.all(all.map(one));
    else for (const each of all) await one(each);
    facts.wrong.push(...refusedButWrote(id, await settled(stage)));
  }
  return facts;
}

export const refusedButWrote = (operation: string, tables: readonly string[]): Wrong[] =>
  tables.map((table) => ({
    operation,
    principal: 'one of them',
    relation: 'any',
    why: `a call that was refused or only reads changed ${table}`,
    status: 0,
    code: undefined,
  }));

function expectedOf(operation: Operation, row: Row, principal: Principal, named: Planted | undefined): Expected {
  if (operation.access === 'public') return 'anyone';
  if (!principal.isKnown) return 'nobody';
  const action: Action = operation.access;
  if (reachOf(action, principal.who.role) === undefined) return 'not your function';
  if (row.about === 'nothing') return 'yours';
  if (named === undefined) throw new Error(`nothing is planted for ${row.about}`);
  return reaches(principal.who, action, named) ? 'yours' : 'not yours';
}

async function cell(
  stage: Stage,
  facts: MatrixFacts,
  id: OperationId,
  principal: Principal,
  relation: Relation,
): Promise<void> {
  const operation: Operation = operations[id];
  const row = rows[id];
  const ids = principal.ids[relation];
  const named = row.about === 'nothing' ? undefined : ids[row.about];
  const record = stage.planted.find(({ uid, word }) => uid === named || word === named);
  const expected = expectedOf(operation, row, principal, record);
  const sent = row.send(ids, stage.next());
  const hidden = outOfSight(principal.isKnown ? principal.who : undefined, stage.planted);
  const at = async (realm: string, judged: (seen: Seen) => string | undefined) =>
    play(stage, id, sent, { token: principal.token, realm }, (seen) => {
      facts.calls++;
      const { status, code, text } = seen.answer;
      if (status < 300) facts.allowed++;
      else facts.refused[status] = (facts.refused[status] ?? 0) + 1;
      const leaked = leaksIn(text, sent, hidden);
      const tells = leaked.length > 0 ? `tells of ${leaked.map(({ kind }) => kind).join(', ')}` : undefined;
      const why = tells ?? (status >= 500 ? 'broke' : judged(seen));
      if (why !== undefined)
        facts.wrong.push({ operation: id, principal: principal.name, relation, why, status, code });
    });
  await at(stage.here.path, (seen) => verdict(stage, row, expected, principal, relation, seen));
  // The same call at the other realm's address: told so, whoever calls.
  if (relation === 'other realm' && operation.access !== 'public')
    await at(stage.there.path, ({ answer }) => {
      const status = principal.isKnown ? 400 : 401;
      return answer.status === status ? undefined : `expected ${status} at another realm's address`;
    });
}

function verdict(
  stage: Stage,
  row: Row,
  expected: Expected,
  principal: Principal,
  relation: Relation,
  { answer, after }: Seen,
): string | undefined {
  const { status, code, body } = answer;
  const same = isUnchanged(stage.keep.first, after);
  switch (expected) {
    case 'nobody':
      return status === 401 ? undefined : 'expected 401';
    case 'not your function':
      return status === 403 ? undefined : 'expected 403';
    case 'not yours':
      if (row.narrows && status < 300) return same ? undefined : "changed something of somebody else's";
      return status === 404 || row.elsewhere?.some((each) => each === code) ? undefined : 'expected 404';
    default: {
      if (status >= 300) return row.states?.some((each) => each === code) ? undefined : 'expected to be allowed';
      const isOwnList = row.narrows && row.about === 'nothing' && relation === 'own';
      if (isOwnList && countOf(body) === 0 && !row.isEmptyFor?.includes(principal.name))
        return 'an own list came empty';
      return same ? undefined : beyond(stage, principal, row, after);
    }
  }
}

// An allowed write touches no row that tells of what its author may not see, and nothing at all of the other realm.
function beyond(stage: Stage, principal: Principal, { consequences = [] }: Row, after: Picture): string | undefined {
  const before = stage.keep.first;
  const hidden = outOfSight(principal.who, stage.planted);
  const touched = touchedRows(before, after).find(
    ({ table, row }) =>
      row.includes(stage.there.realmId) ||
      (!consequences.includes(table) && hidden.some(({ uid }) => row.includes(uid))),
  );
  if (touched) return `changed a row of ${touched.table} out of its reach`;
  const added = addedRows(before, after).find(({ row }) => row.includes(stage.there.realmId));
  return added ? `wrote ${added.table} into another realm` : undefined;
}
