import type { Condition } from '@visawright/specimens/degrade/conditions.ts';
import { letterPdf } from '@visawright/specimens/text-pdf.ts';
import { findActor, sql, realmKeysOf, type Actor, type Db, type Tx, type Parts } from '@visawright/server/tools.ts';
import { openDetails, storeUpload } from '@visawright/server/product.ts';
import { demoApplications, type DemoApplication } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { demoPassport, passportPicture, passportScan, type DemoPassport } from './passport/demo-passport.ts';

interface DemoFile {
  readonly fileName: string;
  readonly bytes: (passport: DemoPassport) => Promise<Buffer>;
}
interface DemoDocuments {
  readonly who: DemoApplication['who'];
  readonly by: 'applicant' | 'traveller' | 'agent';
  readonly files: readonly DemoFile[];
}

const picture = (side: 'front' | 'back', condition: Condition): DemoFile => ({
  fileName: `passport-${side}.jpg`,
  bytes: (passport) => passportPicture(passport, side, condition),
});
const scan: DemoFile = { fileName: 'passport.pdf', bytes: passportScan };
const letter: DemoFile = {
  fileName: 'employer-letter.pdf',
  bytes: async ({ number }) => (await letterPdf(number)).bytes,
};

// For the first application of each of these travellers.
const demoDocuments: readonly DemoDocuments[] = [
  { who: 'direct', by: 'applicant', files: [picture('front', 'photo'), picture('back', 'none'), letter] },
  { who: 'traveller', by: 'traveller', files: [scan] },
  { who: 0, by: 'agent', files: [picture('front', 'skew')] },
  { who: 9, by: 'agent', files: [picture('front', 'none')] },
];

const firstOf = (who: DemoApplication['who']) => demoApplications.findIndex((each) => each.who === who);
export const bringsFiles = (demoApplication: DemoApplication): boolean =>
  demoDocuments.some(({ who }) => demoApplications[firstOf(who)] === demoApplication);

// Uploads a few real files per realm the way people do; the worker reads them once it runs. Returns the number of files.
export async function seedUploads(
  parts: Pick<Parts, 'keys' | 'sealedObjects' | 'jobs'>,
  db: Db,
  path: string,
): Promise<number> {
  let brought = 0;
  for (const { who, by, files } of demoDocuments) {
    const reference = demoReference(path, firstOf(who));
    const found = await db.find<Target>(sql`
      select a.application_uid, a.applicant_uid, p.first_name, p.last_name, p.wrapped_key, p.details
      from application a join applicant p on p.realm_id = a.realm_id and p.applicant_uid = a.applicant_uid
      where a.realm_id = ${db.realmId} and a.reference = ${reference}
        and not exists (select from upload u where u.realm_id = a.realm_id and u.applicant_uid = a.applicant_uid)`);
    const actor = found && (await actorOf(db, `${by}@${path}.test`));
    const { passportNumber = null, birthDate = null } = found
      ? openDetails(await realmKeysOf(db, parts.keys), found)
      : {};
    if (!found || !actor || passportNumber === null || birthDate === null) continue;
    const { first_name: firstName, last_name: lastName, applicant_uid: applicantUid } = found;
    const passport = demoPassport({ firstName, lastName, passportNumber, birthDate });
    for (const { fileName, bytes } of files) {
      const upload = { applicantUid, fileName, bytes: await bytes(passport) };
      await storeUpload(parts, db, actor, upload, (tx, docId) => attach(tx, found, docId));
      brought++;
    }
  }
  return brought;
}

interface Target {
  readonly application_uid: string;
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
}

async function actorOf(db: Db, email: string): Promise<Actor | undefined> {
  const person = await db.find<{ sub: string; role: Actor['role'] }>(
    sql`select kc_sub as sub, role from person where realm_id = ${db.realmId} and email = ${email}`,
  );
  return person && findActor(db, { sub: person.sub, session: '', roles: [person.role] });
}

const attach = (tx: Tx, { application_uid, applicant_uid }: Target, docId: string): Promise<number> =>
  tx.run(sql`
    insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
    select ${tx.realmId}, ${application_uid}, ${docId}, ${applicant_uid}, coalesce(max(position), -1) + 1
    from application_document where realm_id = ${tx.realmId} and application_uid = ${application_uid}`);
