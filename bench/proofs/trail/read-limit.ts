import { readsAnHour } from '@visawright/contract/platform/trail-words.ts';
import { sql } from '@visawright/server/tools.ts';
import { ask } from '../access/ask.ts';
import type { Stage } from './stage.ts';

export interface ReadLimit {
  readonly allowed: number;
  readonly beyond: readonly number[]; // statuses after the limit
  readonly alerted: readonly string[]; // roles that were notified
}

// A person who has opened the data of all but one traveller of the limit opens two more, again and again.
export async function passReadLimit({ server, world, principals, owner }: Stage): Promise<ReadLimit> {
  const reader = principals.find(({ name }) => name === 'agency')!;
  const agent = principals.find(({ name }) => name === 'agent')!;
  await owner.run(sql`delete from sensitive_read`);
  await owner.run(sql`
    insert into applicant (realm_id, agency_uid, type, first_name, last_name)
    select ${owner.realmId}, ${reader.ids.own.agency}, 'B2B', 'T' || n, '' from generate_series(1, ${readsAnHour}) n`);
  await owner.run(sql`
    insert into sensitive_read (realm_id, person_uid, slot, applicant_uid)
    select ${owner.realmId}, ${agent.who.uid}, date_bin('10 minutes', now(), timestamptz '2020-01-01 00:00:00+00'), applicant_uid
    from applicant where first_name ~ '^T[0-9]+$' and applicant_uid <> ${agent.ids.own.applicant} limit ${readsAnHour - 1}`);
  const open = async () => {
    const sent = { query: { applicantUid: agent.ids.own.applicant } };
    return (await ask(server.app, 'documentsOfApplicant', sent, { token: agent.token, realm: world.path })).status;
  };
  const allowed = await open();
  await owner.run(sql`delete from sensitive_read where applicant_uid = ${agent.ids.own.applicant}`);
  await owner.run(sql`
    insert into sensitive_read (realm_id, person_uid, slot, applicant_uid)
    select ${owner.realmId}, ${agent.who.uid}, date_bin('10 minutes', now(), timestamptz '2020-01-01 00:00:00+00'), applicant_uid
    from applicant where first_name ~ '^T[0-9]+$' on conflict do nothing`);
  const beyond = [await open(), await open(), await open()];
  const alerted = await owner.many<{ role: string }>(sql`
    select p.role from notification n join person p on p.realm_id = n.realm_id and p.person_uid = n.person_uid
    where n.kind = 'readLimit' order by p.role`);
  return { allowed, beyond, alerted: alerted.map(({ role }) => role) };
}
