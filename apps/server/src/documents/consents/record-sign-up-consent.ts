import { consentText } from '@visawright/contract/documents/consent.ts';
import { agencyConsent, consentVersion } from '@visawright/contract/documents/document-facts.ts';
import { partnerConsentText, partnerConsentVersion } from '@visawright/contract/integrations/partner-link-facts.ts';
import { sql, type Tx } from '../../platform/db/db.ts';

interface NewTraveller {
  readonly applicantUid: string;
  readonly personUid: string;
  readonly language: 'en' | 'hi';
  readonly agencyName?: string | null;
}

// A traveller who creates an account agrees there that we read their documents, so they are not asked again before the first upload. One
// who came through an agency's start link has also agreed that the agency sees them.
export async function recordSignUpConsent(tx: Tx, traveller: NewTraveller): Promise<void> {
  const { language, agencyName } = traveller;
  await insertConsent(tx, traveller, 'readDocuments', consentVersion, consentText('readDocuments', language)!);
  if (agencyName)
    await insertConsent(tx, traveller, agencyConsent, partnerConsentVersion, partnerConsentText(language, agencyName));
}

const insertConsent = (
  tx: Tx,
  { applicantUid, personUid, language }: NewTraveller,
  purpose: string,
  version: number,
  text: string,
): Promise<number> =>
  tx.run(sql`
    insert into consent (realm_id, applicant_uid, purpose, version, language, consent_text, given_by)
    values (${tx.realmId}, ${applicantUid}, ${purpose}, ${version}, ${language}, ${text}, ${personUid})
    on conflict do nothing`);
