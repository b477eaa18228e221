import { providerAlias } from '@visawright/contract/identity/agency-provider-facts.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../platform/http/call.ts';
import { listProviders } from './agency-providers.queries.ts';
import { readDiscovery } from './read-discovery.ts';

interface Stored {
  readonly issuer: string;
  readonly client_id: string;
  readonly domains: string[];
  readonly is_on: boolean;
}

const lock = (tx: Tx) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('agency providers ' || ${tx.realmId}, 0))`);

const findStored = (tx: Tx, agencyUid: string) =>
  tx.find<Stored>(sql`
    select issuer, client_id, domains, is_on from agency_provider
    where realm_id = ${tx.realmId} and agency_uid = ${agencyUid}`);

// The identity provider is changed in the transaction: if it does not answer, nothing is stored here.
export const saveAgencyProvider =
  (allowsLoopback: boolean): Handler<'saveAgencyProvider'> =>
  async (call, { body }) => {
    const { db, actor, realm, parts } = call;
    const { agencyUid, issuer, clientId, clientSecret, domains, isOn } = body;
    const { name } = await getAgency(call, agencyUid);
    const discovered = await readDiscovery(issuer, allowsLoopback);
    return db.transaction(async (tx) => {
      await lock(tx);
      const stored = await findStored(tx, agencyUid);
      // Ids of people mean something to one issuer only, so another one begins without anybody connected.
      const isSame = stored?.issuer === issuer && stored.client_id === clientId;
      if (!isSame && clientSecret === undefined) throw new AppError('provider.secretMissing');
      if (await isTaken(tx, agencyUid, domains)) throw new AppError('provider.domainTaken');
      if (!isSame) await tx.run(deleteOf(tx, agencyUid));
      await tx.run(sql`
        insert into agency_provider (realm_id, agency_uid, issuer, client_id, domains, is_on, changed_by)
        values (${tx.realmId}, ${agencyUid}, ${issuer}, ${clientId}, ${domains}, ${isOn}, ${actor.personUid})
        on conflict (realm_id, agency_uid) do update set domains = excluded.domains, is_on = excluded.is_on,
          changed_by = excluded.changed_by, changed_at = clock_timestamp()`);
      await noteChanges(tx, call, agencyUid, stored);
      if (clientSecret !== undefined)
        await writeChange(tx, actor, { kind: 'agencyProviderSaved', subjectUid: agencyUid, field: 'clientSecret' });
      const order = { alias: providerAlias(agencyUid), name, issuer, clientId, clientSecret, isOn, ...discovered };
      await parts.identity.saveAgencyProvider(realm, order, isSame);
      return listProviders(tx, realm);
    });
  };

export const removeAgencyProvider: Handler<'removeAgencyProvider'> = ({ db, actor, realm, parts }, { body }) =>
  db.transaction(async (tx) => {
    await lock(tx);
    const stored = await findStored(tx, body.agencyUid);
    if (stored === undefined) throw new AppError('record.notFound');
    await tx.run(deleteOf(tx, body.agencyUid));
    await writeChange(tx, actor, {
      kind: 'agencyProviderRemoved',
      subjectUid: body.agencyUid,
      was: new URL(stored.issuer).host,
    });
    await parts.identity.removeAgencyProvider(realm, providerAlias(body.agencyUid));
    return listProviders(tx, realm);
  });

const deleteOf = (tx: Tx, agencyUid: string) =>
  sql`delete from agency_provider where realm_id = ${tx.realmId} and agency_uid = ${agencyUid}`;

const getAgency = ({ db }: ActorCall, agencyUid: string): Promise<{ name: string }> =>
  db.get<{ name: string }>(
    sql`select name from agency where realm_id = ${db.realmId} and agency_uid = ${agencyUid} and status = 'active'`,
  );

const isTaken = async (tx: Tx, agencyUid: string, domains: readonly string[]): Promise<boolean> =>
  (await tx.find(sql`
    select 1 from agency_provider
    where realm_id = ${tx.realmId} and agency_uid <> ${agencyUid} and domains && ${[...domains]}::text[]`)) !==
  undefined;

async function noteChanges(tx: Tx, { actor }: ActorCall, agencyUid: string, was: Stored | undefined): Promise<void> {
  const now = (await findStored(tx, agencyUid))!;
  const values = (row: Stored | undefined) => ({
    issuer: row?.issuer ?? null,
    clientId: row?.client_id ?? null,
    domains: row?.domains.join(', ') ?? null,
    isOn: row === undefined ? null : String(row.is_on),
  });
  const before: Record<string, string | null> = values(was);
  for (const [field, became] of Object.entries(values(now)))
    if (before[field] !== became)
      await writeChange(tx, actor, {
        kind: 'agencyProviderSaved',
        subjectUid: agencyUid,
        field,
        was: before[field] ?? null,
        became,
      });
}
