import { randomBytes } from 'node:crypto';
import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { isProven } from './domain-proof.ts';
import { lockSettings, readSettings } from './realm-settings.queries.ts';

const mostWaiting = 20;

// Two realms may claim the same domain; the first to prove ownership gets it.
export const addDomain: Handler<'addDomain'> = ({ db, actor, parts }, { body: { host } }) =>
  db.transaction(async (tx) => {
    await lockSettings(tx);
    const holder = await tx.find<{ realm_id: string }>(sql`select realm_id from realm_host where host = ${host}`);
    if (host === new URL(parts.config.PUBLIC_URL).hostname || (holder && holder.realm_id !== tx.realmId))
      throw new AppError('domain.taken');
    if (holder === undefined) {
      const { n } = await tx.get<{ n: number }>(
        sql`select count(*)::int as n from realm_domain_claim where realm_id = ${tx.realmId}`,
      );
      if (n >= mostWaiting) throw new AppError('quota.tooMany');
      const added = await tx.run(sql`
        insert into realm_domain_claim (realm_id, host, proof)
        values (${tx.realmId}, ${host}, ${randomBytes(24).toString('base64url')}) on conflict do nothing`);
      if (added > 0) await writeChange(tx, actor, { kind: 'domainAsked', subjectUid: tx.realmId, became: host });
    }
    return readSettings(tx);
  });

// DNS is queried outside any transaction because it may be slow.
export const checkDomain: Handler<'checkDomain'> = async ({ db, actor, parts }, { body: { host } }) => {
  const claim = sql`realm_domain_claim where realm_id = ${db.realmId} and host = ${host}`;
  const { proof } = await db.get<{ proof: string }>(sql`select proof from ${claim}`);
  if (!(await isProven(host, proof, parts.config.DNS_SERVERS))) throw new AppError('domain.notProven');
  return db.transaction(async (tx) => {
    const { taken } = await tx.get<{ taken: boolean }>(sql`select take_realm_host(${host}) as taken`);
    if (!taken) throw new AppError('domain.taken');
    await tx.run(sql`delete from ${claim}`);
    await writeChange(tx, actor, { kind: 'domainActive', subjectUid: tx.realmId, became: host });
    return readSettings(tx);
  });
};

export const removeDomain: Handler<'removeDomain'> = ({ db, actor }, { body: { host } }) =>
  db.transaction(async (tx) => {
    const { gone } = await tx.get<{ gone: boolean }>(sql`select drop_realm_host(${host}) as gone`);
    const waiting = await tx.run(sql`delete from realm_domain_claim where realm_id = ${tx.realmId} and host = ${host}`);
    if (!gone && waiting === 0) throw new AppError('record.notFound');
    await writeChange(tx, actor, { kind: 'domainRemoved', subjectUid: tx.realmId, was: host });
    return readSettings(tx);
  });
