import { reachOf } from '@visawright/contract/platform/access.ts';
import { roles, type Role } from '@visawright/contract/platform/roles.ts';
import { expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { applicationActions, listAllowedActions, type ApplicationState } from './list-allowed-actions.ts';

// Otherwise a readable application could offer an action that is then refused.
test.each(roles)('gives %s the same reach for every application action as for reading', (role) => {
  const reaches = applicationActions.map((action) => reachOf(action, role)).filter((reach) => reach !== undefined);
  expect(new Set(reaches).size).toBeLessThanOrEqual(1);
  if (reaches.length > 0) expect(reaches[0]).toBe(reachOf('application.read', role));
});

const actor = (role: Role, applicantType: Actor['applicantType'] = null): Actor => ({
  realmId: 'realm-1',
  personUid: 'person-1',
  sub: 'sub-1',
  session: '',
  role,
  roles: [role],
  agencyUid: null,
  distributorUid: null,
  applicantUid: null,
  applicantType,
});
const state: ApplicationState = { status: 'initiated', review: 'none', isMyTurn: false };
const sellers = [
  'application.read',
  'application.edit',
  'application.transfer',
  'application.sendForReview',
  'application.outcome',
  'finding.accept',
] as const;

test('staff of an agency may edit before the declaration and build a package after it', () => {
  expect(listAllowedActions(actor('agent'), state)).toEqual(sellers);
  expect(listAllowedActions(actor('agency'), { ...state, status: 'form-data-collected' })).toEqual([
    'application.read',
    'application.transfer',
    'application.sendForReview',
    'application.outcome',
    'package.build',
  ]);
});

test('nobody sends an application for review twice', () => {
  expect(listAllowedActions(actor('agent'), { ...state, review: 'requested' })).not.toContain(
    'application.sendForReview',
  );
  for (const review of ['approved', 'returned'] as const)
    expect(listAllowedActions(actor('agent'), { ...state, review })).toContain('application.sendForReview');
});

test('a reviewer reviews only when it is their turn', () => {
  expect(listAllowedActions(actor('reviewer'), state)).toEqual(['application.read']);
  expect(listAllowedActions(actor('reviewer'), { ...state, isMyTurn: true })).toEqual([
    'application.read',
    'application.review',
  ]);
  expect(listAllowedActions(actor('agent'), { ...state, isMyTurn: true })).not.toContain('application.review');
});

test('a direct applicant decides on findings and outcomes, an agency’s customer does not', () => {
  expect(listAllowedActions(actor('applicant', 'D2C'), state)).toEqual([
    'application.read',
    'application.edit',
    'application.outcome',
    'finding.accept',
  ]);
  expect(listAllowedActions(actor('applicant', 'B2B'), state)).toEqual(['application.read', 'application.edit']);
});

test('admins and distributors may do nothing', () => {
  for (const role of ['admin', 'distributor'] as const) expect(listAllowedActions(actor(role), state)).toEqual([]);
});
