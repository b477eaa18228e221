import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { sql, realmKeysOf, type Db, type KeyStore } from '@visawright/server/tools.ts';
import { openDetails, setGrant } from '@visawright/server/product.ts';
import { demoApplications } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { issuedVisa } from './issued-visa.ts';
import { agencyActor } from '../database/agency-actor.ts';
import { loadDocumentContext } from '../documents/content/load-document-context.ts';
import type { FileReader } from '../documents/read-files.ts';
import { seededApplications } from '../database/seeded-applications.queries.ts';

// Issued visas: one as requested, one with mistakes. Returns the number added.
export async function seedGrants(keys: KeyStore, reader: FileReader, db: Db, path: string): Promise<number> {
  const granted = demoApplications.flatMap((demoApplication, at) =>
    demoApplication.visa === undefined ? [] : [{ demoApplication, reference: demoReference(path, at) }],
  );
  const rows = await seededApplications(
    db,
    granted.map(({ reference }) => reference),
  );
  const realmKeys = await realmKeysOf(db, keys);
  let given = 0;
  try {
    for (const row of rows) {
      const { application_uid: applicationUid, applicant_uid: applicantUid } = row;
      const known = await db.find(sql`
        select from visa_grant where realm_id = ${db.realmId} and application_uid = ${applicationUid}`);
      if (known || row.status !== 'submitted') continue;
      const { demoApplication } = granted.find(({ reference }) => reference === row.reference)!;
      const file = await issuedVisa(
        await loadDocumentContext(row, openDetails(realmKeys, row)),
        demoApplication.visa === 'wrong',
      );
      const actor = agencyActor(db, row);
      const [docId] = await reader.read(db, actor, { ...file, applicantUid, fileName: 'visa.pdf' });
      await db.transaction((tx) => setGrant(tx, keys, actor, { applicationUid, docId: docId! }));
      given++;
    }
  } finally {
    await closePress();
  }
  return given;
}
