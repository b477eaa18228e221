// Compares the specification's tables with the contract row by row.
import { expect, test } from 'vitest';
import { datesLockedWord, editableWords, isEditable, progressLabels } from '../applications/application-status.ts';
import { Application, VisaDetails } from '../applications/application.ts';
import * as constants from './constants.ts';
import { countries, destinationCountries, popularCountries } from './country.ts';
import { deepLink } from './deep-link.ts';
import { Document, ExtractedDocument, ProcessedPassport } from '../documents/document.ts';
import { documentCategories } from '../documents/document-facts.ts';
import { errors } from './errors.ts';
import { ExtensionCheck } from '../extension/release.ts';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { passwordMinLength, passwordRules } from '../identity/password.ts';
import { BrandAssets, RealmConfiguration } from './realm.ts';
import * as roleWords from './roles.ts';
import { fallbackRoles, landingPage, sidebar, staffScreens, applicantScreens } from './screens.ts';
import spec from './spec-tables.json' with { type: 'json' };
import { headerMenu, mobileBack, premiumServices, premiumState, steps } from '../applications/steps.ts';
import { texts } from './texts.ts';
import { tourFlags, tourFlagsExtra } from './tours.ts';
import { LoginResult, Profile, tokenClaims, Tokens, TokenValidation, UserData } from '../identity/user.ts';
import { visaGroup, visaGroups } from '../applications/visa-group.ts';

const sorted = (words: readonly string[]) => [...words].sort();

test('roles', () => expect(roleWords.roles).toEqual(spec.roles));

test.each(spec.staffRoutes)('staff route $path has its roles', ({ path, roles }) => {
  const row = path === '*' ? { roles: fallbackRoles } : staffScreens.find((each) => each.paths.includes(path));
  expect(sorted(row?.roles ?? [])).toEqual(sorted(roles));
});

test('the contract has no staff route beyond the table', () => {
  const known = spec.staffRoutes.map((row) => row.path).filter((path) => path !== '*');
  expect(sorted(staffScreens.flatMap((row) => row.paths))).toEqual(sorted(known));
});

test.each(Object.entries(spec.landing))('%s lands on %s', (role, path) =>
  expect(landingPage(role as roleWords.Role)).toBe(path),
);

test('the sidebar has its items in order', () => expect(sidebar.map((item) => item.label)).toEqual(spec.sidebar));

test('applicant routes, steps and labels', () => {
  expect(sorted(applicantScreens.flatMap((row) => row.paths))).toEqual(sorted(spec.applicantRoutes.map((r) => r.path)));
  const inFlow = spec.applicantRoutes.filter((row) => row.step !== null);
  expect(steps.map(({ path, label }, step) => ({ path, step, label }))).toEqual(
    inFlow.map(({ path, step, label }) => ({ path, step, label })),
  );
});

test('menu, premium cards, back, tours', () => {
  expect(headerMenu).toEqual(spec.headerMenu);
  expect(premiumServices).toEqual(spec.premiumCards);
  expect(premiumState).toBe(spec.premiumCardState);
  expect(mobileBack).toEqual(spec.mobileBack);
  expect(tourFlags).toEqual(spec.tourFlags);
  expect(tourFlagsExtra).toEqual(spec.tourFlagsExtra);
});

test('deep link', () => {
  const { path, ...words } = spec.deepLink;
  expect(deepLink).toEqual({ path: path.replace('#', ''), ...words });
});

test('progress labels and status words', () => {
  expect(progressLabels).toEqual(spec.progressLabels);
  expect(editableWords).toEqual(spec.statusSubstrings.editable);
  expect([datesLockedWord]).toEqual(spec.statusSubstrings.datesLocked);
  expect(isEditable(undefined)).toBe(spec.statusSubstrings.absentIsEditable);
});

test('document categories, countries, visa groups, enumerations', () => {
  expect(documentCategories).toEqual(spec.documentCategories);
  expect(destinationCountries.map((each) => each.label)).toEqual(spec.destinations10);
  expect(popularCountries).toHaveLength(spec.countryLists.popular);
  expect(new Set(popularCountries).size).toBe(spec.countryLists.popular);
  expect(Math.abs(countries.length - 190)).toBeLessThanOrEqual(10);
  expect(countries.every((each) => /^[A-Z]{2}$/.test(each.value) && /^[A-Z]{3}$/.test(each.alpha3))).toBe(true);
  expect(visaGroups).toEqual(spec.visaGroups.names);
  for (const [name, group] of Object.entries(spec.visaGroups.special)) expect(visaGroup(name)).toBe(group);
  expect({
    businessType: roleWords.businessTypes,
    applicantChannel: roleWords.applicantTypes,
    distributorType: roleWords.distributorTypes,
    agencyType: roleWords.agencyTypes,
    requestType: roleWords.requestTypes,
    requestStatus: roleWords.requestStatuses,
  }).toEqual(spec.enumerations);
});

test('password rules', () => {
  const { minLength, ...classes } = spec.passwordRules;
  expect(passwordMinLength).toBe(minLength);
  expect(sorted(passwordRules.map((rule) => rule.id))).toEqual(sorted(['length', ...Object.keys(classes)]));
});

