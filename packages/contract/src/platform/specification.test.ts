import { expect, test } from 'vitest';
import { datesLocked, isEditable, mayMove, statuses } from '../applications/application-status.ts';
import { countryFrom } from './country.ts';
import { isDeepLink } from './deep-link.ts';
import { deviceType, isIos } from './device.ts';
import { isNewer } from '../extension/release.ts';
import { unmetPasswordRules } from '../identity/password.ts';
import { realmPath } from './realm.ts';
import { knownRoles } from './roles.ts';
import { access, reachOf } from './access.ts';

test('keeps only known roles and defaults to applicant', () => {
  expect(knownRoles(['offline_access', 'agent', 'uma_authorization'])).toEqual(['agent']);
  expect(knownRoles(['default-roles-x'])).toEqual(['applicant']);
});

test('reports each unmet password rule', () => {
  expect(unmetPasswordRules('Pune2027')).toEqual(['length', 'special']);
  expect(unmetPasswordRules('visa-demo-2026!')).toEqual(['uppercase']);
  expect(unmetPasswordRules('VISA-DEMO-2026!')).toEqual(['lowercase']);
  expect(unmetPasswordRules('Visa-Demo-Word!')).toEqual(['number']);
  expect(unmetPasswordRules('Visa-Demo-2026!')).toEqual([]);
});

test.each([
  [450, 'Mobile'],
  [451, 'Tablet'],
  [1023, 'Tablet'],
  [1024, 'Desktop'],
  [Number.NaN, 'Default'],
])('a width of %d is %s', (width, type) => expect(deviceType(width)).toBe(type));

test('recognises an iPad by touch support', () => {
  expect(isIos('MacIntel', 5)).toBe(true);
  expect(isIos('MacIntel', 0)).toBe(false);
  expect(isIos('Linux armv8l', 5)).toBe(false);
});

test('status words: editable, dates locked, moves', () => {
  expect(statuses.filter(isEditable)).toEqual(['draft', 'initiated']);
  expect(statuses.filter(datesLocked)).toEqual(statuses.slice(2));
  expect(isEditable('DRAFT application')).toBe(true);
  expect(datesLocked(undefined)).toBe(false);
  expect(mayMove('draft', 'submitted')).toBe(false);
  expect(mayMove('package-ready', 'submitted')).toBe(true);
  expect(statuses.slice(2).every((status) => mayMove(status, 'initiated'))).toBe(true);
});

test('versions compare number by number', () => {
  expect(isNewer('1.10.0', '1.9.9')).toBe(true);
  expect(isNewer('1.4.2', '1.4.2')).toBe(false);
  expect(isNewer('1.4', '1.4.0')).toBe(false);
});

test('a country arrives as alpha-3, as JSON, or not at all', () => {
  expect(countryFrom('ITA')?.label).toBe('Italy');
  expect(countryFrom('{"country":"India","countryISO":"IN"}')?.alpha3).toBe('IND');
  expect(countryFrom('{broken')).toBeUndefined();
  expect(countryFrom(' ')).toBeUndefined();
});

test('a deep link needs all its required words, none blank', () => {
  const link = 'visaCategory=Tourism&fromDate=1&toDate=2&sourceCountry=IND&destinationCountry=ITA&applicantUid=u';
  expect(isDeepLink(new URLSearchParams(`${link}&applicationCreationKey=k`))).toBe(true);
  expect(isDeepLink(new URLSearchParams(`${link}&applicationCreationKey=%20`))).toBe(false);
  expect(isDeepLink(new URLSearchParams(link))).toBe(false);
});

test('a realm path never shadows an API base or a page', () => {
  expect(realmPath.safeParse('sunrise').success).toBe(true);
  for (const path of ['das', 'doc', 'verify', 'Sunrise', 'a', '../x'])
    expect(realmPath.safeParse(path).success).toBe(false);
});

test('admins and distributors reach no application and no document', () => {
  for (const action of Object.keys(access) as (keyof typeof access)[])
    if (/^(application|document|package)\./.test(action))
      for (const role of ['admin', 'distributor'] as const) expect(reachOf(action, role)).toBeUndefined();
});
