import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { sensitiveReplyOf, type OpenedData } from '@visawright/contract/sensitive/sensitive-replies.ts';
import { sql } from '@visawright/server/tools.ts';
import { ask } from '../access/ask.ts';
import type { Principal } from '../access/principals.ts';
import type { Sent } from '../access/rows/row.types.ts';
import { prepareCalls } from './prepare-calls.ts';
import { withoutRows, type Stage } from './stage.ts';

export interface Reads {
  readonly cells: number; // operation × sensitive field, as the contract has them
  readonly covered: number; // of these, sent at least once
  readonly uncovered: readonly string[];
  readonly replies: number;
  readonly unrecorded: readonly string[]; // sent without its row
  readonly sentAnyway: readonly string[]; // sent although the row could not be written
}

const all = Object.entries(operations) as [OperationId, Operation][];

// Every operation whose reply has sensitive fields, called by everyone who may call it: first as usual, then while no row can be written.
export async function readEverything(stage: Stage, roles: readonly string[]): Promise<Reads> {
  const cells = new Set<string>();
  const covered = new Set<string>();
  const unrecorded: string[] = [];
  const sentAnyway: string[] = [];
  let replies = 0;
  let n = 0;
  const calls = await prepareCalls(stage, roles);
  for (const [id, operation] of calls.inOrder(all, ({ method }) => method === 'GET')) {
    const sensitive = sensitiveReplyOf(operation);
    if (!sensitive) continue;
    for (const { field } of sensitive.paths) cells.add(`${id} ${field}`);
    for (const who of stage.principals.filter(({ name }) => roles.includes(name))) {
      const send = () => calls.send(id)(who.ids.own, ++n);
      const blocked = await withoutRows(stage, () => askAs(stage, id, send(), who));
      if (blocked.status < 300 && sensitive.collect(blocked.body, blocked.sent).length > 0)
        sentAnyway.push(`${id} as ${who.name}`);
      const answer = await askAs(stage, id, send(), who);
      if (answer.status >= 300) continue;
      const opened = sensitive.collect(answer.body, answer.sent);
      replies += opened.length;
      for (const each of opened) {
        if (await isRecorded(stage, id, who, each))
          for (const field of each.content.fields) covered.add(`${id} ${field}`);
        else unrecorded.push(`${id} as ${who.name}: ${[...each.content.fields].join()}`);
      }
    }
  }
  const uncovered = [...cells].filter((cell) => !covered.has(cell));
  return { cells: cells.size, covered: covered.size, uncovered, replies, unrecorded, sentAnyway };
}

async function askAs(stage: Stage, id: OperationId, sent: Sent, who: Principal) {
  const answer = await ask(stage.server.app, id, sent, { ...who, realm: stage.world.path });
  return { ...answer, sent };
}

// The latest row of this person and operation names the applicant and every field that was sent.
async function isRecorded(stage: Stage, id: string, who: Principal, { subject, content }: OpenedData) {
  const rowsFound = await stage.owner.many<{ fields: string[] }>(sql`
    select t.fields from trail t
    where t.action = ${id} and t.kind = 'read' and t.person_uid = ${who.who.uid} and t.applicant_uid = coalesce(
      (select a.applicant_uid from application a where ${subject.kind} = 'applicationUid' and a.application_uid = ${subject.uid}),
      ${subject.uid})
    order by t.seq desc limit 1`);
  return rowsFound.some(({ fields }) => [...content.fields].every((field) => fields.includes(field)));
}
