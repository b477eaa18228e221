import { randomUUID } from 'node:crypto';
import type { ApplicationNote } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { notify } from '../../platform/notifications/notify.ts';
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

interface NewNote {
  readonly applicationUid: string;
  readonly text: string;
  readonly mentions?: readonly string[];
}

// Staff of the application's agency, and its agent: the people who may read its notes.
const readersOf = (db: Db, applicationUid: string): Promise<{ uid: string; name: string }[]> =>
  db.many(sql`
    select p.person_uid as uid, btrim(p.first_name || ' ' || p.last_name) as name
    from application a
    join person p on p.realm_id = a.realm_id and p.status = 'active'
      and (p.person_uid = a.agent_uid or (p.agency_uid = a.agency_uid and p.role = 'agency'))
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and p.role in ('agency', 'agent')
    order by name, uid limit 200`);

export async function listNoteReaders(db: Db, actor: Actor, applicationUid: string) {
  await applicantOf(db, actor, applicationUid);
  const readers = await readersOf(db, applicationUid);
  return readers.filter(({ uid }) => uid !== actor.personUid).map(({ uid, name }) => ({ personUid: uid, name }));
}

// Who is mentioned, and who wrote a note here before: the note answers theirs.
async function notifyReaders(tx: Tx, actor: Actor, { applicationUid, mentions = [] }: NewNote): Promise<void> {
  const readers = new Set((await readersOf(tx, applicationUid)).map(({ uid }) => uid));
  if (mentions.some((uid) => !readers.has(uid))) throw new AppError('record.notFound');
  const writers = await tx.many<{ uid: string }>(sql`
    select distinct person_uid as uid from application_note
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
  const answered = writers.map(({ uid }) => uid).filter((uid) => readers.has(uid) && !mentions.includes(uid));
  const about = { causedBy: actor.personUid, applicationUids: [applicationUid] };
  await notify(tx, { ...about, kind: 'mentioned', personUids: mentions });
  await notify(tx, { ...about, kind: 'answered', personUids: answered });
}

export const addNote = (db: Db, keys: KeyStore, actor: Actor, note: NewNote): Promise<ApplicationNote> =>
  db.transaction(async (tx) => {
    const { applicationUid, text } = note;
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
    await notifyReaders(tx, actor, note);
    await publishApplicationChanged(tx, [applicationUid]);
    return { noteUid, text, personName: row.person_name, createdAt: row.created_at.toISOString() };
  });
