import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { uploadForm, type IdentityRealm } from '@visawright/server/testing.ts';
import { sql, type TenantDatabase } from '@visawright/server/tools.ts';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';

const patience = 120_000;

export async function untilReady(origin: string, hasEnded: () => boolean): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(200)) {
    if (hasEnded()) return false;
    const reply = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (reply?.ok) return true;
  }
  return false;
}

// Rendered in the worker's sandbox, read by the readers: the job that needs most of what an image holds.
export async function readOne(origin: string, owner: TenantDatabase, realm: IdentityRealm): Promise<string> {
  const db = owner.forRealm(realm.realmId);
  const { applicantUid } = await db.get<{ applicantUid: string }>(
    sql`select applicant_uid as "applicantUid" from applicant where realm_id = ${realm.realmId}`,
  );
  const { bytes, format } = await passportSpecimen({
    layout: 'harbour',
    seed: 'images',
    condition: 'none',
    indian: true,
    page: 'both',
  });
  const { method, path } = addresses.processDocsSocket;
  const reply = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${await realm.token('applicant')}`, 'realm-client-id': realm.path },
    body: uploadForm({ applicantUid }, [{ name: `passport.${format}`, bytes }]),
  });
  if (!reply.ok) return `refused with ${reply.status}`;
  let state = 'unknown';
  for (const end = Date.now() + patience; Date.now() < end; await wait(500)) {
    ({ state } = await db.get<{ state: string }>(sql`select state from document where realm_id = ${db.realmId}`));
    if (['checked', 'failed', 'rejected'].includes(state)) break;
  }
  return state;
}
