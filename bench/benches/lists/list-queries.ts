import { applicationSorts, type ApplicationSort } from '@visawright/contract/applications/application-sorts.ts';
import type { Actor } from '@visawright/server/tools.ts';
import type { ListQuery } from '@visawright/server/product.ts';
import type { Query } from './lists-cluster.ts';
import { uidOf } from './grow.ts';
import { searched } from './names.ts';

// The user who runs the measured agency.
export async function measuredActor(query: Query): Promise<Actor> {
  const [row] = await query<{ realm: string; agency: string; person: string; sub: string }>(
    `select ${uidOf('realm', '0')} as realm, ${uidOf('agency', '0', '0')} as agency, ${uidOf('person', '0', '0', '0')} as person,
       ${uidOf('sub', '0', '0', '0')}::text as sub`,
  );
  return {
    realmId: row!.realm,
    personUid: row!.person,
    sub: row!.sub,
    session: '',
    role: 'agency',
    roles: ['agency'],
    agencyUid: row!.agency,
    distributorUid: null,
    applicantUid: null,
    applicantType: null,
  };
}

export const listQueries = (agencyUid: string): Record<'filter' | 'search' | ApplicationSort, ListQuery> => ({
  ...(Object.fromEntries(applicationSorts.map((sort) => [sort, { agencyUid, sort }])) as Record<
    ApplicationSort,
    ListQuery
  >),
  filter: { agencyUid, status: 'initiated', travelAfter: '2026-10-01', travelBefore: '2027-04-30' },
  search: { agencyUid, search: searched },
});