const keys = (schema: { shape: object }) => Object.keys(schema.shape);
test.each([
  ['realmConfiguration', RealmConfiguration],
  ['brandAssets', BrandAssets],
  ['tokenValidation', TokenValidation],
  ['login', LoginResult],
  ['tokens', Tokens],
  ['userData', UserData],
  ['application', Application],
  ['visaDetails', VisaDetails],
  ['document', Document],
  ['processedPassport', ProcessedPassport],
  ['extractedDocument', ExtractedDocument],
  ['extensionCheck', ExtensionCheck],
] as const)('%s has its fields', (name, schema) => {
  for (const field of spec.fields[name]) expect(keys(schema)).toContain(field);
});

test('profile fields and token claims', () => {
  const flat = keys(Profile).flatMap((key) => (key === 'address' ? ['address.country'] : [key]));
  expect(flat).toEqual(expect.arrayContaining(spec.fields.profile));
  expect(tokenClaims).toEqual(spec.fields.tokenClaims);
  expect(Object.keys(countries[0]!)).toEqual(spec.fields.countryOption);
});

const words = (schema: Operation['body']) =>
  schema && 'shape' in schema
    ? Object.entries(schema.shape as Record<string, { isOptional(): boolean }>).map(
        ([name, field]) => name + (field.isOptional() ? '?' : ''),
      )
    : [];
const served = Object.values(operations as Record<string, Operation>);

// A call must accept every specified parameter; additional ones must be optional.
const plain = (names: readonly string[]) => names.map((name) => name.replace('?', ''));
const beyond = (names: readonly string[], table: readonly string[]) =>
  names.filter((name) => !plain(table).includes(name.replace('?', '')));

test.each(spec.calls)('$method $path has its words', ({ method, path, query, body }) => {
  const operation = served.find((each) => each.method === method && each.path === path);
  expect(operation).toBeDefined();
  const files = operation!.isMultipart ? ['files'] : [];
  const call = { query: words(operation!.query), body: [...words(operation!.body), ...files] };
  // The specification leaves the body of /extension/create open.
  for (const [names, table] of path === '/extension/create'
    ? []
    : ([
        [call.query, query],
        [call.body, body],
      ] as const)) {
    expect(plain(names)).toEqual(expect.arrayContaining(plain(table)));
    for (const name of beyond(names, table)) expect(name).toMatch(/\?$/);
    for (const name of table.filter((each) => each.endsWith('?'))) expect(names).toContain(name);
  }
});

test('constants', () => {
  expect({
    tokenRefreshCheckSeconds: constants.tokenRefresh.checkSeconds,
    tokenRefreshThresholdSeconds: constants.tokenRefresh.thresholdSeconds,
    defaultBrandColor: constants.defaultBrandColor,
    defaultPaletteBase: constants.defaultPalette.base,
    paletteShades: constants.defaultPalette.shades,
    identityLoginStatusCheckSeconds: constants.identityClient.loginStatusCheckSeconds,
    identityMessageTimeoutSeconds: constants.identityClient.messageTimeoutSeconds,
    identityCallbackStateHours: constants.identityClient.callbackStateHours,
    socketTimeoutMs: constants.socket.timeoutMs,
    socketReconnectAttempts: constants.socket.reconnectAttempts,
    socketFirstDelayMs: constants.socket.firstDelayMs,
    socketDelayFactor: constants.socket.delayFactor,
    socketJitter: constants.socket.jitter,
    socketDelayCapMs: constants.socket.delayCapMs,
    socketGaveUpToastMs: constants.socket.gaveUpToastMs,
    extensionHandshakeMs: constants.extension.handshakeMs,
    extensionCheckMs: constants.extension.checkMs,
    toastMs: { ...constants.toasts.ms, loading: constants.toasts.ms.loading === Infinity ? null : 0 },
    toastsKept: constants.toasts.stored,
    toastPosition: constants.toasts.position,
    breakpoints: constants.breakpoints,
    desktopWarningMaxWidth: constants.desktopWarningMaxWidth,
    sidebarWidth: constants.sidebarWidth,
    nameTruncation: constants.nameTruncation,
    mobileDrawerWidth: constants.mobileDrawerWidth,
    tourStartDelayMs: constants.tour.startDelayMs,
    tourOpenDelayMs: constants.tour.openDelayMs,
    tourRetries: constants.tour.retries,
    datePickerFormat: constants.dates.pickerFormat,
    weekStartsOn: ['Sunday', 'Monday'][constants.dates.firstDayOfWeek],
    weekend: constants.dates.weekendDays.map((day) => (day === 6 ? 'Saturday' : 'Sunday')),
    storedDateFormat: constants.dates.storedFormat,
    defaultIncludePageDetails: constants.defaultIncludePageDetails,
  }).toEqual(spec.constants);
  expect(constants.environments).toEqual(spec.environments);
  expect(constants.socket.path).toBe(spec.socket.path);
  expect(constants.socket.transports).toEqual(spec.socket.transports);
  expect({ posts: constants.extension.posts, listens: constants.extension.listens }).toEqual(spec.pageMessages);
});

test('every quoted text stands in the contract', () => {
  const ours = [
    ...Object.values(texts),
    ...Object.values(errors).map((error) => error.text),
    ...Object.values(progressLabels),
    ...headerMenu,
    premiumState,
  ];
  for (const text of spec.texts) expect(ours).toContain(text);
});
