import { createHash } from 'node:crypto';
import type { StoredPageReport } from '@visawright/contract/extension/pack-review.ts';
import { canonicalJson } from '@visawright/packs/canonical/canonical-json.ts';
import { redactSentence, redactSkeleton } from '@visawright/packs/redaction/redact-skeleton.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';

const anHour = 3_600_000;
const mostAnHour = 60; // of one person
const mostStored = 1_000; // of a realm

// The same page reported again is counted. Who reported it is not stored. The extension has removed the words of the answers; numbers and
// names are removed here once more.
export const reportPage: Handler<'reportPage'> = async ({ db, parts, actor }, { body }) => {
  const { calls } = await parts.callCounters.count(`page reports ${actor.personUid}`, mostAnHour, anHour);
  if (calls > mostAnHour) throw new AppError('quota.tooMany');
  const { portal, packNumber, page } = body;
  const skeleton = redactSkeleton(body.skeleton, {});
  const differences = body.differences.map((line) => redactSentence(line, {}));
  const hash = createHash('sha256').update(canonicalJson({ portal, packNumber, page, differences, skeleton })).digest();
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into page_report (realm_id, content_sha256, portal, pack_number, page, differences, skeleton)
      values (${tx.realmId}, ${hash}, ${portal}, ${packNumber}, ${page}, ${JSON.stringify(differences)}::jsonb,
        ${JSON.stringify(skeleton)}::jsonb)
      on conflict (realm_id, content_sha256) do update set times = page_report.times + 1, reported_at = clock_timestamp()`);
    await tx.run(sql`
      delete from page_report where realm_id = ${tx.realmId} and report_uid in (
        select report_uid from page_report where realm_id = ${tx.realmId}
        order by reported_at desc, report_uid offset ${mostStored})`);
  });
  return { reported: true };
};

interface Row extends Omit<StoredPageReport, 'reportedAt'> {
  readonly reported_at: Date;
}

// The latest first.
export const listPageReports: Handler<'listPageReports'> = async ({ db }, { query }) => {
  const rows = await db.many<Row>(sql`
    select report_uid as "reportUid", portal, pack_number as "packNumber", page, differences, skeleton, times, reported_at
    from page_report where realm_id = ${db.realmId} and portal = coalesce(${query.portal ?? null}, portal)
    order by reported_at desc, report_uid limit 100`);
  return { items: rows.map(({ reported_at, ...row }) => ({ ...row, reportedAt: reported_at.toISOString() })) };
};
