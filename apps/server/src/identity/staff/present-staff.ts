import type { Action } from '@visawright/contract/platform/access.ts';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { mayDo } from '../../platform/access/reach.ts';
import type { StaffRow } from './staff.queries.ts';

export type StaffRole = 'agent' | 'reviewer';
export const manageAction = { agent: 'agent.manage', reviewer: 'reviewer.manage' } as const satisfies Record<
  StaffRole,
  Action
>;

function mayManage(actor: Actor, row: StaffRow): Action[] {
  if (row.role !== 'agent' && row.role !== 'reviewer') return [];
  const action = manageAction[row.role];
  const reach = mayDo(actor, action);
  const isReached = reach === 'realm' || (reach === 'agency' && row.agency_uid === actor.agencyUid);
  return isReached && row.person_uid !== actor.personUid ? [action] : [];
}

const mayReset = (actor: Actor, row: StaffRow): Action[] =>
  row.has_second_factor && row.person_uid !== actor.personUid && mayDo(actor, 'secondFactor.reset') === 'realm'
    ? ['secondFactor.reset']
    : [];

export const presentStaff = (actor: Actor, row: StaffRow): StaffPerson => ({
  personUid: row.person_uid,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: row.role,
  status: row.status,
  isInvited: row.joined_at === null,
  agencyUid: row.agency_uid,
  agencyName: row.agency_name,
  openApplications: row.open_applications,
  lastActiveAt: row.last_active_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  can: [...mayManage(actor, row), ...mayReset(actor, row)],
});
