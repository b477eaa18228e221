import { expect, test } from 'vitest';
import { roles } from './roles.ts';
import { landingPage, screenFor, sidebarFor } from './screens.ts';

test.each(roles)('%s may open its landing page', (role) =>
  expect(screenFor(landingPage(role), role)).toBeTypeOf('object'),
);

test('unknown routes: not found for the fallback roles, unauthorised for the others', () => {
  for (const role of ['admin', 'agency', 'agent', 'applicant'] as const) expect(screenFor('/x', role)).toBe('notFound');
  for (const role of ['reviewer', 'distributor'] as const) expect(screenFor('/x', role)).toBe('unauthorised');
});

test('an applicant gets the applicant form, an agent the staff form', () => {
  expect(screenFor('/form', 'applicant')).toMatchObject({ id: 'review' });
  expect(screenFor('/form', 'agent')).toMatchObject({ id: 'form' });
  expect(screenFor('/fileUpload', 'applicant')).toMatchObject({ id: 'fileUpload' });
  expect(screenFor('/agents', 'applicant')).toBe('unauthorised');
});

test('each role sees its own sidebar', () => {
  const labels = (role: (typeof roles)[number]) => sidebarFor(role).map((item) => item.label);
  expect(labels('admin')).toEqual(['Analytics', 'Agencies', 'Distributors', 'Reviewers']);
  expect(labels('distributor')).toEqual(['Analytics', 'Agencies']);
  expect(labels('agency')).toEqual(['Applications', 'Agents', 'Applicants', 'Reviewers']);
  expect(labels('agent')).toEqual(['Home', 'Applications', 'Applicants']);
  expect(labels('reviewer')).toEqual(['Applications']);
  expect(labels('applicant')).toEqual([]);
});
