import type { OwnerAnswer } from '@visawright/contract/documents/document-facts.ts';
import { sameName, type PersonFacts } from '@visawright/contract/identity/same-person.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

interface StoredOwnerAnswer {
  readonly answer: OwnerAnswer;
  readonly names: readonly string[]; // of the people the document named when it was asked
  readonly otherName: string | null; // the traveller's name until then, if it is the same name written differently
}

type AnswerBody = Pick<StoredOwnerAnswer, 'names' | 'otherName'>;
const purpose = (docId: string) => `owner/${docId}`;

export const storeOwnerAnswer = (
  tx: Tx,
  key: ApplicantKey,
  { docId, personUid, answer, ...body }: StoredOwnerAnswer & { readonly docId: string; readonly personUid: string },
): Promise<number> =>
  tx.run(sql`
    insert into owner_answer (realm_id, document_uid, answer_no, answer, person_uid, body)
    select ${tx.realmId}, ${docId}, coalesce(max(answer_no), 0) + 1, ${answer}, ${personUid},
      ${key.sealFor(purpose(docId), JSON.stringify(body satisfies AnswerBody))}::bytea
    from owner_answer where realm_id = ${tx.realmId} and document_uid = ${docId}`);

interface Row {
  readonly document_uid: string;
  readonly answer: OwnerAnswer;
  readonly body: Buffer;
}

const openAnswer = (key: ApplicantKey, { document_uid, answer, body }: Row): StoredOwnerAnswer => ({
  answer,
  ...(JSON.parse(key.openFor(purpose(document_uid), body)) as AnswerBody),
});

// The last answer, if the document still names the people it was given for. A corrected name or a replaced page is asked
// about again.
export async function findOwnerAnswer(
  db: Db,
  key: ApplicantKey,
  docId: string,
  people: readonly PersonFacts[],
): Promise<OwnerAnswer | undefined> {
  const row = await db.find<Row>(sql`
    select document_uid, answer, body from owner_answer
    where realm_id = ${db.realmId} and document_uid = ${docId} order by answer_no desc limit 1`);
  if (!row) return undefined;
  const { answer, names } = openAnswer(key, row);
  const isAnswered = people.every(({ name }) => names.some((known) => sameName(known, name) === 'same'));
  return isAnswered ? answer : undefined;
}

// Other names of the traveller, as people confirmed them on their documents.
export async function listConfirmedNames(
  db: Db,
  key: ApplicantKey,
  applicantUid: string,
  exceptDocId: string,
): Promise<string[]> {
  const rows = await db.many<Row>(sql`
    select distinct on (o.document_uid) o.document_uid, o.answer, o.body
    from owner_answer o join document d on d.realm_id = o.realm_id and d.document_uid = o.document_uid
    where o.realm_id = ${db.realmId} and d.applicant_uid = ${applicantUid} and d.document_uid <> ${exceptDocId}
      and d.belonging = 'own' and d.deleted_at is null
    order by o.document_uid, o.answer_no desc`);
  return rows
    .map((row) => openAnswer(key, row))
    .filter(({ answer, names }) => answer === 'traveller' && names.length === 1)
    .flatMap(({ names, otherName }) => [...names, ...(otherName === null ? [] : [otherName])]);
}
