import {
  sql,
  getPlatformAgencyUid,
  versionOrder,
  accountsOf,
  createAccount,
  ensurePerson,
  createRealm,
  type Db,
  type NewPerson,
  type RealmOrder,
  type Parts,
  type Operator,
} from '@visawright/server/tools.ts';
import { demoAgencies, demoColleagues } from './accounts/demo-agencies.ts';
import { demoAccounts, demoPassword, startPassword, type Account } from './accounts/demo-accounts.ts';
import { insertPersonRow, seedAgencies } from './accounts/seed-agencies.ts';
import { seedAnswers } from './forms/seed-answers.ts';
import { seedReviewSections } from './forms/seed-review-sections.ts';
import { seedGrants } from './grants/seed-grants.ts';
import { seedOutdatedPackages } from './packages/seed-outdated-packages.ts';
import { seedPackages } from './packages/seed-packages.ts';
import { seedDocuments } from './documents/seed-documents.ts';
import type { DemoDepth } from './documents/is-drawn.ts';
import { openFileReader } from './documents/read-files.ts';
import { seedWork } from './applications/seed-work.ts';

const extensionVersion = '1.4.2';

interface SeedOptions {
  readonly resetNewcomer: boolean;
  readonly accountsOf?: string; // the demo realm whose people are used; the realm's own path otherwise
  readonly depth?: DemoDepth;
  readonly files?: Pick<Parts, 'sealedObjects' | 'jobs'>; // where files are stored; without them the documents have no files
}

export async function seedRealm(
  operator: Operator,
  order: RealmOrder,
  { resetNewcomer, accountsOf: peopleOf = order.path, files, depth = 'full' }: SeedOptions,
): Promise<number> {
  const accounts = demoAccounts[peopleOf];
  if (accounts === undefined) throw new Error(`no demo accounts for realm ${peopleOf}`);
  const db = operator.tenants.forRealm(await createRealm(operator, { ...order, keepsSettings: true }));
  const platformAgencyUid = await getPlatformAgencyUid(db);
  const distributorUid = await companyOf(db, 'distributor', accounts.distributorCompany);
  const agencyUid = await companyOf(db, 'agency', accounts.agencyCompany, distributorUid);
  const known = await accountsOf(operator.admin, order.path);
  let made = 0;

  const ensure = (account: Account, facts: Pick<NewPerson, 'role'> & Partial<NewPerson>) =>
    ensureNamed(account, accounts.names[account], facts);
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
  const direct = { role: 'applicant', applicant: { type: 'D2C', agencyUid: platformAgencyUid } } as const;
  const applicant = await ensure('applicant', direct);
  const travelling = { type: 'B2B', agencyUid, agentUid: agent.personUid } as const;
  const traveller = await ensure('traveller', { role: 'applicant', agencyUid, applicant: travelling });
  const newcomer = await ensure('newcomer', { ...direct, password: startPassword, mustChange: true });
  if (resetNewcomer) await recreateNewcomer(operator, db, order.path, newcomer, accounts.names.newcomer);
  await releaseExtension(db, admin.personUid);

  const team = demoColleagues[peopleOf]!;
  const colleague = async (
    account: string,
    name: readonly [string, string],
    role: 'agent' | 'reviewer',
    of: string,
  ) => {
    const { personUid } = await ensureNamed(account, name, { role, agencyUid: of });
    return { personUid, name: name.join(' ') };
  };
  const agents = [{ personUid: agent.personUid, name: accounts.names.agent.join(' ') }];
  for (const [at, name] of team.agents.entries())
    agents.push(await colleague(`agent${at + 2}`, name, 'agent', agencyUid));
  const reviewers = [{ personUid: reviewer.personUid, name: accounts.names.reviewer.join(' ') }];
  for (const [at, name] of team.reviewers.entries())
    reviewers.push(await colleague(`reviewer${at + 2}`, name, 'reviewer', at === 0 ? agencyUid : platformAgencyUid));
  const [firstName, lastName] = team.invited;
  await insertPersonRow(db, { firstName, lastName, email: `agent5@${order.path}.test`, role: 'agent', agencyUid });
  const otherAgencies = await seedAgencies(db, order.path, demoAgencies[peopleOf]!, distributorUid);
  await markAsJoined(db);
  made += await seedWork(db, operator.keys, {
    path: order.path,
    realm: peopleOf,
    agencyUid,
    platformAgencyUid,
    otherAgencies,
    adminUid: admin.personUid,
    agencyOwnerUid: owner.personUid,
    agents,
    reviewers,
    direct: await applicantOf(db, applicant.personUid),
    traveller: await applicantOf(db, traveller.personUid),
  });
  const demoRealm = { path: order.path, accountsOf: peopleOf, depth };
  const { keys, tenants, publicUrl } = operator;
  const reader = files && openFileReader({ ...files, keys, tenants }, peopleOf);
  try {
    made += await seedDocuments({ keys, reader, db, demoRealm });
    made += await seedAnswers(db, keys, order.path);
    made += await seedReviewSections(db, keys, order.path);
    if (reader) made += await seedGrants(keys, reader, db, order.path);
  } finally {
    await reader?.close();
  }
  if (files) {
    made += await seedPackages(db, files.jobs, demoRealm);
    made += await seedOutdatedPackages({ parts: { ...files, keys }, tenants, db, publicUrl, demoRealm });
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

// Everyone with an account has signed in, except the newcomer.
const markAsJoined = (db: Db): Promise<number> =>
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

// The identity provider refuses earlier passwords, so the account itself is created again.
async function recreateNewcomer(
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
