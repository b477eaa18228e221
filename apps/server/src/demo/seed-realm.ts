import { sql, type Db } from '../access/db.ts';
import { houseOf } from '../agencies/house-of.ts';
import { versionOrder } from '../extension/version-order.ts';
import { accountsOf, createAccount, ensurePerson, type NewPerson } from '../people/ensure-person.ts';
import { createRealm, type RealmOrder } from '../realms/create-realm.ts';
import type { Parts } from '../parts.ts';
import type { Operator } from '../realms/operator.ts';
import type { DemoCase } from './case-rows.ts';
import { colleagues, demoAgencies } from './company-rows.ts';
import { casts, demoPassword, startPassword, type Account } from './people.ts';
import { rowOnly, seedAgencies } from './seed-companies.ts';
import { seedAnswers } from './papers/seed-answers.ts';
import { seedGrants } from './papers/seed-grants.ts';
import { seedOutdated } from './papers/seed-outdated.ts';
import { seedPackages } from './papers/seed-packages.ts';
import { seedPapers } from './papers/seed-papers.ts';
import { bringsFiles, seedDocuments } from './seed-documents.ts';
import { seedWork } from './seed-work.ts';

const extensionVersion = '1.4.2';

interface SeedOptions {
  readonly resetNewcomer: boolean;
  readonly castOf?: string;
  readonly files?: Pick<Parts, 'papers' | 'jobs'>; // where real files go; without, the papers have none
}

export async function seedRealm(
  operator: Operator,
  order: RealmOrder,
  { resetNewcomer, castOf = order.path, files }: SeedOptions,
): Promise<number> {
  const cast = casts[castOf];
  if (cast === undefined) throw new Error(`nobody is cast for realm ${castOf}`);
  const db = operator.tenants.forRealm(await createRealm(operator, { ...order, keepsSettings: true }));
  const houseUid = await houseOf(db);
  const distributorUid = await companyOf(db, 'distributor', cast.distributorCompany);
  const agencyUid = await companyOf(db, 'agency', cast.agencyCompany, distributorUid);
  const known = await accountsOf(operator.admin, order.path);
  let made = 0;

  const ensure = (account: Account, facts: Pick<NewPerson, 'role'> & Partial<NewPerson>) =>
    ensureNamed(account, cast.names[account], facts);
  const ensureNamed = async (
    account: string,
    [firstName, lastName]: readonly [string, string],
    facts: Pick<NewPerson, 'role'> & Partial<NewPerson>,
  ) => {
    const email = `${account}@${order.path}.test`;
    const person = {
      email,
      firstName,
      lastName,
      password: demoPassword,
      mustChange: false,
      country: 'India',
      ...facts,
    };
    const { personUid, sub, isNew } = await ensurePerson(operator, db, order.path, person, known);
    if (isNew) made++;
    return { personUid, sub };
  };

  const admin = await ensure('admin', { role: 'admin' });
  await ensure('distributor', { role: 'distributor', distributorUid });
  const owner = await ensure('agency', { role: 'agency', agencyUid });
  const agent = await ensure('agent', { role: 'agent', agencyUid });
  const reviewer = await ensure('reviewer', { role: 'reviewer', agencyUid });
  const direct = { role: 'applicant', applicant: { type: 'D2C', agencyUid: houseUid } } as const;
  const applicant = await ensure('applicant', direct);
  const travelling = { type: 'B2B', agencyUid, agentUid: agent.personUid } as const;
  const traveller = await ensure('traveller', { role: 'applicant', agencyUid, applicant: travelling });
  const newcomer = await ensure('newcomer', { ...direct, password: startPassword, mustChange: true });
  if (resetNewcomer) await startAgain(operator, db, order.path, newcomer, cast.names.newcomer);
  await releaseExtension(db, admin.personUid);

  const team = colleagues[castOf]!;
  const colleague = async (
    account: string,
    name: readonly [string, string],
    role: 'agent' | 'reviewer',
    of: string,
  ) => {
    const { personUid } = await ensureNamed(account, name, { role, agencyUid: of });
    return { personUid, name: name.join(' ') };
  };
  const agents = [{ personUid: agent.personUid, name: cast.names.agent.join(' ') }];
  for (const [at, name] of team.agents.entries())
    agents.push(await colleague(`agent${at + 2}`, name, 'agent', agencyUid));
  const reviewers = [{ personUid: reviewer.personUid, name: cast.names.reviewer.join(' ') }];
  for (const [at, name] of team.reviewers.entries())
    reviewers.push(await colleague(`reviewer${at + 2}`, name, 'reviewer', at === 0 ? agencyUid : houseUid));
  const [firstName, lastName] = team.invited;
  await rowOnly(db, { firstName, lastName, email: `agent5@${order.path}.test`, role: 'agent', agencyUid });
  const otherAgencies = await seedAgencies(db, order.path, demoAgencies[castOf]!, distributorUid);
  await noteJoined(db);
  made += await seedWork(db, operator.keys, {
    path: order.path,
    agencyUid,
    houseUid,
    otherAgencies,
    adminUid: admin.personUid,
    agencyOwnerUid: owner.personUid,
    agents,
    reviewers,
    direct: await applicantOf(db, applicant.personUid),
    traveller: await applicantOf(db, traveller.personUid),
  });
  const place = { path: order.path, cast: castOf };
  const { keys } = operator;
  if (files) made += await seedDocuments({ ...files, keys }, db, order.path);
  const bringsPassport = (told: DemoCase) => files !== undefined && bringsFiles(told);
  made += await seedPapers({ parts: { ...files, keys }, db, place, bringsPassport });
  made += await seedAnswers(db, keys, order.path);
  if (files) made += await seedGrants({ ...files, keys }, db, order.path);
  if (files) made += await seedPackages(db, files.jobs, place);
  if (files) {
    const parts = { ...files, keys };
    made += await seedOutdated({ parts, tenants: operator.tenants, db, publicUrl: operator.publicUrl, place });
  }
  return made;
}

