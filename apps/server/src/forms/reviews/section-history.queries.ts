import { sql, type Db } from '../../platform/db/db.ts';

export interface DecidedSection {
  readonly section: string;
  readonly round: number;
  readonly verdict: 'approved' | 'returned';
  readonly reviewer_uid: string;
  readonly reason: Buffer | null; // sealed
  readonly answers: Buffer | null; // null: decided before answers were stored with the decision
  readonly at: Date;
  readonly reviewer_name: string;
}

// The last decision on each section up to a round. Where two reviewers of that round disagree, the return counts.
export const lastDecisions = (db: Db, applicationUid: string, upToRound: number): Promise<DecidedSection[]> =>
  db.many<DecidedSection>(sql`
    select distinct on (s.section) s.section, s.round, s.verdict, s.reviewer_uid, s.reason, s.answers, t.decided_at as at,
      btrim(p.first_name || ' ' || p.last_name) as reviewer_name
    from review_section s
    join review_task t on t.realm_id = s.realm_id and t.application_uid = s.application_uid and t.round = s.round
      and t.reviewer_uid = s.reviewer_uid
    join person p on p.realm_id = s.realm_id and p.person_uid = s.reviewer_uid
    where s.realm_id = ${db.realmId} and s.application_uid = ${applicationUid} and s.round <= ${upToRound}
    order by s.section, s.round desc, (s.verdict = 'returned') desc, t.decided_at desc`);

export interface SectionReply {
  readonly section: string;
  readonly round: number;
  readonly body: Buffer; // sealed
  readonly at: Date;
  readonly person_name: string;
}

// The last reply in each section.
export const lastReplies = (db: Db, applicationUid: string): Promise<SectionReply[]> =>
  db.many<SectionReply>(sql`
    select distinct on (r.section) r.section, r.round, r.body, r.at, btrim(p.first_name || ' ' || p.last_name) as person_name
    from review_reply r join person p on p.realm_id = r.realm_id and p.person_uid = r.person_uid
    where r.realm_id = ${db.realmId} and r.application_uid = ${applicationUid} order by r.section, r.round desc`);
