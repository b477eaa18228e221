import { randomUUID } from 'node:crypto';
import { insertRealm } from '@visawright/server/testing.ts';
import { sql, type Actor, type Db, type TenantDatabase } from '@visawright/server/tools.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';

export interface Agency {
  readonly agencyUid: string;
  readonly rule: string; // found in applications of this agency only: it shows where a number comes from
  readonly agents: readonly string[];
  readonly reviewer: string;
}

// A realm with two distributors, six agencies (three each) and the people who read numbers.
export interface Office {
  readonly realmId: string;
  readonly api: Db;
  readonly worker: Db;
  readonly owner: Db;
  readonly agencies: readonly Agency[];
  readonly readers: readonly { readonly actor: Actor; readonly agencies: readonly Agency[] }[];
}

interface Pools {
  readonly ownerUrl: string;
  readonly api: TenantDatabase;
  readonly worker: TenantDatabase;
  readonly owner: TenantDatabase;
}

export async function makeOffice(pools: Pools, at: number): Promise<Office> {
  const realmId = await insertRealm(pools.ownerUrl, { path: `numbers-${at}` });
  const owner = pools.owner.forRealm(realmId);
  const person = async (role: Role, agencyUid: string | null, distributorUid: string | null): Promise<Actor> => {
    const sub = randomUUID();
    const { uid } = await owner.get<{ uid: string }>(sql`
      insert into person (realm_id, kc_sub, role, agency_uid, distributor_uid, first_name, last_name, email, joined_at)
      values (${realmId}, ${sub}, ${role}, ${agencyUid}, ${distributorUid}, ${role}, '', ${`${sub}@numbers.test`}, now())
      returning person_uid as uid`);
    const nobody = { session: '', applicantUid: null, applicantType: null };
    return { realmId, personUid: uid, sub, role, roles: [role], agencyUid, distributorUid, ...nobody };
  };
  const agencies: Agency[] = [];
  const readers: Office['readers'][number][] = [];
  for (let tree = 0; tree < 2; tree++) {
    const { uid: distributorUid } = await owner.get<{ uid: string }>(sql`
      insert into distributor (realm_id, type, name) values (${realmId}, 'DISTRIBUTOR', ${`Tree ${tree}`})
      returning distributor_uid as uid`);
    const own: Agency[] = [];
    for (let n = 0; n < 3; n++) {
      const { uid: agencyUid } = await owner.get<{ uid: string }>(sql`
        insert into agency (realm_id, type, name, distributor_uid) values (${realmId}, 'AGENCY', ${`Agency ${tree}${n}`}, ${distributorUid})
        returning agency_uid as uid`);
      const agents = [await person('agent', agencyUid, null), await person('agent', agencyUid, null)];
      const agency: Agency = {
        agencyUid,
        rule: `rule-of-${at}-${tree}-${n}`,
        agents: agents.map(({ personUid }) => personUid),
        reviewer: (await person('reviewer', agencyUid, null)).personUid,
      };
      own.push(agency);
      readers.push({ actor: await person('agency', agencyUid, null), agencies: [agency] });
    }
    agencies.push(...own);
    readers.push({ actor: await person('distributor', null, distributorUid), agencies: own });
  }
  readers.push({ actor: await person('admin', null, null), agencies });
  return {
    realmId,
    api: pools.api.forRealm(realmId),
    worker: pools.worker.forRealm(realmId),
    owner,
    agencies,
    readers,
  };
}
