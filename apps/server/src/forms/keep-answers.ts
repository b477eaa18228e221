import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { writeConsequences } from '../applications/write-consequences.ts';
import { sealAct, sealAnswers, type StoredAnswers } from './answers.ts';
import type { FormCase } from './form-case.ts';

// Every act, in its order, behind what came before.
export async function writeActs(
  tx: Tx,
  actor: Actor,
  { application: { applicationUid }, key }: FormCase,
  acts: StoredAnswers,
): Promise<void> {
  const { last } = await tx.get<{ last: number }>(sql`
    select coalesce(max(act_no), 0) as last from answer_act where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
  const all = Object.entries(acts).map(([field, { act, value, was, source }], at) => ({
    field,
    act,
    body: sealAct(key, applicationUid, last + at + 1, { value, was, source }).toString('base64'),
  }));
  await tx.run(sql`
    insert into answer_act (realm_id, application_uid, act_no, field, act, person_uid, body)
    select ${tx.realmId}, ${applicationUid}, ${last} + u.n, u.field, u.act, ${actor.personUid}, decode(u.body, 'base64')
    from unnest(${all.map(({ field }) => field)}::text[], ${all.map(({ act }) => act)}::text[], ${all.map(({ body }) => body)}::text[])
      with ordinality as u (field, act, body, n)`);
}

// An approval was of what stood there before. Somebody who fills a form is told of once in ten minutes, not once a field.
export async function keepAnswers(tx: Tx, actor: Actor, held: FormCase, changed: StoredAnswers): Promise<void> {
  const { application, key, formVersion } = held;
  const { applicationUid, review, status } = application;
  const sealed = sealAnswers(key, applicationUid, { ...held.answers, ...changed });
  await tx.run(sql`
    update application set answers = ${sealed}, form_version = ${formVersion}, version = version + 1,
      review = case when review = 'approved' then 'none' else review end
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
  await writeActs(tx, actor, held, changed);
  await tx.run(sql`
    insert into change_log (realm_id, application_uid, person_uid, kind)
    select ${tx.realmId}, ${applicationUid}, ${actor.personUid}, 'answered'
    where not exists (select from change_log c
      where c.realm_id = ${tx.realmId} and c.application_uid = ${applicationUid} and c.person_uid = ${actor.personUid}
        and c.kind = 'answered' and c.at > now() - interval '10 minutes')`);
  await writeConsequences(tx, actor, applicationUid, {
    hasLapsed: review.state === 'approved',
    was: status,
    became: status,
  });
}
