import { loadEnv } from '@visawright/server/config.ts';
import { sql, ensurePerson, createRealm, openOperator, type Db, type NewPerson } from '@visawright/server/tools.ts';
import { demoPassword } from '@visawright/demo/demo-accounts.ts';
import { many } from '../lists/many.ts';

// A realm in which every list has more than one page. Listed people need no account; only those who sign in do.

loadEnv();
const operator = openOperator();
try {
  const realmId = await createRealm(operator, {
    path: 'lists',
    name: 'Lists',
    color: '#0b7285',
    hosts: [],
    phone: '+91 11 4000 0001',
    email: 'help@lists.test',
    hours: 'Mon to Sat, 9:00 to 19:00',
    footer: 'Lists, for tests',
    isDefault: false,
    partnerTokens: false,
  });
  const db = operator.tenants.forRealm(realmId);
  await fillCompanies(db);
  const { agency_uid: agencyUid, distributor_uid: distributorUid } = await db.get<{
    agency_uid: string;
    distributor_uid: string;
  }>(sql`select agency_uid, distributor_uid from agency where realm_id = ${realmId} and name = 'Agency 001'`);
  const ensure = (role: NewPerson['role'], firstName: string, facts: Partial<NewPerson>) =>
    ensurePerson(operator, db, 'lists', {
      email: `${role}@lists.test`,
      firstName,
      lastName: 'Rao',
      role,
      password: demoPassword,
      mustChange: false,
      country: 'India',
      ...facts,
    });
  await ensure('admin', 'Uma', {});
  await ensure('distributor', 'Dev', { distributorUid });
  await ensure('agency', 'Gita', { agencyUid });
  const agent = await ensure('agent', 'Nila', { agencyUid });
  const reviewer = await ensure('reviewer', 'Ravi', { agencyUid });
  await fillPeople(db, agencyUid);
  await fillWork(db, agencyUid, agent.personUid, reviewer.personUid);
} finally {
  await operator.tenants.close();
}

// Numbers have three digits, so that names sort in numeric order.
async function fillCompanies(db: Db): Promise<void> {
  await db.run(sql`
    insert into distributor (realm_id, type, name, status, created_at)
    select ${db.realmId}, 'DISTRIBUTOR', 'Distributor ' || to_char(n, 'FM000'),
      case when n % 10 = 0 then 'suspended' else 'active' end, now() - n * interval '1 hour'
    from generate_series(1, ${many}::int) n
    where not exists (select from distributor where realm_id = ${db.realmId} and type = 'DISTRIBUTOR')`);
  await db.run(sql`
    insert into agency (realm_id, type, name, distributor_uid, business_type, status, created_at)
    select ${db.realmId}, 'AGENCY', 'Agency ' || to_char(n, 'FM000'),
      (select distributor_uid from distributor where realm_id = ${db.realmId} and name = 'Distributor 001'),
      case when n % 3 = 0 then 'B2B2C' else 'B2B' end, case when n % 10 = 0 then 'suspended' else 'active' end,
      now() - n * interval '1 hour'
    from generate_series(1, ${many}::int) n
    where not exists (select from agency where realm_id = ${db.realmId} and type = 'AGENCY')`);
}

async function fillPeople(db: Db, agencyUid: string): Promise<void> {
  for (const role of ['agent', 'reviewer'])
    await db.run(sql`
      insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email, status, created_at, joined_at, last_active_at)
      select ${db.realmId}, gen_random_uuid()::text, ${role}, ${agencyUid}, initcap(${role}), to_char(n, 'FM000'),
        ${role}::text || n || '@lists.test', case when n % 10 = 0 then 'suspended' else 'active' end, now() - n * interval '1 hour',
        case when n % 7 > 0 then now() - n * interval '1 hour' end, case when n % 7 > 0 then now() - n * interval '10 minutes' end
      from generate_series(1, ${many}::int) n on conflict do nothing`);
}

async function fillWork(db: Db, agencyUid: string, agentUid: string, reviewerUid: string): Promise<void> {
  await db.run(sql`
    insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email)
    select ${db.realmId}, gen_random_uuid()::text, 'applicant', ${agencyUid}, 'Traveller', to_char(n, 'FM000'),
      'traveller' || n || '@lists.test'
    from generate_series(10, ${many}::int, 10) n on conflict do nothing`); // one in ten signs in
  await db.run(sql`
    insert into applicant (realm_id, agency_uid, agent_uid, person_uid, type, first_name, last_name, created_at)
    select ${db.realmId}, ${agencyUid}, ${agentUid}, p.person_uid, 'B2B', 'Traveller', to_char(n, 'FM000'), now() - n * interval '1 hour'
    from generate_series(1, ${many}::int) n
    left join person p on p.realm_id = ${db.realmId} and p.email = 'traveller' || n || '@lists.test'
    where not exists (select from applicant where realm_id = ${db.realmId} and type = 'B2B')`);
  await db.run(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, review, review_round, visa_from,
      visa_to, form_id, nationality, visa_category, visa_type, travel_from, travel_to, created_by, created_at)
    select ${db.realmId}, 'L-' || (70000 + n), p.applicant_uid, ${agencyUid}, ${agentUid},
      (array['draft', 'initiated', 'form-data-collected', 'package-ready', 'online-form-completed', 'submitted'])[1 + n % 6],
      'requested', 1, 'India', (array['France', 'Japan', 'United Kingdom', 'Singapore'])[1 + n % 4],
      (array['france', 'japan', 'uk', 'singapore'])[1 + n % 4], 'India', 'Tourism',
      'Tourist visa', current_date + n::int, current_date + n::int + 9, ${agentUid}, now() - n * interval '1 hour'
    from (select applicant_uid, row_number() over (order by created_at desc) as n from applicant
          where realm_id = ${db.realmId} and type = 'B2B' order by created_at desc limit ${many}) p
    where not exists (select from application where realm_id = ${db.realmId})`);
  await db.run(sql`
    insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_by, requested_at)
    select realm_id, application_uid, 1, ${reviewerUid}, ${agentUid}, created_at from application where realm_id = ${db.realmId}
    on conflict do nothing`);
  await db.run(sql`
    insert into change_log (realm_id, application_uid, person_uid, kind, became, at)
    select realm_id, application_uid, created_by, 'created', reference, created_at from application
    where realm_id = ${db.realmId} and not exists (select from change_log c where c.realm_id = ${db.realmId} and c.kind = 'created')`);
}
