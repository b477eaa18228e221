import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { shadesOf } from '@visawright/server/tools.ts';

// Ids are hashes of what they identify, so nothing has to be read back. Two characters make each hash a uuid of version 4.
export function uidOf(realm: number, name: string): string {
  const hex = createHash('md5').update(`${name} ${realm}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
const uid = (name: string) => `overlay(overlay(md5('${name} ' || n) placing '4' from 13) placing '8' from 17)::uuid`;

export const accounts = {
  agency: 'agency',
  agent: 'agent',
  other: 'agent',
  reviewer: 'reviewer',
  second: 'reviewer',
} as const satisfies Record<string, Role>;
export type Name = keyof typeof accounts;
export const realmPath = (n: number) => `m-${n}`;
export const documentNames = ['document 0', 'document 1', 'document 2'];

// One realm per sequence, all inserted at once: an agency, two agents, two reviewers, a traveller with three documents, and another
// traveller with one.
export async function insertRealms(admin: Client, count: number, keycloakUrl: string): Promise<void> {
  const each = (text: string, values: unknown[] = []) =>
    admin.query(text.replace('FROM n', `from generate_series(0, ${count - 1}) n`), values);
  await each(
    `insert into realm (realm_id, path, issuer, keycloak_url, keycloak_realm, display_name, shades, settings)
     select ${uid('realm')}, 'm-' || n, $1 || '/realms/m-' || n, $1, 'm-' || n, 'Realm ' || n, $2::text[],
       case when n % 2 = 1 then '{"requireApproval": true}'::jsonb else '{}' end FROM n`,
    [keycloakUrl, shadesOf(null)],
  );
  await each(`insert into agency (realm_id, agency_uid, type, name)
    select ${uid('realm')}, ${uid('company')}, 'AGENCY', 'Agency' FROM n`);
  for (const [name, role] of Object.entries(accounts))
    await each(`insert into person (realm_id, person_uid, kc_sub, role, agency_uid, first_name, last_name, email, joined_at)
      select ${uid('realm')}, ${uid(name)}, ${uid(`sub of ${name}`)}::text, '${role}', ${uid('company')}, '${name}', '', '${name}@m' || n,
        now() FROM n`);
  for (const traveller of ['traveller', 'stranger'])
    await each(`insert into applicant (realm_id, applicant_uid, agency_uid, agent_uid, type, first_name, last_name)
      select ${uid('realm')}, ${uid(traveller)}, ${uid('company')}, ${uid('agent')}, 'B2B', '${traveller}', '' FROM n`);
  for (const [document, traveller] of [...documentNames.map((name) => [name, 'traveller']), ['document 9', 'stranger']])
    await each(`insert into document (realm_id, document_uid, applicant_uid, category)
      select ${uid('realm')}, ${uid(document!)}, ${uid(traveller!)}, 'passport' FROM n`);
}
