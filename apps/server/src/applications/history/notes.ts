import { randomUUID } from 'node:crypto';
import type { ApplicationNote } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { publishApplicationChanged } from '../records/publish-application-changed.ts';

interface NoteRow {
  readonly note_uid: string;
  readonly body: Buffer;
  readonly created_at: Date;
  readonly person_name: string;
}

const applicantOf = async (db: Db, actor: Actor, applicationUid: string): Promise<string> =>
  (
    await db.get<{ applicant_uid: string }>(sql`
      select a.applicant_uid from application a
      where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
        and ${inReach('application', actor, 'application.transfer')}`)
  ).applicant_uid;

const notesOf = (db: Db, applicationUid: string): Promise<NoteRow[]> =>
  db.many<NoteRow>(sql`
    select n.note_uid, n.body, n.created_at, btrim(p.first_name || ' ' || p.last_name) as person_name
    from application_note n join person p on p.realm_id = n.realm_id and p.person_uid = n.person_uid
    where n.realm_id = ${db.realmId} and n.application_uid = ${applicationUid}
    order by n.created_at desc, n.note_uid limit 500`);

// Notes are sealed under the applicant's key, each for its own purpose.
const purposeOf = (noteUid: string) => `note/${noteUid}`;

export async function listNotes(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicationUid: string,
): Promise<ApplicationNote[]> {
  const applicantUid = await applicantOf(db, actor, applicationUid);
  const rows = await notesOf(db, applicationUid);
  if (rows.length === 0) return [];
  const key = await loadApplicantKey(db, keys, applicantUid);
  return rows.map((row) => ({
    noteUid: row.note_uid,
    text: key.openFor(purposeOf(row.note_uid), row.body),
    personName: row.person_name,
    createdAt: row.created_at.toISOString(),
  }));
}

export const addNote = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, text }: { readonly applicationUid: string; readonly text: string },
): Promise<ApplicationNote> =>
  db.transaction(async (tx) => {
    const key = await loadApplicantKey(tx, keys, await applicantOf(tx, actor, applicationUid));
    const noteUid = randomUUID();
    const row = await tx.get<{ created_at: Date; person_name: string }>(sql`
      with made as (
        insert into application_note (realm_id, note_uid, application_uid, person_uid, body, created_at)
        values (${tx.realmId}, ${noteUid}, ${applicationUid}, ${actor.personUid},
          ${key.sealFor(purposeOf(noteUid), text)}, clock_timestamp())
        returning created_at
      )
      select made.created_at, btrim(p.first_name || ' ' || p.last_name) as person_name
      from made, person p where p.realm_id = ${tx.realmId} and p.person_uid = ${actor.personUid}`);
    await writeChange(tx, actor, { kind: 'noted', applicationUid });
    await publishApplicationChanged(tx, [applicationUid]);
    return { noteUid, text, personName: row.person_name, createdAt: row.created_at.toISOString() };
  });
