import { expect, test } from 'vitest';
import { access, directApplicantsOnly, reaches, reachOf, type Action } from './access.ts';
import { applicantTypes, isRole, knownRoles, roles, type Role } from './roles.ts';

// Who may do what, one row per action and one column per role; `-` means not at all.
const columns: readonly Role[] = ['admin', 'distributor', 'agency', 'agent', 'reviewer', 'applicant'];
const matrix = `
  realm.settings            realm  -     -       -     -         -
  agencyProvider.manage     realm  -     -       -     -         -
  catalogue.manage          realm  -     -       -     -         -
  distributor.manage        realm  -     -       -     -         -
  agency.manage             realm  tree  -       -     -         -
  agency.requestExtension   -      -     agency  -     -         -
  reviewer.manage           realm  -     agency  -     -         -
  agent.manage              -      -     agency  -     -         -
  applicant.manage          -      -     agency  own   -         self
  applicant.sendStartLink   -      -     agency  own   -         -
  applicant.message         -      -     agency  own   -         -
  application.read          -      -     agency  own   assigned  self
  application.edit          -      -     agency  own   -         self
  application.transfer      -      -     agency  own   -         -
  application.sendForReview -      -     agency  own   -         -
  application.review        -      -     -       -     assigned  -
  application.outcome       -      -     agency  own   -         self
  document.read             -      -     agency  own   assigned  self
  document.edit             -      -     agency  own   -         self
  document.verify           -      -     agency  own   -         -
  consent.withdraw          -      -     -       -     -         self
  privacy.own               -      -     -       -     -         self
  applicant.erase           -      -     agency  -     -         -
  realm.retention           realm  -     -       -     -         -
  finding.accept            -      -     agency  own   -         self
  package.build             -      -     agency  own   -         self
  price.manage              -      -     agency  -     -         -
  price.read                realm  -     agency  -     -         -
  quote.write               -      -     agency  own   -         -
  invoice.manage            -      -     agency  -     -         -
  billing.read              -      -     agency  own   -         self
  analytics.read            realm  tree  agency  -     -         -
  reviewer.choose           -      -     agency  own   -         -
  notification.read         self   -     self    self  -         -
  home.read                 -      -     -       own   -         -
  announcement.write        realm  -     agency  -     -         -
  secondFactor.reset        realm  -     -       -     -         -
  extension.release         realm  -     -       -     -         -
  extension.packs           realm  -     -       -     -         -
  extension.fill            -      -     agency  own   -         self
  audit.browse              realm  -     agency  -     -         -
  audit.read                realm  -     agency  -     -         self
  system.read               realm  -     -       -     -         -
  integration.manage        realm  -     agency  -     -         -
  calendar.feed             -      -     agency  own   -         -
  partnerLink.use           -      -     -       -     -         self
  account.self              self   self  self    self  self      self
`;
const rows = matrix
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

test.each(rows)('%s', (action, ...cells) => {
  const allowed = columns.map((role) => reachOf(action as Action, role) ?? '-');
  expect(allowed).toEqual(cells);
});

test('no action is missing above', () => {
  expect(new Set(rows.map(([action]) => action))).toEqual(new Set(Object.keys(access)));
  expect(new Set(columns)).toEqual(new Set(roles));
  expect(reaches).toEqual(['realm', 'tree', 'agency', 'own', 'assigned', 'self']);
});

test('an agency’s customers leave outcomes and findings to their agency', () =>
  expect(directApplicantsOnly).toEqual(['application.outcome', 'finding.accept']));

test('only our own words are roles, and nobody is without one', () => {
  expect(isRole('reviewer')).toBe(true);
  expect(isRole('Reviewer')).toBe(false);
  expect(isRole(undefined)).toBe(false);
  expect(knownRoles([])).toEqual(['applicant']);
  expect(knownRoles(['admin', 7, 'agent'])).toEqual(['admin', 'agent']);
  expect(applicantTypes).toEqual(['D2C', 'B2B']);
});
