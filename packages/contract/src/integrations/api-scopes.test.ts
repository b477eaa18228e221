import { expect, test } from 'vitest';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { reachOf, type Action } from '../platform/access.ts';
import { apiScopes, scopesFor, type KeyRole } from './api-scopes.ts';
import { mostTries, webhookLimits } from './webhook-words.ts';

const scoped = Object.entries(operations as Record<string, Operation>).filter(([, { scope }]) => scope !== undefined);

// What programs can do, one row per scope. A new operation is not callable with a key before it is written here.
test('each scope leads to these operations', () => {
  const table = Object.fromEntries(
    apiScopes.map((scope) => [scope, scoped.filter(([, each]) => each.scope === scope).map(([id]) => id)]),
  );
  expect(table).toEqual({
    'applications.read': ['getApplication', 'applicationsOfAgency', 'applicationsOfAgent', 'applicationsOfApplicant'],
    'applications.write': ['updateApplication', 'draftApplication', 'updateOutcome', 'setLodged'],
    'applicants.read': ['listApplicants', 'getApplicant'],
    'applicants.write': ['createApplicant', 'updateApplicant'],
    'documents.read': ['documentsOfApplicant', 'documentsByIds'],
    'documents.add': ['processDocsSocket'],
    'agencies.read': ['listAgencies', 'getAgency'],
  });
});

test('no call with a scope is public, for extensions, or needs a recent sign-in', () => {
  for (const [id, { access, caller, needsRecentSignIn }] of scoped)
    expect([id, access === 'public', caller, needsRecentSignIn]).toEqual([id, false, undefined, undefined]);
});

test('a role is offered exactly the scopes that its access rows allow', () => {
  for (const role of ['admin', 'agency'] as KeyRole[]) {
    const reached = scoped.filter(([, { access }]) => reachOf(access as Action, role) !== undefined);
    expect([role, new Set(scopesFor[role])]).toEqual([role, new Set(reached.map(([, { scope }]) => scope))]);
  }
});

test('eight tries fit into 24 hours', () => {
  expect(mostTries).toBe(8);
  expect(webhookLimits.delays.reduce((sum, delay) => sum + delay, 0)).toBe(24 * 3_600);
});
