import type { FieldHistory } from '@visawright/contract/forms/form-state.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openAnswerAct } from '../prefilled-form/stored-answers.ts';

interface Row {
  readonly act_no: number;
  readonly act: FieldHistory[number]['act'];
  readonly at: Date;
  readonly body: Buffer;
  readonly by_name: string;
}

export async function answerHistory(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, field }: { readonly applicationUid: string; readonly field: string },
): Promise<FieldHistory> {
  const { applicant_uid } = await db.get<{ applicant_uid: string }>(sql`
    select a.applicant_uid from application a
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${inReach('application', actor, 'application.read')}`);
  const rows = await db.many<Row>(sql`
    select c.act_no, c.act, c.at, c.body, btrim(p.first_name || ' ' || p.last_name) as by_name
    from answer_act c join person p on p.realm_id = c.realm_id and p.person_uid = c.person_uid
    where c.realm_id = ${db.realmId} and c.application_uid = ${applicationUid} and c.field = ${field}
    order by c.act_no desc limit 200`);
  if (rows.length === 0) return [];
  const key = await loadApplicantKey(db, keys, applicant_uid);
  return rows.map(({ act_no, act, at, body, by_name }) => {
    const { value, was } = openAnswerAct(key, applicationUid, act_no, body);
    return { at: at.toISOString(), byName: by_name, act, value, was };
  });
}
