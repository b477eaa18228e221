import { randomUUID, sign } from 'node:crypto';
import { sql, type Db, type Operator } from '@visawright/server/tools.ts';
import type { IdentityRealm } from '@visawright/server/testing.ts';
import { realmSigner, type RealmSigner } from '../tokens/realm-signer.ts';

export interface Member {
  readonly personUid: string;
  readonly sub: string;
  readonly role: 'agent' | 'agency';
  readonly agencyUid: string;
  token(seconds?: number): string;
}

export interface Crowd {
  readonly realm: IdentityRealm;
  readonly db: Db; // with the owner role, for lookups
  readonly heads: readonly Member[]; // one per agency
  readonly agents: readonly Member[];
}

// A realm with many people and a token for each, signed with a key that the identity provider publishes, instead of hundreds of sign-ins.
export async function createCrowd(
  operator: Operator,
  realm: IdentityRealm,
  agencies: number,
  perAgency: number,
): Promise<Crowd> {
  const signer = await realmSigner(operator.admin, realm.path);
  const [, part = ''] = (await realm.token('agency')).split('.');
  const claims = JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const db = operator.tenants.forRealm(realm.realmId);
  const heads: Member[] = [];
  const agents: Member[] = [];
  for (let i = 0; i < agencies; i++) {
    const { uid: agencyUid } = await db.get<{ uid: string }>(
      sql`insert into agency (realm_id, type, name) values (${realm.realmId}, 'AGENCY', ${`Agency ${i}`})
        returning agency_uid as uid`,
    );
    const add = async (role: Member['role']): Promise<Member> => {
      const sub = randomUUID();
      const { uid } = await db.get<{ uid: string }>(sql`
        insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email)
        values (${realm.realmId}, ${sub}, ${role}, ${agencyUid}, 'Asha', 'Rao', ${`${sub}@crowd.test`}) returning person_uid as uid`);
      return { personUid: uid, sub, role, agencyUid, token: (seconds) => tokenOf(signer, claims, sub, role, seconds) };
    };
    heads.push(await add('agency'));
    for (let n = 0; n < perAgency; n++) agents.push(await add('agent'));
  }
  return { realm, db, heads, agents };
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(
  signer: RealmSigner,
  claims: Record<string, unknown>,
  sub: string,
  role: string,
  seconds = 600,
): string {
  const now = Math.floor(Date.now() / 1_000);
  const own = { ...claims, sub, sid: randomUUID(), iat: now - 1, exp: now + seconds, realm_access: { roles: [role] } };
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: signer.kid })}.${part(own)}`;
  return `${text}.${sign('sha256', Buffer.from(text), signer.privateKey).toString('base64url')}`;
}
