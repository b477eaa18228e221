import type { Action } from '@visawright/contract/platform/access.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { describe, expect, test } from 'vitest';
import type { Actor } from './actor.types.ts';
import { inReach, mayDo, reachFor } from './reach.ts';

const actor = (role: Role, more: Partial<Actor> = {}): Actor => ({
  realmId: 'realm-1',
  personUid: 'person-1',
  sub: 'sub-1',
  session: '',
  role,
  roles: [role],
  agencyUid: 'agency-1',
  distributorUid: 'distributor-1',
  applicantUid: 'applicant-1',
  applicantType: 'D2C',
  ...more,
});

const condition = (table: Parameters<typeof inReach>[0], who: Actor, action: Action) => {
  const { text, values } = inReach(table, who, action);
  return [text.replaceAll(/\s+/g, ' '), ...values];
};
const no = ['false'];

describe('an action', () => {
  test('without a row for the role is refused', () => {
    expect(mayDo(actor('reviewer'), 'application.edit')).toBeUndefined();
    expect(() => reachFor(actor('reviewer'), 'application.edit')).toThrow(
      expect.objectContaining({ code: 'access.functionRefused' }),
    );
    expect(() => inReach('application', actor('admin'), 'application.read')).toThrow();
  });

  test('with a row is allowed as far as the row says', () => {
    expect(mayDo(actor('agency'), 'application.edit')).toBe('agency');
    expect(reachFor(actor('agent'), 'application.edit')).toBe('own');
    expect(reachFor(actor('applicant'), 'application.edit')).toBe('self');
  });

  test('on outcomes and findings is for direct applicants and for staff', () => {
    for (const action of ['application.outcome', 'finding.accept'] as const) {
      expect(mayDo(actor('applicant'), action)).toBe('self');
      expect(mayDo(actor('applicant', { applicantType: 'B2B' }), action)).toBeUndefined();
      expect(mayDo(actor('applicant', { applicantType: null }), action)).toBeUndefined();
      expect(mayDo(actor('agent', { applicantType: null }), action)).toBe('own');
    }
    expect(mayDo(actor('applicant', { applicantType: 'B2B' }), 'application.edit')).toBe('self');
  });
});

describe('the rows of a table', () => {
  const throughAgency =
    'exists (select from agency g where g.realm_id = a.realm_id and g.agency_uid = a.agency_uid and g.distributor_uid = $1)';

  test('applications: the agency’s, the agent’s own, those under review, the traveller’s', () => {
    const read = (role: Role, more?: Partial<Actor>) => condition('application', actor(role, more), 'application.read');
    expect(read('agency')).toEqual(['a.agency_uid = $1', 'agency-1']);
    expect(read('agency', { agencyUid: null })).toEqual(no);
    expect(read('agent')).toEqual(['a.agent_uid = $1', 'person-1']);
    expect(read('reviewer')).toEqual([
      'exists (select from review_task t where t.realm_id = a.realm_id and t.application_uid = a.application_uid ' +
        'and t.reviewer_uid = $1 and t.withdrawn_at is null)',
      'person-1',
    ]);
    expect(read('applicant')).toEqual([
      'a.applicant_uid in (select m.applicant_uid from applicant m ' +
        'where m.realm_id = a.realm_id and (m.applicant_uid = $1 or m.added_by = $2))',
      'applicant-1',
      'applicant-1',
    ]);
    expect(read('applicant', { applicantUid: null })).toEqual(no);
  });

  test('applications: all of the tenant, or those of a distributor’s agencies', () => {
    expect(condition('application', actor('admin'), 'analytics.read')).toEqual(['true']);
    expect(condition('application', actor('distributor'), 'analytics.read')).toEqual([throughAgency, 'distributor-1']);
    expect(condition('application', actor('distributor', { distributorUid: null }), 'analytics.read')).toEqual(no);
  });

  test('applicants: the same, but not a distributor’s', () => {
    const read = (role: Role, more?: Partial<Actor>) => condition('applicant', actor(role, more), 'document.read');
    expect(read('agency')).toEqual(['a.agency_uid = $1', 'agency-1']);
    expect(read('agent')).toEqual(['a.agent_uid = $1', 'person-1']);
    expect(read('reviewer')).toEqual([
      'exists (select from review_task t join application w on w.realm_id = t.realm_id and w.application_uid = t.application_uid ' +
        'where t.realm_id = a.realm_id and w.applicant_uid = a.applicant_uid and w.deleted_at is null ' +
        'and t.reviewer_uid = $1 and t.withdrawn_at is null)',
      'person-1',
    ]);
    expect(read('applicant')).toEqual(['(a.applicant_uid = $1 or a.added_by = $2)', 'applicant-1', 'applicant-1']);
    expect(read('applicant', { applicantUid: null })).toEqual(no);
    expect(condition('applicant', actor('distributor'), 'analytics.read')).toEqual(no);
  });

  test('agencies: all, a distributor’s, or the own one; nobody else has any', () => {
    expect(condition('agency', actor('admin'), 'agency.manage')).toEqual(['true']);
    expect(condition('agency', actor('distributor'), 'agency.manage')).toEqual([
      'a.distributor_uid = $1',
      'distributor-1',
    ]);
    expect(condition('agency', actor('distributor', { distributorUid: null }), 'agency.manage')).toEqual(no);
    expect(condition('agency', actor('agency'), 'agent.manage')).toEqual(['a.agency_uid = $1', 'agency-1']);
    expect(condition('agency', actor('agency', { agencyUid: null }), 'agent.manage')).toEqual(no);
    for (const role of ['agent', 'reviewer', 'applicant'] as const)
      expect(condition('agency', actor(role), 'application.read')).toEqual(no);
  });

  test.each(['person', 'request'] as const)('%s: of the agencies in reach', (table) => {
    expect(condition(table, actor('admin'), 'agency.manage')).toEqual(['true']);
    expect(condition(table, actor('distributor'), 'agency.manage')).toEqual([throughAgency, 'distributor-1']);
    expect(condition(table, actor('distributor', { distributorUid: null }), 'agency.manage')).toEqual(no);
    expect(condition(table, actor('agency'), 'agent.manage')).toEqual(['a.agency_uid = $1', 'agency-1']);
    expect(condition(table, actor('agent'), 'application.read')).toEqual(no);
  });

  test('distributors: only the tenant’s admin has any', () => {
    expect(condition('distributor', actor('admin'), 'distributor.manage')).toEqual(['true']);
    expect(condition('distributor', actor('distributor'), 'agency.manage')).toEqual(no);
    expect(condition('distributor', actor('agency'), 'agent.manage')).toEqual(no);
  });
});
