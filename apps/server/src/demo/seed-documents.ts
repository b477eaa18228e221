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
  readonly bytes: (passport: DemoPassport) => Promise<Buffer>;
}
interface DemoPapers {
  readonly who: DemoCase['who'];
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

// The first application of each; the worker reads what they bring.
const demoPapers: readonly DemoPapers[] = [
  { who: 'direct', by: 'applicant', files: [picture('front', 'photo'), picture('back', 'none'), letter] },
  { who: 'traveller', by: 'traveller', files: [scan] },
  { who: 0, by: 'agent', files: [picture('front', 'skew')] },
  { who: 9, by: 'agent', files: [picture('front', 'none')] },
];

const firstOf = (who: DemoCase['who']) => demoCases.findIndex((each) => each.who === who);
export const bringsFiles = (told: DemoCase): boolean => demoPapers.some(({ who }) => demoCases[firstOf(who)] === told);

// A handful of real files a realm, brought the way people bring them: the worker reads them once it runs. The number brought.
export async function seedDocuments(
  parts: Pick<Parts, 'keys' | 'papers' | 'jobs'>,
  db: Db,
  path: string,
): Promise<number> {
  let brought = 0;
  for (const { who, by, files } of demoPapers) {
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
