import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { logEditConsequences } from '../../applications/records/log-edit-consequences.ts';
import { sealAnswerAct, sealAnswers, type StoredAnswers } from '../prefilled-form/stored-answers.ts';
import type { PrefilledForm } from '../prefilled-form/prefilled-form.ts';

// Appends to the answer history, in order.
export async function storeAnswerActs(
  tx: Tx,
  actor: Actor,
  { application: { applicationUid }, key }: PrefilledForm,
  acts: StoredAnswers,
): Promise<void> {
  const { last } = await tx.get<{ last: number }>(sql`
    select coalesce(max(act_no), 0) as last from answer_act where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
  const all = Object.entries(acts).map(([field, { act, value, was, source }], at) => ({
    field,
    act,
    body: sealAnswerAct(key, applicationUid, last + at + 1, { value, was, source }).toString('base64'),
  }));
  await tx.run(sql`
    insert into answer_act (realm_id, application_uid, act_no, field, act, person_uid, body)
    select ${tx.realmId}, ${applicationUid}, ${last} + u.n, u.field, u.act, ${actor.personUid}, decode(u.body, 'base64')
    from unnest(${all.map(({ field }) => field)}::text[], ${all.map(({ act }) => act)}::text[], ${all.map(({ body }) => body)}::text[])
      with ordinality as u (field, act, body, n)`);
}

// A changed answer withdraws an approval. The change log gets at most one entry every ten minutes per person, not one per field.
export async function storeAnswers(
  tx: Tx,
  actor: Actor,
  prefilled: PrefilledForm,
  changed: StoredAnswers,
): Promise<void> {
  const { application, key, formVersion } = prefilled;
  const { applicationUid, review, status } = application;
  const sealed = sealAnswers(key, applicationUid, { ...prefilled.answers, ...changed });
  await tx.run(sql`
    update application set answers = ${sealed}, form_version = ${formVersion}, version = version + 1,
      review = case when review = 'approved' then 'none' else review end
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
  await storeAnswerActs(tx, actor, prefilled, changed);
  await tx.run(sql`
    insert into change_log (realm_id, application_uid, person_uid, kind)
    select ${tx.realmId}, ${applicationUid}, ${actor.personUid}, 'answered'
    where not exists (select from change_log c
      where c.realm_id = ${tx.realmId} and c.application_uid = ${applicationUid} and c.person_uid = ${actor.personUid}
        and c.kind = 'answered' and c.at > now() - interval '10 minutes')`);
  await logEditConsequences(tx, actor, applicationUid, {
    hasLapsed: review.state === 'approved',
    was: status,
    became: status,
  });
}
