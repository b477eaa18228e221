import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { sql, realmKeysOf, type Db, type Parts } from '@visawright/server/tools.ts';
import { openDetails, setGrant } from '@visawright/server/product.ts';
import { demoApplications } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { issuedVisa } from './issued-visa.ts';
import { agencyActor } from '../database/agency-actor.ts';
import { loadDocumentContext } from '../documents/content/load-document-context.ts';
import { insertDocument } from '../documents/insert-document.ts';
import { seededApplications } from '../database/seeded-applications.queries.ts';

// Issued visas: one as requested, one with mistakes. Returns the number added.
export async function seedGrants(parts: Pick<Parts, 'keys' | 'sealedObjects'>, db: Db, path: string): Promise<number> {
  const granted = demoApplications.flatMap((demoApplication, at) =>
    demoApplication.visa === undefined ? [] : [{ demoApplication, reference: demoReference(path, at) }],
  );
  const rows = await seededApplications(
    db,
    granted.map(({ reference }) => reference),
  );
  const realmKeys = await realmKeysOf(db, parts.keys);
  let given = 0;
  try {
    for (const row of rows) {
      const { application_uid: applicationUid, applicant_uid: applicantUid } = row;
      const known = await db.find(sql`
        select from visa_grant where realm_id = ${db.realmId} and application_uid = ${applicationUid}`);
      if (known || row.status !== 'submitted') continue;
      const { demoApplication } = granted.find(({ reference }) => reference === row.reference)!;
      const { document, drawn } = await issuedVisa(
        await loadDocumentContext(row, openDetails(realmKeys, row)),
        demoApplication.visa === 'wrong',
      );
      await db.transaction(async (tx) => {
        const inserted = { applicantUid, by: row.created_by, at: new Date(Date.now() - 3_600_000), document, drawn };
        const docId = await insertDocument(parts, tx, inserted);
        await setGrant(tx, parts.keys, agencyActor(db, row), { applicationUid, docId });
      });
      given++;
    }
  } finally {
    await closePress();
  }
  return given;
}