const applicantOf = async (db: Db, personUid: string) => ({
  personUid,
  applicantUid: (
    await db.get<{ uid: string }>(
      sql`select applicant_uid as uid from applicant where realm_id = ${db.realmId} and person_uid = ${personUid}`,
    )
  ).uid,
});

// Everyone with an account has been here, but the newcomer.
const noteJoined = (db: Db): Promise<number> =>
  db.run(sql`
    update person set joined_at = now(), last_active_at = date_trunc('hour', now() - interval '1 hour' * (ascii(first_name) % 40))
    where realm_id = ${db.realmId} and joined_at is null and kc_sub not like 'awaited/%' and email not like 'newcomer@%'`);

async function companyOf(db: Db, kind: 'distributor' | 'agency', name: string, above?: string): Promise<string> {
  const isAgency = kind === 'agency';
  const known = await db.find<{ uid: string }>(
    isAgency
      ? sql`select agency_uid as uid from agency where realm_id = ${db.realmId} and name = ${name} and type = 'AGENCY'`
      : sql`select distributor_uid as uid from distributor
            where realm_id = ${db.realmId} and name = ${name} and type = 'DISTRIBUTOR'`,
  );
  if (known !== undefined) return known.uid;
  const { uid } = await db.get<{ uid: string }>(
    isAgency
      ? sql`insert into agency (realm_id, type, name, distributor_uid)
            values (${db.realmId}, 'AGENCY', ${name}, ${above ?? null}) returning agency_uid as uid`
      : sql`insert into distributor (realm_id, type, name)
            values (${db.realmId}, 'DISTRIBUTOR', ${name}) returning distributor_uid as uid`,
  );
  return uid;
}

// The provider remembers old passwords and refuses them, so the account itself is made anew.
async function startAgain(
  operator: Operator,
  db: Db,
  path: string,
  { sub, personUid }: { readonly sub: string; readonly personUid: string },
  [firstName, lastName]: readonly [string, string],
): Promise<void> {
  const email = `newcomer@${path}.test`;
  const facts = { email, firstName, lastName, role: 'applicant', password: startPassword, mustChange: true } as const;
  await operator.admin.remove(`/${path}/users/${sub}`);
  const fresh = await createAccount(operator.admin, path, { ...facts, country: 'India' });
  await db.transaction(async (tx) => {
    await tx.run(sql`delete from session where realm_id = ${db.realmId} and person_uid = ${personUid}`);
    await tx.run(sql`update person set kc_sub = ${fresh} where realm_id = ${db.realmId} and person_uid = ${personUid}`);
  });
}

async function releaseExtension(db: Db, createdBy: string): Promise<void> {
  await db.run(
    sql`insert into extension_release (realm_id, version, version_order, is_critical, notes, created_by)
        values (${db.realmId}, ${extensionVersion}, ${versionOrder(extensionVersion)}, false, 'First release', ${createdBy})
        on conflict do nothing`,
  );
}
