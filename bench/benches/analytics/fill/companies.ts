import { shadesOf, type Actor } from '@visawright/server/tools.ts';
import { uidOf } from '../../lists/grow.ts';
import type { Query } from '../../lists/lists-cluster.ts';

export const trees = 4; // distributors
export const [agencies, agents] = [400, 5];
export const smallAgency = { number: agencies, applications: 100 }; // of the first distributor, in every database
export const realmUid = uidOf('realm', '0');
export const distributorUid = (n: string) => uidOf('distributor', n);
export const agencyUid = (n: string) => uidOf('agency', `(${n})`);
export const agentUid = (agency: string, n: string) => uidOf('agent', `(${agency})`, `(${n})`);

// One realm with its companies, the same in each database.
export async function addCompanies(query: Query): Promise<void> {
  await query(
    `insert into realm (realm_id, path, issuer, keycloak_url, keycloak_realm, display_name, shades)
     values (${realmUid}, 'numbers', 'http://numbers.test', 'http://numbers.test', 'numbers', 'Numbers', $1)`,
    [shadesOf(null)],
  );
  await query(`insert into distributor (realm_id, distributor_uid, type, name)
    select ${realmUid}, ${distributorUid('n')}, 'DISTRIBUTOR', 'Distributor ' || n from generate_series(0, ${trees - 1}) n`);
  await query(`insert into agency (realm_id, agency_uid, distributor_uid, type, name)
    select ${realmUid}, ${agencyUid('n')}, ${distributorUid(`(n % ${trees})`)}, 'AGENCY', 'Agency ' || n
    from generate_series(0, ${smallAgency.number}) n`);
  await query(`insert into person (realm_id, person_uid, kc_sub, role, agency_uid, first_name, last_name, email)
    select ${realmUid}, ${agentUid('n', 'm')}, n || ' ' || m, 'agent', ${agencyUid('n')}, 'Agent', n || ' ' || m,
      n || '-' || m || '@numbers.test'
    from generate_series(0, ${smallAgency.number}) n, generate_series(1, ${agents}) m`);
}

// An admin, a distributor of a hundred agencies, one of these agencies, and a small one.
export async function readersIn(query: Query): Promise<(Actor & { readonly title: string })[]> {
  const [row] = await query<{ realm: string; distributor: string; agency: string; small: string }>(`
    select ${realmUid} as realm, ${distributorUid('0')} as distributor, ${agencyUid('0')} as agency,
      ${agencyUid(String(smallAgency.number))} as small`);
  const { realm, distributor, agency, small } = row!;
  const base = { realmId: realm, personUid: realm, sub: '', session: '', applicantUid: null, applicantType: null };
  const none = { agencyUid: null, distributorUid: null };
  return [
    { ...base, ...none, title: 'admin', role: 'admin', roles: ['admin'] },
    {
      ...base,
      ...none,
      title: 'distributor',
      role: 'distributor',
      roles: ['distributor'],
      distributorUid: distributor,
    },
    { ...base, ...none, title: 'agency', role: 'agency', roles: ['agency'], agencyUid: agency },
    { ...base, ...none, title: 'small agency', role: 'agency', roles: ['agency'], agencyUid: small },
  ];
}
