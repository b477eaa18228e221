import { letterDocument } from '../documents/document-cards.ts';
import { inRealm, sql } from '../server/realm-sql.ts';
import { sendDocument } from '../documents/send-document.ts';
import { makePerson, type DisposablePerson } from './make-person.ts';
import { personClient } from '../applications/person-client.ts';

export interface Newcomer extends DisposablePerson {
  readonly draft: string; // applicationUid of an empty draft
  readonly started: string; // with one document
  readonly finished: string; // with a package
}

// A new direct applicant with an application in each state that opens other steps.
export async function makeNewcomer(): Promise<Newcomer> {
  const person = await makePerson({ role: 'applicant' });
  const { uid: applicantUid } = await inRealm(person.realm, (db) =>
    db.get<{ uid: string }>(
      sql`select a.applicant_uid as uid from applicant a join person p using (realm_id, person_uid)
          where a.realm_id = ${db.realmId} and p.email = ${person.username}`,
    ),
  );
  const work = await personClient(person);
  const { applicationUid: draft } = await work.draft(applicantUid, 'Italy');
  const { applicationUid: started } = await work.draft(applicantUid, 'Germany');
  await sendDocument(person, await letterDocument('tour 1'), { applicantUid, applicationUid: started });
  return { ...person, draft, started, finished: await insertFinishedApplication(person.realm, draft) };
}

// Building packages is tested elsewhere; here the row is enough.
async function insertFinishedApplication(realm: string, draft: string): Promise<string> {
  const { uid } = await inRealm(realm, (db) =>
    db.get<{ uid: string }>(
      sql`insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, visa_from, visa_to, form_id,
            nationality, visa_category, visa_type, travel_from, travel_to, created_by)
          select realm_id, reference || 'F', applicant_uid, agency_uid, agent_uid, 'package-ready', visa_from, 'France', form_id,
            nationality, visa_category, visa_type, travel_from, travel_to, created_by
          from application where realm_id = ${db.realmId} and application_uid = ${draft}
          returning application_uid as uid`,
    ),
  );
  return uid;
}
