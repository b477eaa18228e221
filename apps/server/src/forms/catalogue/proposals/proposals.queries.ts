import type { CatalogueProposal, ProposalState } from '@visawright/contract/forms/catalogue.ts';
import { sql, type Db } from '../../../platform/db/db.ts';

export interface ProposalRow {
  readonly proposal_uid: string;
  readonly target: string;
  readonly body: string;
  readonly note: string;
  readonly state: ProposalState;
  readonly by_name: string | null;
  readonly proposed_at: Date;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
}

export const presentProposal = (row: ProposalRow, changes: number): CatalogueProposal => ({
  proposalUid: row.proposal_uid,
  target: row.target,
  note: row.note,
  state: row.state,
  byName: row.by_name,
  at: row.proposed_at.toISOString(),
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  changes,
});

const selected = sql`
  select a.proposal_uid, a.target, a.body, a.note, a.state, a.proposed_at, a.decided_at,
    nullif(trim(b.first_name || ' ' || b.last_name), '') as by_name,
    nullif(trim(d.first_name || ' ' || d.last_name), '') as decided_by_name
  from catalogue_proposal a
  join person b on b.realm_id = a.realm_id and b.person_uid = a.proposed_by
  left join person d on d.realm_id = a.realm_id and d.person_uid = a.decided_by`;

export const latestProposals = (db: Db, limit: number): Promise<ProposalRow[]> =>
  db.many<ProposalRow>(sql`
    ${selected} where a.realm_id = ${db.realmId} order by a.proposed_at desc, a.proposal_uid desc limit ${limit}`);

export const proposalRow = (db: Db, proposalUid: string): Promise<ProposalRow> =>
  db.get<ProposalRow>(sql`${selected} where a.realm_id = ${db.realmId} and a.proposal_uid = ${proposalUid}`);

// Locked so that concurrent proposals cannot exceed the limit.
export async function countOpenProposals(tx: Db): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('catalogue proposals ' || ${tx.realmId}, 0))`);
  const { open } = await tx.get<{ open: number }>(sql`
    select count(*)::int as open from catalogue_proposal where realm_id = ${tx.realmId} and state = 'open'`);
  return open;
}
