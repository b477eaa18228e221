import { hash } from 'node:crypto';
import { buildPackage, openPrinter } from '@visawright/server/processing.ts';
import { loadPackageInput } from '@visawright/server/product.ts';
import { loadApplicantKey, sql } from '@visawright/server/tools.ts';
import { requireForProof } from '../../measurement.ts';
import type { AnsweredForm } from './answer-form.ts';
import type { Stage } from './stage.ts';

class Collected extends Error {}

// What a package's id would be as a plain hash of its inputs, which contain all answers.
export async function unkeyedPackageId(
  { server, call }: Stage,
  { who, applicationUid }: AnsweredForm,
): Promise<string> {
  const { keys, sealedObjects, config } = server.parts;
  const input = await loadPackageInput(who.db, { keys, sealedObjects, publicUrl: config.PUBLIC_URL }, applicationUid);
  const { body } = await call(who)('packageKeys', { realm: who.realmPath });
  const [{ keyId }] = body['keys'] as [{ keyId: string }];
  const printer = openPrinter();
  let inputs = '';
  const identify = (text: string): never => {
    inputs = text;
    throw new Collected();
  };
  try {
    await buildPackage(input, { printer, identify, keyId, sign: () => Buffer.alloc(64) });
  } catch (error) {
    if (!(error instanceof Collected)) throw error;
  } finally {
    await printer.close();
  }
  const stored = await who.db.get<{ id: string; applicantUid: string }>(sql`
    select package_id as id, applicant_uid as "applicantUid" from package
    where realm_id = ${who.db.realmId} and application_uid = ${applicationUid} and state = 'ready'`);
  const key = await loadApplicantKey(who.db, keys, stored.applicantUid);
  const unkeyed = hash('sha256', inputs, 'hex');
  const ids = [unkeyed, key.mac('package id', inputs).toString('hex')];
  requireForProof(ids.includes(stored.id), 'the inputs of the package are not known');
  return unkeyed;
}
