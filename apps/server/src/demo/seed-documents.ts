import type { Condition } from '@visawright/specimens/degrade/conditions.ts';
import { letterPdf } from '@visawright/specimens/text-pdf.ts';
import type { Actor } from '../access/actor.types.ts';
import { findActor } from '../access/actor-row.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { openDetails } from '../applicants/details.ts';
import { storeUpload } from '../uploads/store-upload.ts';
import type { Parts } from '../parts.ts';
import { realmKeysOf } from '../vault/realm-key.ts';
import { demoCases, type DemoCase } from './case-rows.ts';
import { demoReference } from './demo-application.ts';
import { demoPassport, passportPicture, passportScan, type DemoPassport } from './demo-passport.ts';

interface DemoFile {
  readonly fileName: string;
  readonly category: string; // whose place it takes in the application
  readonly bytes: (passport: DemoPassport) => Promise<Buffer>;
}
interface DemoPapers {
  readonly who: DemoCase['who'];
  readonly by: 'applicant' | 'traveller' | 'agent';
  readonly files: readonly DemoFile[];
}

const picture = (side: 'front' | 'back', condition: Condition): DemoFile => ({
  fileName: `passport-${side}.jpg`,
  category: 'Passport',
  bytes: (passport) => passportPicture(passport, side, condition),
});
const scan: DemoFile = { fileName: 'passport.pdf', category: 'Passport', bytes: passportScan };
const letter: DemoFile = {
  fileName: 'employer-letter.pdf',
  category: 'Letter',
  bytes: async ({ number }) => (await letterPdf(number)).bytes,
};

const demoPapers: readonly DemoPapers[] = [
  { who: 'direct', by: 'applicant', files: [picture('front', 'photo'), picture('back', 'none'), letter] },
  { who: 'traveller', by: 'traveller', files: [scan] },
  { who: 0, by: 'agent', files: [picture('front', 'skew')] },
  { who: 9, by: 'agent', files: [picture('front', 'none')] },
];

// A handful of real files a realm, brought the way people bring them: the worker reads them once it runs. The number brought.
export async function seedDocuments(
  parts: Pick<Parts, 'keys' | 'papers' | 'jobs'>,
  db: Db,
  path: string,
): Promise<number> {
  let brought = 0;
  for (const { who, by, files } of demoPapers) {
    const reference = demoReference(path, demoCases.findIndex((each) => each.who === who)); // prettier-ignore
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
    for (const { fileName, category, bytes } of files) {
      const upload = { applicantUid, fileName, bytes: await bytes(passport) };
      await storeUpload(parts, db, actor, upload, (tx, docId) => takePlace(tx, found.application_uid, category, docId));
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

// The application keeps its number of papers: the real one stands where one without a file stood.
async function takePlace(tx: Tx, applicationUid: string, category: string, docId: string): Promise<void> {
  const placed = await tx.find<{ uid: string }>(sql`
    select d.document_uid as uid from application_document x
    join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid
    where x.realm_id = ${tx.realmId} and x.application_uid = ${applicationUid} and d.category = ${category} and d.upload_uid is null
    order by x.position limit 1`);
  if (!placed) return;
  await tx.run(sql`update application_document set document_uid = ${docId}
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid} and document_uid = ${placed.uid}`);
  await tx.run(sql`delete from document where realm_id = ${tx.realmId} and document_uid = ${placed.uid}`);
}
