import type { Action } from '@visawright/contract/access.ts';
import type { Applicant } from '@visawright/contract/applicant.ts';
import type { Actor } from '../access/actor.types.ts';
import { mayDo } from '../access/reach.ts';
import { maskPassport } from '../vault/passport.ts';
import type { RealmKeys } from '../vault/realm-key.ts';
import type { ApplicantRow } from './applicants.queries.ts';
import { openDetails } from './details.ts';

const actions: readonly Action[] = ['applicant.manage', 'applicant.sendStartLink', 'application.edit'];

// All three reach equally far for every role, so who reads the record may do them with it.
export function applicantOf(realmKeys: RealmKeys, actor: Actor, row: ApplicantRow): Applicant {
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
    passportMasked: passportNumber && maskPassport(passportNumber),
    type: row.type,
    agentId: row.agent_uid,
    agentName: row.agent_name,
    addedBy: row.added_by,
    hasAccount: row.person_uid !== null,
    applications: row.applications,
    samePassport: row.same_passport,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    can: actions.filter((action) => mayDo(actor, action) !== undefined),
  };
}
