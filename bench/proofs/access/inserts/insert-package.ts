import { randomBytes, randomUUID } from 'node:crypto';
import { manifestFormat } from '@visawright/contract/delivery/manifest.ts';
import { sealContents } from '@visawright/server/product.ts';
import type { ApplicantKey } from '@visawright/server/tools.ts';
import type { Inserter } from './inserter.ts';
import type { InsertedRecord } from '../world.types.ts';

// A package that is outdated, so that a request to rebuild it has an effect. Its marker word is its sealed file name.
export async function insertPackage(
  to: Inserter,
  key: ApplicantKey,
  { applicant, application, document }: Readonly<Record<'applicant' | 'application' | 'document', string>>,
  whose: Partial<InsertedRecord>,
): Promise<string> {
  const { uid, word } = to.insertRow('package', whose);
  const packageId = randomBytes(32).toString('hex');
  const about = { packageId, realm: to.path, keyId: 'inserted', frozenAt: new Date(0).toISOString() };
  const form = { reference: word, destination: 'france', group: 'Tourism', form: { id: 'france', version: 1 } };
  const contents = sealContents(key, uid, {
    fileName: `${word}.zip`,
    files: [],
    docIds: [document],
    warnings: [],
    manifest: { format: manifestFormat, ...about, ...form, rules: {}, tools: {}, files: [], fields: {} },
  });
  await to.insert('package', {
    package_uid: uid,
    application_uid: application,
    applicant_uid: applicant,
    state: 'ready',
    built_at: new Date(),
    outdated_at: new Date(),
    package_id: packageId,
    object_key: `${to.realmId}/${applicant}/package/${uid}/${randomUUID()}`,
    sealed_sha256: randomBytes(32),
    byte_size: 1_000,
    contents,
    key_no: 1,
  });
  return uid;
}
