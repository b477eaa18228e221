import type { VisaDetails } from '@visawright/contract/application.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { destinationFacts } from './destination-facts.ts';
import { newReference } from './new-reference.ts';
import { travelDays } from './visa-days.ts';

interface Whose {
  readonly applicantUid: string;
  readonly agencyUid: string;
  readonly agentUid: string | null;
  readonly tripUid: string;
}

export async function insertApplication(
  tx: Tx,
  actor: Actor,
  details: VisaDetails,
  whose: Whose,
): Promise<{ readonly applicationUid: string; readonly reference: string }> {
  const { from, to } = travelDays(details, 'body.visaDetails');
  const facts = destinationFacts(details.visaTo, details.visaCategory, from);
  // With ten million taken, one of a hundred new references is: then another is drawn.
  for (let tries = 0; tries < 20; tries++) {
    const reference = newReference();
    const row = await tx.find<{ application_uid: string }>(sql`
      insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, agent_uid, visa_from, visa_to, nationality,
        visa_category, visa_type, travel_from, travel_to, lodge_by, takes_paper, form_id, form_version, created_by)
      values (${tx.realmId}, ${reference}, ${whose.tripUid}, ${whose.applicantUid}, ${whose.agencyUid}, ${whose.agentUid},
        ${details.visaFrom}, ${details.visaTo}, ${details.nationality}, ${details.visaCategory}, ${details.visaType},
        ${from}, ${to}, ${facts.lodgeBy}, ${facts.takesPaper}, ${facts.formId}, ${facts.formId && newestVersion(facts.formId)},
        ${actor.personUid})
      on conflict (realm_id, reference) do nothing returning application_uid`);
    if (row) return { applicationUid: row.application_uid, reference };
  }
  throw new Error('no free reference was found');
}
