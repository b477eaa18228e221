import { sql, type Db } from '../access/db.ts';
import { versionOrder } from '../extension/version-order.ts';
import { accountsOf, createAccount, ensurePerson, type NewPerson } from '../people/ensure-person.ts';
import { createRealm, type RealmOrder } from '../realms/create-realm.ts';
import type { Operator } from '../realms/operator.ts';
import { casts, demoPassword, startPassword, type Account } from './people.ts';

const extensionVersion = '1.4.2';

export async function seedRealm(
  operator: Operator,
  order: RealmOrder,
  { resetNewcomer }: { readonly resetNewcomer: boolean },
): Promise<number> {
  const cast = casts[order.path];
  if (cast === undefined) throw new Error(`nobody is cast for realm ${order.path}`);
  const db = operator.tenants.forRealm(await createRealm(operator, order));
  const houseUid = await houseOf(db);
  const distributorUid = await companyOf(db, 'distributor', cast.distributorCompany);
  const agencyUid = await companyOf(db, 'agency', cast.agencyCompany, distributorUid);
  const known = await accountsOf(operator.admin, order.path);
  let made = 0;

  const ensure = async (account: Account, facts: Pick<NewPerson, 'role'> & Partial<NewPerson>) => {
    const [firstName, lastName] = cast.names[account];
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
  await ensure('agency', { role: 'agency', agencyUid });
  const agent = await ensure('agent', { role: 'agent', agencyUid });
  await ensure('reviewer', { role: 'reviewer', agencyUid });
  const direct = { role: 'applicant', applicant: { type: 'D2C', agencyUid: houseUid } } as const;
  await ensure('applicant', direct);
  const travelling = { type: 'B2B', agencyUid, agentUid: agent.personUid } as const;
  await ensure('traveller', { role: 'applicant', agencyUid, applicant: travelling });
  const newcomer = await ensure('newcomer', { ...direct, password: startPassword, mustChange: true });
  if (resetNewcomer) await startAgain(operator, db, order.path, newcomer);
  await releaseExtension(db, admin.personUid);
  return made;
}

const houseOf = async (db: Db): Promise<string> =>
  (
    await db.get<{ uid: string }>(
      sql`select agency_uid as uid from agency where realm_id = ${db.realmId} and type = 'SUPER_ADMIN'`,
    )
  ).uid;

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
): Promise<void> {
  const [firstName, lastName] = casts[path]!.names.newcomer;
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
