import { randomBytes, randomUUID } from 'node:crypto';
import { manifestFormat } from '@visawright/contract/manifest.ts';
import { sealContents } from '../../../apps/server/src/packages/package-contents.ts';
import type { ApplicantKey } from '../../../apps/server/src/vault/applicant-key.ts';
import type { Planter } from './planter.ts';
import type { Planted } from './world.types.ts';

// A package that was built and marked since, so that whoever asks for a new one has an effect; its word is its file's sealed name.
export async function plantPackage(
  to: Planter,
  key: ApplicantKey,
  { applicant, application, document }: Readonly<Record<'applicant' | 'application' | 'document', string>>,
  whose: Partial<Planted>,
): Promise<string> {
  const { uid, word } = to.plant('package', whose);
  const packageId = randomBytes(32).toString('hex');
  const about = { packageId, realm: to.path, keyId: 'planted', frozenAt: new Date(0).toISOString() };
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
    signature: randomBytes(64),
    key_no: 1,
  });
  return uid;
}
