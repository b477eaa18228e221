import type { Quote, QuoteBody } from '@visawright/contract/billing/quote.ts';
import type { Action } from '@visawright/contract/platform/access.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { inReach } from '../../../platform/access/reach.ts';
import { sql, type Db, type Tx } from '../../../platform/db/db.ts';

interface QuoteRow {
  readonly quote_uid: string;
  readonly state: Quote['state'];
  readonly body: QuoteBody;
  readonly created_by_name: string;
  readonly created_at: Date;
  readonly accepted_at: Date | null;
}

const presentQuote = (row: QuoteRow): Quote => ({
  quoteUid: row.quote_uid,
  state: row.state,
  body: row.body,
  createdBy: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  acceptedAt: row.accepted_at?.toISOString() ?? null,
});

// Newest first. The caller has checked access to the application.
export const quotesOf = async (db: Db, applicationUid: string): Promise<Quote[]> =>
  (
    await db.many<QuoteRow>(sql`
      select q.quote_uid, q.state, q.body, q.created_at, q.accepted_at, btrim(p.first_name || ' ' || p.last_name) as created_by_name
      from quote q join person p on p.realm_id = q.realm_id and p.person_uid = q.created_by
      where q.realm_id = ${db.realmId} and q.application_uid = ${applicationUid} order by q.created_at desc, q.quote_uid`)
  ).map(presentQuote);

export interface LockedQuote {
  readonly quote_uid: string;
  readonly application_uid: string;
  readonly agency_uid: string;
  readonly applicant_uid: string;
  readonly reference: string;
  readonly state: Quote['state'];
  readonly body: QuoteBody;
}

// The application is locked first, as every write about it does, and decides about access.
export const lockQuote = (tx: Tx, actor: Actor, action: Action, quoteUid: string): Promise<LockedQuote> =>
  tx.get<LockedQuote>(sql`
    select q.quote_uid, q.application_uid, q.agency_uid, q.state, q.body, a.applicant_uid, a.reference
    from quote q join application a on a.realm_id = q.realm_id and a.application_uid = q.application_uid
    where q.realm_id = ${tx.realmId} and q.quote_uid = ${quoteUid} and a.deleted_at is null
      and ${inReach('application', actor, action)}
    for no key update of a, q`);

export const hasAcceptedQuote = async (tx: Tx, applicationUid: string): Promise<boolean> =>
  (await tx.find(sql`
    select 1 as one from quote where realm_id = ${tx.realmId} and application_uid = ${applicationUid} and state = 'accepted'`)) !==
  undefined;
