import { randomUUID } from 'node:crypto';
import type { Actor } from '../access/actor.types.ts';
import type { ApplicantKey } from '../crypto/applicant-key.ts';
import { sql, type Db } from '../db/db.ts';

interface ChangedValue {
  readonly kind: string;
  readonly field?: string;
  readonly was?: string | null;
  readonly became?: string | null;
}
// Of a person, an agency, a distributor, a request, the realm.
interface ChangeOfSubject extends ChangedValue {
  readonly subjectUid: string;
  readonly applicationUid?: never;
  readonly applicantUid?: never;
  readonly reason?: string | null;
}
// Why something happened to a traveller is sealed under the traveller's key.
interface ChangeOfTraveller extends ChangedValue {
  readonly applicationUid?: string;
  readonly applicantUid?: string;
  readonly subjectUid?: string;
  readonly reason?: { readonly text: string; readonly key: ApplicantKey } | null;
}
export type NewChange = ChangeOfSubject | ChangeOfTraveller;

export const changePlace = (changeUid: string) => `change/${changeUid}`;

export const sealChangeReason = (key: ApplicantKey, changeUid: string, text: string): Buffer =>
  key.sealFor(changePlace(changeUid), text);
export const openChangeReason = (key: ApplicantKey, changeUid: string, sealed: Buffer): string =>
  key.openFor(changePlace(changeUid), sealed);

// Called in the transaction of the change. Never include sealed values: passport numbers, birth dates, answers and notes must not appear
// in the log.
export function writeChange(db: Db, actor: Pick<Actor, 'personUid'> | null, change: NewChange): Promise<number> {
  const { reason = null } = change;
  const changeUid = randomUUID();
  const [plain, sealed] =
    reason === null || typeof reason === 'string'
      ? [reason, null]
      : [null, sealChangeReason(reason.key, changeUid, reason.text)];
  return db.run(sql`
    insert into change_log (realm_id, change_uid, application_uid, applicant_uid, subject_uid, person_uid, kind, field, was, became,
      reason, sealed_reason)
    values (${db.realmId}, ${changeUid}, ${change.applicationUid ?? null}, ${change.applicantUid ?? null}, ${change.subjectUid ?? null},
      ${actor?.personUid ?? null}, ${change.kind}, ${change.field ?? null}, ${change.was ?? null}, ${change.became ?? null},
      ${plain}, ${sealed})`);
}
