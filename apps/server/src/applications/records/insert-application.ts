import type { VisaDetails } from '@visawright/contract/applications/application.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { getRealmDestinationFacts } from './get-destination-facts.ts';
import { createReference } from './create-reference.ts';
import { parseTravelDays } from './travel-days.ts';

interface Whose {
  readonly applicantUid: string;
  readonly agencyUid: string;
  readonly agentUid: string | null;
  readonly tripUid: string;
  readonly hasPremiumCheck: boolean;
}

export async function insertApplication(
  tx: Tx,
  actor: Actor,
  details: VisaDetails,
  whose: Whose,
): Promise<{ readonly applicationUid: string; readonly reference: string }> {
  const { from, to } = parseTravelDays(details, 'body.visaDetails');
  const facts = await getRealmDestinationFacts(tx, details.visaTo, details.visaCategory, from);
  // With ten million references in use, one in a hundred collides; then another one is tried.
  for (let tries = 0; tries < 20; tries++) {
    const reference = createReference();
    const row = await tx.find<{ application_uid: string }>(sql`
      insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, agent_uid, visa_from, visa_to, nationality,
        visa_category, visa_type, travel_from, travel_to, lodge_by, submits_in_person, form_id, form_version, created_by,
        has_premium_check)
      values (${tx.realmId}, ${reference}, ${whose.tripUid}, ${whose.applicantUid}, ${whose.agencyUid}, ${whose.agentUid},
        ${details.visaFrom}, ${details.visaTo}, ${details.nationality}, ${details.visaCategory}, ${details.visaType},
        ${from}, ${to}, ${facts.lodgeBy}, ${facts.submitsInPerson}, ${facts.formId}, ${facts.formId && newestVersion(facts.formId)},
        ${actor.personUid}, ${whose.hasPremiumCheck})
      on conflict (realm_id, reference) do nothing returning application_uid`);
    if (row) return { applicationUid: row.application_uid, reference };
  }
  throw new Error('no free reference was found');
}
