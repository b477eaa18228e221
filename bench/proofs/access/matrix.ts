import { reachOf, type Action } from '@visawright/contract/platform/access.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { countOf } from './ask.ts';
import { addedRows, isUnchanged, touchedRows, type DatabaseSnapshot } from './restore-point.ts';
import { leaksIn, hiddenFrom, withoutShownReferences } from './leaks.ts';
import { reaches } from './may-see.ts';
import { canCall, relations, type Principal, type Relation } from './principals.ts';
import { rows } from './rows/index.ts';
import type { Row } from './rows/row.types.ts';
import { callAndJudge, findUnexpectedChanges, type CallResult, type Stage, type Wrong } from './stage.ts';
import type { InsertedRecord } from './world.types.ts';

export interface MatrixFacts {
  cells: number;
  calls: number;
  allowed: number;
  refused: Record<string, number>;
  wrong: Wrong[];
}

type Expected = 'anyone' | 'nobody' | 'not your function' | 'yours' | 'not yours';

// Every operation × nine principals × {own, same realm but not mine, other realm}.
export async function matrix(stage: Stage, principals: readonly Principal[]): Promise<MatrixFacts> {
  const facts: MatrixFacts = { cells: 0, calls: 0, allowed: 0, refused: {}, wrong: [] };
  for (const id of Object.keys(operations) as OperationId[]) {
    const all = principals.flatMap((principal) => relations.map((relation) => [principal, relation] as const));
    facts.cells += all.length;
    const one = ([principal, relation]: (typeof all)[number]) => cell(stage, facts, id, principal, relation);
    // Public calls change only counters, and some are slow on purpose, so they run in parallel.
    if (operations[id].access === 'public') await Promise.all(all.map(one));
    else for (const each of all) await one(each);
    facts.wrong.push(...refusedButWrote(id, await findUnexpectedChanges(stage)));
  }
  return facts;
}

export const refusedButWrote = (operation: string, tables: readonly string[]): Wrong[] =>
  tables.map((table) => ({
    operation,
    principal: 'any',
    relation: 'any',
    why: `a call that was refused or only reads changed ${table}`,
    status: 0,
    code: undefined,
  }));

function expectedOf(operation: Operation, row: Row, principal: Principal, named: InsertedRecord | undefined): Expected {
  if (operation.access === 'public') return 'anyone';
  if (!principal.isKnown || (principal.isKey && operation.caller)) return 'nobody';
  if (!canCall(principal, operation)) return 'not your function';
  const action: Action = operation.access;
  if (reachOf(action, principal.who.role) === undefined) return 'not your function';
  if (row.about === 'nothing') return 'yours';
  if (named === undefined) throw new Error(`no record is inserted for ${row.about}`);
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
  const record = stage.inserted.find(({ uid, word }) => uid === named || word === named);
  const expected = expectedOf(operation, row, principal, record);
  const sent = row.send(ids, stage.next());
  const hidden = hiddenFrom(principal.isKnown ? principal.who : undefined, stage.inserted);
  const at = async (realm: string, judged: (result: CallResult) => string | undefined) =>
    callAndJudge(stage, id, sent, { ...principal, realm }, (result) => {
      facts.calls++;
      const { status, code, text } = result.answer;
      if (status < 300) facts.allowed++;
      else facts.refused[status] = (facts.refused[status] ?? 0) + 1;
      const judgedText = row.showsReferences ? withoutShownReferences(text, principal.who, stage.inserted) : text;
      const leaked = leaksIn(judgedText, sent, hidden);
      const reveals = leaked.length > 0 ? `reveals ${leaked.map(({ kind }) => kind).join(', ')}` : undefined;
      const why = reveals ?? (status >= 500 ? 'broke' : judged(result));
      if (why !== undefined)
        facts.wrong.push({ operation: id, principal: principal.name, relation, why, status, code });
    });
  await at(stage.here.path, (result) => verdict(stage, row, expected, principal, relation, result));
  // The same call at the other realm's address must be refused for every principal.
  if (relation === 'other realm' && operation.access !== 'public')
    await at(stage.there.path, ({ answer }) => {
      const status = expected === 'nobody' ? 401 : 400;
      return answer.status === status ? undefined : `expected ${status} at another realm's address`;
    });
}

function verdict(
  stage: Stage,
  row: Row,
  expected: Expected,
  principal: Principal,
  relation: Relation,
  { answer, after }: CallResult,
): string | undefined {
  const { status, code, body } = answer;
  const same = isUnchanged(stage.restorePoint.first, after);
  switch (expected) {
    case 'nobody':
      return status === 401 ? undefined : 'expected 401';
    case 'not your function':
      return status === 403 ? undefined : 'expected 403';
    case 'not yours':
      if (row.narrows && status < 300) return same ? undefined : 'changed a foreign record';
      return status === 404 || row.elsewhere?.some((each) => each === code) ? undefined : 'expected 404';
    default: {
      if (status >= 300) return row.states?.some((each) => each === code) ? undefined : 'expected to be allowed';
      const isOwnList = row.narrows && row.about === 'nothing' && relation === 'own';
      if (isOwnList && countOf(body) === 0 && !row.isEmptyFor?.includes(principal.name))
        return 'the own list was empty';
      return same ? undefined : findForeignWrite(stage, principal, row, after);
    }
  }
}

// An allowed write must not change rows with records its author may not see, nor any row of the other realm.
function findForeignWrite(
  stage: Stage,
  principal: Principal,
  { consequences = [] }: Row,
  after: DatabaseSnapshot,
): string | undefined {
  const before = stage.restorePoint.first;
  const hidden = hiddenFrom(principal.who, stage.inserted);
  const touched = touchedRows(before, after).find(
    ({ table, row }) =>
      row.includes(stage.there.realmId) ||
      (!consequences.includes(table) && hidden.some(({ uid }) => row.includes(uid))),
  );
  if (touched) return `changed a row of ${touched.table} outside its reach`;
  const added = addedRows(before, after).find(({ row }) => row.includes(stage.there.realmId));
  return added ? `wrote ${added.table} into another realm` : undefined;
}
