import { consentText, staffStatement } from '@visawright/contract/documents/consent.ts';
import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';

const purpose = 'readDocuments';

// Nothing is accepted for reading without a consent in force. Travellers agree themselves; the upload of a staff member is their statement
// that the traveller agreed, recorded with its text. After a withdrawal only the traveller can agree again.
export async function assertConsent(db: Db, actor: Actor, applicantUid: string): Promise<void> {
  const { inForce, withdrawn } = await db.get<{ inForce: boolean; withdrawn: boolean }>(sql`
    select coalesce(bool_or(withdrawn_at is null), false) as "inForce", coalesce(bool_or(withdrawn_at is not null), false) as withdrawn
    from consent where realm_id = ${db.realmId} and applicant_uid = ${applicantUid} and purpose = ${purpose}`);
  if (inForce) return;
  if (actor.role === 'applicant') throw new AppError('consent.missing');
  if (withdrawn) throw new AppError('consent.withdrawn');
  const words = `${staffStatement}\n${consentText(purpose, 'en')!}`;
  await db.run(sql`
    insert into consent (realm_id, applicant_uid, purpose, version, language, consent_text, given_by)
    values (${db.realmId}, ${applicantUid}, ${purpose}, ${consentVersion}, 'en', ${words}, ${actor.personUid})
    on conflict do nothing`);
}

// A document that was moved or copied by the system is covered by the consent of the traveller it came from.
export const hasConsent = async (db: Db, docId: string): Promise<boolean> =>
  (await db.find(sql`
    select 1 from document d left join document o on o.realm_id = d.realm_id and o.document_uid = d.copy_of
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and exists (
      select from consent c where c.realm_id = d.realm_id and c.purpose = ${purpose} and c.withdrawn_at is null
        and c.applicant_uid in (d.applicant_uid, d.moved_from, o.applicant_uid))`)) !== undefined;
