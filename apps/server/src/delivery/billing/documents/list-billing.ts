import type { BillingDocument } from '@visawright/contract/billing/billing.ts';
import type { Page } from '@visawright/contract/platform/list.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { readCursor } from '../../../platform/lists/cursor.ts';
import { buildPage, countUpToCap, parseLimit, type ListedRow } from '../../../platform/lists/page.ts';
import { getAgencyInReach } from '../prices/prices.queries.ts';
import { documentColumns, documentSource, presentDocument, type DocumentRow } from './billing-documents.queries.ts';

interface Query {
  readonly agencyUid?: string | undefined;
  readonly limit?: string | undefined;
  readonly cursor?: string | undefined;
}

export async function listBilling(db: Db, actor: Actor, query: Query): Promise<Page<BillingDocument>> {
  const { agencyUid } = await getAgencyInReach(db, actor, 'invoice.manage', query.agencyUid);
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  const after = cursor
    ? sql`(d.issued_at, d.billing_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)`
    : sql`true`;
  const mine = sql`d.realm_id = ${db.realmId} and d.agency_uid = ${agencyUid}`;
  const rows = await db.many<DocumentRow & ListedRow>(sql`
    select ${documentColumns}, d.issued_at::text as sort_key, d.billing_uid as uid from ${documentSource}
    where ${mine} and ${after} order by d.issued_at desc, d.billing_uid desc limit ${limit + 1}`);
  const counted = cursor ? undefined : await countUpToCap(db, sql`1 from billing_document d where ${mine}`);
  return buildPage(rows, limit, counted, presentDocument);
}
