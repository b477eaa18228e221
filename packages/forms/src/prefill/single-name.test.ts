import { expect, test } from 'vitest';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import { documentEvidence, formOf } from '../testing/document-evidence.ts';
import { forms } from '../destinations/form-files.ts';
import type { SingleNameRule } from '../form/form-schema.ts';
import { effectiveAnswers } from '../answers/effective-answers.ts';
import { prefill } from './prefill.ts';
import { emptyNameField, unknownNameField } from './single-name.ts';

const names = formOf(
  { id: 'surname', required: true, autofill: ['Passport.surname'] },
  { id: 'givenNames', required: true, autofill: ['Passport.givenNames'] },
);
const passport = (blankName: DocumentEvidence['blankName']) =>
  documentEvidence('Passport', 'Indian passport', { givenNames: 'TENZIN' }, { isPrimary: true, blankName });
const filled = (
  blankName: DocumentEvidence['blankName'],
  convention?: SingleNameRule['convention'],
  into?: SingleNameRule['into'],
) => {
  const form = {
    ...names,
    ...(convention && { singleName: { convention, ...(into && { into }) } }),
  };
  const documents = [passport(blankName)];
  const proposals = prefill(form, { documents, application: {}, profile: {}, earlierAnswers: {} });
  return { proposals, values: effectiveAnswers(form, {}, {}, proposals), asks: unknownNameField(form, documents) };
};

test('until someone says which field is blank, the name is proposed and not used', () => {
  const { proposals, values, asks } = filled('asked');
  expect(proposals.givenNames).toMatchObject({ certain: false, doubt: 'singleName' });
  expect([values, asks]).toEqual([{}, null]);
});

test('the blank field is not filled where the convention is unknown; the consulate is asked', () => {
  const { values, asks } = filled('surname');
  expect([values, asks]).toEqual([{ givenNames: 'TENZIN' }, 'surname']);
});

test.each([
  ['repeat', { givenNames: 'TENZIN', surname: 'TENZIN' }],
  ['FNU', { surname: 'TENZIN', givenNames: 'FNU' }],
  ['empty', { givenNames: 'TENZIN' }],
] as const)('the convention “%s” of a destination decides', (convention, values) => {
  expect(filled('surname', convention)).toMatchObject({ values, asks: null });
});

test('a destination may name the field that takes the only name', () => {
  expect(filled('surname', 'empty', 'surname').values).toEqual({ surname: 'TENZIN' });
  expect(filled('surname', 'empty', 'givenNames').values).toEqual({ givenNames: 'TENZIN' });
});

test('the blank field may stay empty where the convention is unknown or says so', () => {
  const empty = (convention?: SingleNameRule['convention'], into?: SingleNameRule['into']) =>
    emptyNameField({ ...names, ...(convention && { singleName: { convention, ...(into && { into }) } }) }, [
      passport('surname'),
    ]);
  expect(empty()).toBe('surname');
  expect(empty('empty')).toBe('surname');
  expect(empty('empty', 'surname')).toBe('givenNames');
  for (const convention of ['repeat', 'FNU', 'refused'] as const) expect(empty(convention)).toBeNull();
  expect(emptyNameField(names, [passport('asked')])).toBeNull();
  expect(emptyNameField(names, [passport(null)])).toBeNull();
});

test('Canada takes the only name as the family name', () => {
  const canada = forms.get('canada')!;
  const documents = [passport('surname')];
  const proposals = prefill(canada, { documents, application: {}, profile: {}, earlierAnswers: {} });
  expect(proposals.surname?.choices[0]?.value).toBe('TENZIN');
  expect(proposals.givenNames).toBeUndefined();
  expect([emptyNameField(canada, documents), unknownNameField(canada, documents)]).toEqual(['givenNames', null]);
});

test('no official text says what a Schengen or UK form takes: the consulate is asked', () => {
  for (const id of ['germany', 'uk'])
    expect(unknownNameField(forms.get(id)!, [passport('surname')]), id).toBe('surname');
});

test('Australia: the only name of a passport goes into the family name', () => {
  const form = forms.get('australia')!;
  const documents = [passport('surname')];
  const proposals = prefill(form, { documents, application: {}, profile: {}, earlierAnswers: {} });
  const { surname, givenNames } = effectiveAnswers(form, {}, {}, proposals);
  expect([surname, givenNames]).toEqual(['TENZIN', undefined]);
  expect(unknownNameField(form, documents)).toBeNull();
  for (const id of ['japan', 'vietnam', 'newZealand', 'azerbaijan'])
    // no source says what to enter
    expect(unknownNameField(forms.get(id)!, documents), id).toBe('surname');
});

test('a passport with both names is not touched', () => {
  expect(filled(null).values).toEqual({ givenNames: 'TENZIN' });
  expect(filled(null).asks).toBeNull();
});
