import type { FillFile } from '@visawright/contract/extension/fill.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadDeclared } from '../packages/load-declared.ts';
import { signPack } from '../packs/sign-pack.ts';
import { filesOf, questionsOf } from './asked-of-pack.ts';
import { buildFillFile } from './build-fill-file.ts';
import { choosePack } from './choose-pack.ts';
import { getFillable } from './fill-application.ts';

// Declared answers, and of these only the ones that the portal asks for.
export const fillData: Handler<'fillData'> = async ({ db, parts, actor }, { query }) => {
  const { applicationUid, portal } = query;
  const fillable = await getFillable(db, actor, applicationUid);
  const { applicant_uid: applicantUid, form_id: destination } = fillable;
  const chosen = await choosePack(db, { applicationUid, destination, portal });
  const { row, form, formVersion, values } = await loadDeclared(db, parts.keys, applicationUid);
  const asked = questionsOf(chosen.pack);
  const fields = form.sections.flatMap((section) => section.fields).filter(({ id }) => asked.has(id));
  const files: FillFile[] = [];
  for (const file of filesOf(chosen.pack)) {
    const built = await buildFillFile(db, parts, file, { applicationUid, applicantUid, destination });
    if (built) files.push({ file, name: built.name, mediaType: built.mediaType, bytes: built.bytes.length });
  }
  return {
    applicationUid,
    applicantUid,
    applicantName: `${row.first_name} ${row.last_name}`.trim(),
    formVersion,
    declaredAt: row.declared_at.toISOString(),
    approvedBy: await findApprover(db, applicationUid),
    submitsInPerson: fillable.submits_in_person,
    pack: await signPack(db, parts.keys, chosen),
    answers: Object.fromEntries(Object.entries(values).filter(([field]) => asked.has(field))),
    labels: Object.fromEntries(fields.map(({ id, label }) => [id, label])),
    files,
  };
};

// The reviewer who approved the content as it is.
const findApprover = async (db: Db, applicationUid: string): Promise<string | null> =>
  (
    await db.find<{ name: string }>(sql`
      select btrim(p.first_name || ' ' || p.last_name) as name from application a
      join review_task t on t.realm_id = a.realm_id and t.application_uid = a.application_uid and t.round = a.review_round
      join person p on p.realm_id = t.realm_id and p.person_uid = t.reviewer_uid
      where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.review = 'approved'
        and t.verdict = 'approved' and t.withdrawn_at is null
      order by t.decided_at desc limit 1`)
  )?.name ?? null;
