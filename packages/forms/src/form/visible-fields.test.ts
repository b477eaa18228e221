import { expect, test } from 'vitest';
import type { DestinationId } from '../destinations/destinations.ts';
import { loadForm } from '../destinations/load-form.ts';
import { visibleFields } from './visible-fields.ts';
import type { ConditionValues } from './is-visible.ts';

const shown = async (id: DestinationId, answers: ConditionValues) =>
  visibleFields(await loadForm(id), answers).map((field) => field.id);
const boxes = async (answers: ConditionValues) =>
  new Set(visibleFields(await loadForm('france'), answers).map((field) => field.ref));

test('family of an EU citizen skip boxes 21, 22, 30, 31 and 32; the others fill them', async () => {
  const starred = ['box 21', 'box 22', 'box 30', 'box 31', 'box 32'];
  const family = await boxes({ isEuFamilyMember: 'Yes', costCoveredBy: 'Both', ownMeans: ['Other'] });
  expect(starred.filter((box) => family.has(box))).toEqual([]);
  expect(family.has('box 17')).toBe(true);
  const other = await boxes({ isEuFamilyMember: 'No' });
  expect(starred.filter((box) => other.has(box))).toEqual(starred);
  expect(other.has('box 17')).toBe(false);
});

test('an answer left in a hidden field opens nothing', async () => {
  const left = { costCoveredBy: 'A sponsor', ownMeans: ['Other'] };
  expect(await shown('spain', left)).not.toContain('ownMeansOther');
  expect(await shown('spain', { ...left, costCoveredBy: 'Both' })).toContain('ownMeansOther');
});

test.each<[DestinationId, string, string[]]>([
  ['uk', 'terrorismDetails', ['terrorismActivity', 'terrorismMembership', 'terrorismViews']],
  ['uk', 'extremistDetails', ['extremistMembership', 'extremistViews']],
  ['uk', 'characterDetails', ['corruptionInvolvement', 'badCharacter', 'otherCharacterInfo']],
  ['japan', 'declarationDetails', ['convictedAnyCountry', 'drugOffence', 'deportedAnyCountry']],
  ['singapore', 'antecedentDetails', ['refusedEntryOrDeported', 'enteredUnderOtherIdentity']],
  ['newZealand', 'characterDetails', ['convictedAnyCountry', 'warCrimes']],
  ['newZealand', 'healthDetails', ['hasTuberculosis', 'needsResidentialCare']],
  ['australia', 'characterDetails', ['awaitingLegalAction', 'outstandingDebts']],
  ['australia', 'healthDetails', ['enterHospital', 'needsMobilityHelp']],
  ['canada', 'healthDetails', ['tbContact', 'seriousCondition']],
  ['canada', 'immigrationDetails', ['overstayedInCanada', 'refusedVisaAnyCountry', 'appliedCanadaBefore']],
])('%s asks for %s once any of its questions is Yes', async (id, details, questions) => {
  const allNo = Object.fromEntries(questions.map((question) => [question, 'No']));
  expect(await shown(id, allNo)).not.toContain(details);
  for (const question of questions) expect(await shown(id, { ...allNo, [question]: 'Yes' })).toContain(details);
});

test('a student gets the study supplement, a tourist does not', async () => {
  expect(await shown('canada', { 'application.visaCategory': 'Student' })).toContain('studyCourseName');
  expect(await shown('canada', { 'application.visaCategory': 'Tourism' })).not.toContain('studyCourseName');
});

test('an Indonesian B1 or C1 visa asks for no home address and no arrival date, a C2 visa does', async () => {
  for (const visaIndex of ['B1 (e-VOA)', 'C1'])
    for (const id of ['homeAddress', 'maritalStatus', 'arrivalDate', 'flightNumber'])
      expect(await shown('indonesia', { visaIndex }), `${visaIndex} ${id}`).not.toContain(id);
  expect(await shown('indonesia', { visaIndex: 'C2' })).toEqual(expect.arrayContaining(['homeAddress', 'arrivalDate']));
});

test('Singapore does not ask a separated traveller about the spouse', async () => {
  expect(await shown('singapore', { maritalStatus: 'Separated' })).not.toContain('spouseCitizenship');
  expect(await shown('singapore', { maritalStatus: 'Customary' })).toContain('spouseCitizenship');
});

test('Vietnam asks how it is paid whoever pays', async () => {
  for (const expensesCoveredBy of ['Personal', 'Company'])
    expect(await shown('vietnam', { expensesCoveredBy })).toContain('paymentMethod');
});
