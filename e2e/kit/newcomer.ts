import { letterPaper } from './papers.ts';
import { inRealm, sql } from './realm-sql.ts';
import { sendPaper } from './send-paper.ts';
import { makePerson, type ThrowAway } from './throw-away.ts';
import { worker } from './work.ts';

export interface Newcomer extends ThrowAway {
  readonly draft: string; // applicationUid, nothing in it yet
  readonly begun: string; // with one paper
  readonly finished: string; // with its package
}

// A direct applicant nobody has seen before, with an application in each state that opens other steps.
export async function makeNewcomer(): Promise<Newcomer> {
  const person = await makePerson({ role: 'applicant' });
  const { uid: applicantUid } = await inRealm(person.realm, (db) =>
    db.get<{ uid: string }>(
      sql`select a.applicant_uid as uid from applicant a join person p using (realm_id, person_uid)
          where a.realm_id = ${db.realmId} and p.email = ${person.username}`,
    ),
  );
  const work = await worker(person);
  const { applicationUid: draft } = await work.draft(applicantUid, 'Italy');
  const { applicationUid: begun } = await work.draft(applicantUid, 'Germany');
  await sendPaper(person, await letterPaper('tour 1'), { applicantUid, applicationUid: begun });
  return { ...person, draft, begun, finished: await finishedLike(person.realm, draft) };
}

// Packages are built by a journey of their own: here the row alone is enough.
async function finishedLike(realm: string, draft: string): Promise<string> {
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
