import { closePress } from '@visawright/specimens/papers/press.ts';
import { sql, type Db } from '../../access/db.ts';
import { openDetails } from '../../applicants/details.ts';
import { setGrant } from '../../grants/set-grant.ts';
import type { Parts } from '../../parts.ts';
import { realmKeysOf } from '../../vault/realm-key.ts';
import { demoCases } from '../case-rows.ts';
import { demoReference } from '../demo-application.ts';
import { issuedVisa } from './issued-visa.ts';
import { maker } from './maker.ts';
import { paperCase } from './paper-case.ts';
import { plantPaper } from './plant-paper.ts';
import { seededApplications } from './seeded.queries.ts';

// The visas that were issued: one as it was asked for, one that must be put right before the journey. The number handed in.
export async function seedGrants(parts: Pick<Parts, 'keys' | 'papers'>, db: Db, path: string): Promise<number> {
  const granted = demoCases.flatMap((told, at) =>
    told.visa === undefined ? [] : [{ told, reference: demoReference(path, at) }],
  );
  const rows = await seededApplications(db, granted.map(({ reference }) => reference)); // prettier-ignore
  const realmKeys = await realmKeysOf(db, parts.keys);
  let given = 0;
  try {
    for (const row of rows) {
      const { application_uid: applicationUid, applicant_uid: applicantUid } = row;
      const known = await db.find(sql`
        select from visa_grant where realm_id = ${db.realmId} and application_uid = ${applicationUid}`);
      if (known || row.status !== 'submitted') continue;
      const { told } = granted.find(({ reference }) => reference === row.reference)!;
      const { paper, drawn } = await issuedVisa(await paperCase(row, openDetails(realmKeys, row)), told.visa === 'wrong'); // prettier-ignore
      await db.transaction(async (tx) => {
        const planted = { applicantUid, by: row.created_by, at: new Date(Date.now() - 3_600_000), paper, drawn };
        const docId = await plantPaper(parts, tx, planted);
        await setGrant(tx, parts.keys, maker(db, row), { applicationUid, docId });
      });
      given++;
    }
  } finally {
    await closePress();
  }
  return given;
}
