import { sql, type TenantDatabase } from '@visawright/server/tools.ts';
import type { Agent, Life, Reviewer, Task } from './life.types.ts';
import { documentNames, uidOf } from './realms.ts';

type Row = Pick<Life, 'status' | 'review' | 'round' | 'outcome' | 'version' | 'country' | 'day'> & {
  uid: string;
  agent: string | null;
  is_deleted: boolean;
  documents: string[];
  tasks: { round: number; reviewer: string; state: Task['state'] }[] | null;
};

export interface StoredLives {
  readonly lives: readonly Life[];
  readonly travellerOf: Agent;
}

// The state of the database in the terms of the model.
export async function readLives(
  owner: TenantDatabase,
  realmId: string,
  n: number,
  uids: readonly string[],
): Promise<StoredLives> {
  const names = new Map(
    ['agent', 'other', 'reviewer', 'second', ...documentNames].map((name) => [uidOf(n, name), name]),
  );
  const db = owner.forRealm(realmId);
  const rows = await db.many<Row>(sql`
    select a.application_uid as uid, a.status, a.review, a.review_round as round, a.outcome, a.agent_uid as agent,
      a.deleted_at is not null as is_deleted, a.version, a.visa_to as country, extract(day from a.travel_from)::int as day,
      array(select d.document_uid::text from application_document d where d.realm_id = a.realm_id
        and d.application_uid = a.application_uid order by d.position) as documents,
      (select json_agg(json_build_object('round', t.round, 'reviewer', t.reviewer_uid, 'state',
          case when t.withdrawn_at is not null then 'withdrawn' when t.decided_at is not null then 'decided' else 'open' end))
        from review_task t where t.realm_id = a.realm_id and t.application_uid = a.application_uid) as tasks
    from application a where a.realm_id = ${realmId}`);
  const { agent } = await db.get<{ agent: string }>(
    sql`select agent_uid as agent from applicant where realm_id = ${realmId} and applicant_uid = ${uidOf(n, 'traveller')}`,
  );
  if (rows.length !== uids.length) throw new Error(`${rows.length} applications where ${uids.length} were made`);
  const lives = uids.map((uid): Life => {
    const row = rows.find((each) => each.uid === uid)!;
    const tasks = (row.tasks ?? []).map((task) => ({ ...task, reviewer: names.get(task.reviewer) as Reviewer }));
    return {
      status: row.status,
      review: row.review,
      round: row.round,
      tasks: tasks.toSorted((a, b) => a.round - b.round || a.reviewer.localeCompare(b.reviewer)),
      outcome: row.outcome,
      agent: row.agent === null ? null : (names.get(row.agent) as Agent),
      isDeleted: row.is_deleted,
      version: row.version,
      documents: row.documents.map((document) => documentNames.indexOf(names.get(document)!)),
      country: row.country,
      day: row.day,
    };
  });
  return { lives, travellerOf: names.get(agent) as Agent };
}
