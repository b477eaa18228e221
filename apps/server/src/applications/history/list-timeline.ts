import type { ApplicationChange } from '@visawright/contract/applications/application.ts';
import type { Page } from '@visawright/contract/platform/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { openChangeReason } from '../../platform/changes/write-change.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach, mayDo } from '../../platform/access/reach.ts';
import { readCursor } from '../../platform/lists/cursor.ts';
import { countUpToCap, parseLimit, buildPage, type ListedRow } from '../../platform/lists/page.ts';

interface Row extends ListedRow, Omit<ApplicationChange, 'at' | 'reason' | 'personName' | 'docId'> {
  readonly at: Date;
  readonly sealed_reason: Buffer | null;
  readonly person_name: string | null;
  readonly doc_id: string | null;
}

export async function listTimeline(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  query: QueryOf<Operations['applicationTimeline']>,
): Promise<Page<ApplicationChange>> {
  const { applicant_uid } = await db.get<{ applicant_uid: string }>(sql`
    select a.applicant_uid from application a where a.realm_id = ${db.realmId} and a.application_uid = ${query.applicationUid}
      and a.deleted_at is null and ${inReach('application', actor, 'application.read')}`);
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  // Notes, and the reasons for a transfer, are visible to colleagues only.
  const isColleague = mayDo(actor, 'application.transfer') !== undefined;
  const visibleReason =
    query.withReasons === undefined
      ? sql`null::bytea`
      : isColleague
        ? sql`c.sealed_reason`
        : sql`case when c.kind not in ('transferred', 'reviewRequested', 'reviewWithdrawn') then c.sealed_reason end`;
  const from = sql`
    from change_log c left join person p on p.realm_id = c.realm_id and p.person_uid = c.person_uid
    where c.realm_id = ${db.realmId} and c.application_uid = ${query.applicationUid}
      ${isColleague ? sql`` : sql`and c.kind <> 'noted'`}`;
  const rows = await db.many<Row>(sql`
    select c.at, c.kind, c.field, c.was, c.became, ${visibleReason} as sealed_reason,
      btrim(p.first_name || ' ' || p.last_name) as person_name,
      case when c.field = 'docIds' then c.subject_uid end as doc_id,
      c.change_uid as uid, c.at::text as sort_key
    ${from} ${cursor ? sql`and (c.at, c.change_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)` : sql``}
    order by c.at desc, c.change_uid desc limit ${limit + 1}`);
  const counted = cursor ? undefined : await countUpToCap(db, from);
  const hasReasons = rows.some(({ sealed_reason }) => sealed_reason !== null);
  const key = hasReasons ? await loadApplicantKey(db, keys, applicant_uid) : undefined;
  return buildPage(
    rows,
    limit,
    counted,
    ({ uid, at, kind, field, was, became, sealed_reason, person_name, doc_id }) => ({
      at: at.toISOString(),
      kind,
      field,
      was,
      became,
      reason: key && sealed_reason ? openChangeReason(key, uid, sealed_reason) : null,
      personName: person_name,
      docId: doc_id,
    }),
  );
}
