import type { Action } from '@visawright/contract/platform/access.ts';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { mayDo } from '../../platform/access/reach.ts';
import { maskPassportNumber } from '../../platform/crypto/passport-number.ts';
import type { RealmKeys } from '../../platform/crypto/realm-key.ts';
import type { ApplicantRow } from './applicants.queries.ts';
import { openDetails } from './sealed-details.ts';

const actions: readonly Action[] = [
  'applicant.manage',
  'applicant.sendStartLink',
  'application.edit',
  'applicant.erase',
];

// These actions have the same reach for every role, so a person who can read the record may perform them.
export function presentApplicant(realmKeys: RealmKeys, actor: Actor, row: ApplicantRow): Applicant {
  const { passportNumber, birthDate, phone, street, city, postcode } = openDetails(realmKeys, row);
  return {
    applicantUid: row.applicant_uid,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone,
    birthDate,
    street: street ?? null,
    city: city ?? null,
    postcode: postcode ?? null,
    passportMasked: passportNumber && maskPassportNumber(passportNumber),
    type: row.type,
    agentId: row.agent_uid,
    agentName: row.agent_name,
    addedBy: row.added_by,
    hasAccount: row.person_uid !== null,
    applications: row.applications,
    samePassport: row.same_passport,
    isOnHold: row.is_on_hold,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    can: actions.filter((action) => mayDo(actor, action) !== undefined),
  };
}
