import { consentText } from '@visawright/contract/documents/consent.ts';
import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import { sql, type Tx } from '../../platform/db/db.ts';

// A traveller who creates an account agrees there that we read their documents, so they are not asked again before the first upload.
export async function recordSignUpConsent(
  tx: Tx,
  { applicantUid, personUid, language }: { applicantUid: string; personUid: string; language: 'en' | 'hi' },
): Promise<void> {
  await tx.run(sql`
    insert into consent (realm_id, applicant_uid, purpose, version, language, consent_text, given_by)
    values (${tx.realmId}, ${applicantUid}, 'readDocuments', ${consentVersion}, ${language},
      ${consentText('readDocuments', language)!}, ${personUid})
    on conflict do nothing`);
}
