import { randomUUID } from 'node:crypto';
import { agencyOfAlias, domainOf } from '@visawright/contract/identity/agency-provider-facts.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { sql } from '../../platform/db/db.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import type { ProviderLink } from '../../platform/keycloak/identity.types.ts';
import { at } from '../sessions/clock.ts';

const staff: readonly Role[] = ['agency', 'agent', 'reviewer'];

interface Known {
  readonly subject_hash: Buffer;
}

// A person came through an agency's provider, and was connected to this account either now, by signing in to it with its password, or
// earlier. It counts only for staff of that agency with an address in its domains, the same that the provider names, and always with the
// subject of the first time. What does not count is disconnected at the identity provider as well.
export async function checkAgencyProvider(
  call: PublicCall,
  actor: Actor,
  alias: string,
  now: number,
): Promise<boolean> {
  const { db, realm, parts } = call;
  const links = await parts.identity.providerLinksOf(realm, actor.sub);
  const link = links.find((each) => each.alias === alias);
  const agencyUid = agencyOfAlias(alias);
  if (link === undefined || agencyUid === undefined) return false;
  const subjectHash = parts.keys.mac('agency provider', `${db.realmId}/${agencyUid}/${link.subject}`);
  if (await isAccepted(call, actor, { agencyUid, link, subjectHash, now })) return true;
  await parts.identity.removeProviderLink(realm, actor.sub, alias);
  await writeChange(db, null, { kind: 'agencyProviderRefused', subjectUid: actor.personUid });
  return false;
}

interface Claim {
  readonly agencyUid: string;
  readonly link: ProviderLink;
  readonly subjectHash: Buffer;
  readonly now: number;
}

const isAccepted = (
  { db, parts: { jobs } }: PublicCall,
  actor: Actor,
  { agencyUid, link, subjectHash, now }: Claim,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (actor.agencyUid !== agencyUid || !staff.includes(actor.role)) return false;
    const person = await tx.find<{ email: string }>(sql`
      select p.email from person p join agency_provider v on v.realm_id = p.realm_id and v.agency_uid = p.agency_uid
      where p.realm_id = ${tx.realmId} and p.person_uid = ${actor.personUid} and v.agency_uid = ${agencyUid} and v.is_on
        and v.domains @> array[${domainOf(link.email)}] for update of p`);
    if (person === undefined || person.email.toLowerCase() !== link.email.toLowerCase()) return false;
    const known = await tx.find<Known>(sql`
      select subject_hash from agency_provider_link
      where realm_id = ${tx.realmId} and person_uid = ${actor.personUid} and agency_uid = ${agencyUid}`);
    if (known !== undefined && !known.subject_hash.equals(subjectHash)) return false;
    const isOthers = await tx.find(sql`
      select 1 from agency_provider_link
      where realm_id = ${tx.realmId} and agency_uid = ${agencyUid} and subject_hash = ${subjectHash}
        and person_uid <> ${actor.personUid}`);
    if (isOthers !== undefined) return false;
    if (known === undefined) {
      const made = await tx.run(sql`
        insert into agency_provider_link (realm_id, person_uid, agency_uid, subject_hash, linked_at, used_at)
        values (${tx.realmId}, ${actor.personUid}, ${agencyUid}, ${subjectHash}, ${at(now)}, ${at(now)})
        on conflict (realm_id, person_uid) do update set agency_uid = excluded.agency_uid, subject_hash = excluded.subject_hash,
          linked_at = excluded.linked_at, used_at = excluded.used_at
        where agency_provider_link.agency_uid <> excluded.agency_uid`);
      if (made === 0) return false;
      await writeChange(tx, actor, { kind: 'agencyProviderConnected', subjectUid: actor.personUid });
      const noticeUid = randomUUID();
      const { personUid } = actor;
      await jobs.enqueue(tx, 'agencyConnectedMail', noticeUid, { realmId: tx.realmId, personUid, noticeUid });
    } else
      await tx.run(sql`
        update agency_provider_link set used_at = ${at(now)}
        where realm_id = ${tx.realmId} and person_uid = ${actor.personUid}`);
    return true;
  });

// With a new password: who knew the former one may have connected a provider.
export async function disconnectProviders(call: PublicCall, personUid: string, sub: string): Promise<void> {
  const { db, realm, parts } = call;
  for (const { alias } of await parts.identity.providerLinksOf(realm, sub))
    await parts.identity.removeProviderLink(realm, sub, alias);
  await db.run(sql`delete from agency_provider_link where realm_id = ${db.realmId} and person_uid = ${personUid}`);
}
