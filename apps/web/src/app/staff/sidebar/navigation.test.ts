import { roles, type Role } from '@visawright/contract/platform/roles.ts';
import { screenFor } from '@visawright/contract/platform/screens.ts';
import { expect, test } from 'vitest';
import { accountPath, isActive, navigationFor } from './navigation.ts';

const screensOf = (...held: Role[]) => navigationFor(held).map(({ screen }) => screen);

test('shows each role its items in the fixed order', () => {
  expect(screensOf('admin')).toEqual(['analytics', 'agencies', 'distributors', 'reviewers']);
  expect(screensOf('distributor')).toEqual(['analytics', 'agencies']);
  expect(screensOf('agency')).toEqual(['applications', 'agents', 'applicants', 'reviewers']);
  expect(screensOf('agent')).toEqual(['home', 'applications', 'applicants']);
  expect(screensOf('reviewer')).toEqual(['applications']);
  expect(screensOf('applicant')).toEqual(['myApplications', 'fileUpload', 'profile']);
});

test('merges the items of two roles without duplicates', () => {
  expect(screensOf('agent', 'agency')).toEqual(['home', 'applications', 'agents', 'applicants', 'reviewers']);
});

test.each(roles)('every item and the account link open an allowed screen for %s', (role) => {
  for (const path of [...navigationFor([role]).map((item) => item.path), accountPath(role)]) {
    expect(screenFor(path, role)).toMatchObject({ paths: expect.arrayContaining([path]) });
  }
});

test('highlights only the item of the current page or its parent', () => {
  const lit = (path: string, role: Role) =>
    navigationFor([role])
      .filter((item) => isActive(item, path))
      .map(({ screen }) => screen);
  expect(lit('/applications', 'agency')).toEqual(['applications']);
  expect(lit('/applications/document-editor', 'agency')).toEqual(['applications']);
  expect(lit('/form', 'agent')).toEqual(['applications']);
  expect(lit('/india-to-uk/form', 'reviewer')).toEqual(['applications']);
  expect(lit('/agency', 'admin')).toEqual(['agencies']);
  expect(lit('/agents', 'agency')).toEqual(['agents']);
  expect(lit('/', 'agent')).toEqual(['home']);
  expect(lit('/home', 'agent')).toEqual(['home']);
  expect(lit('/', 'applicant')).toEqual(['myApplications']);
  expect(lit('/settings', 'agent')).toEqual([]);
});
