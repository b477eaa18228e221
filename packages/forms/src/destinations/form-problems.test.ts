import { expect, test } from 'vitest';
import { Form, type Field, type VisibleWhen } from '../form/form-schema.ts';
import { formProblems } from './form-problems.ts';
import { forms } from './form-files.ts';

// Each breaks a valid form in one way.
function broken(change: (form: Form, field: (id: string) => Field) => void): Form {
  const form = structuredClone(forms.get('germany')!);
  change(form, (id) => form.sections.flatMap((section) => section.fields).find((field) => field.id === id)!);
  return form;
}
const problemsOf = (...args: Parameters<typeof broken>) => formProblems(broken(...args));
const withCondition = (condition: VisibleWhen) =>
  problemsOf((_, field) => void (field('costCoveredBy').visibleWhen = condition));

test('a form as it stands has no problem', () => expect(problemsOf(() => undefined)).toEqual([]));

test('reports an unknown document reference with its field', () =>
  expect(problemsOf((_, field) => void (field('surname').autofill = ['Passport.lastName']))).toEqual([
    'surname: autofill Passport.lastName is nowhere',
  ]));

test('reports an unknown reference inside a repeat', () => {
  const form = structuredClone(forms.get('uk')!);
  const stays = form.sections.flatMap((section) => section.fields).find((field) => field.id === 'accommodations')!;
  stays.fields![0]!.autofill = ['application.hotel'];
  expect(formProblems(form)).toEqual(['accommodations.name: autofill application.hotel is nowhere']);
});

test('a condition may ask an earlier field only, at any depth', () => {
  const later = { field: 'filledByOther', equals: 'Yes' };
  const problems = ['costCoveredBy: asks filledByOther, which is no earlier field'];
  expect(withCondition(later)).toEqual(problems);
  expect(withCondition({ not: { any: [{ all: [later] }] } })).toEqual(problems);
  expect(withCondition({ field: 'costCoveredBy', equals: 'Both' })).toHaveLength(1);
});

test('a condition may want only values that the field offers', () => {
  expect(withCondition({ field: 'isEuFamilyMember', equals: ['Yes', 'Perhaps'] })).toEqual([
    'costCoveredBy: isEuFamilyMember is never Perhaps',
  ]);
  expect(withCondition({ field: 'application.visaCategory', equals: 'Study' })).toHaveLength(1);
  expect(withCondition({ field: 'derived.isMinor', equals: 'Yes' })).toEqual([]);
  expect(withCondition({ field: 'surname', equals: 'Rao' })).toEqual([
    'costCoveredBy: asks surname, which has no options',
  ]);
});

test('reports duplicate fields and sections', () => {
  expect(problemsOf((form) => void form.sections[1]!.fields.unshift(form.sections[0]!.fields[0]!))).toEqual([
    'surname twice',
  ]);
  expect(problemsOf((form) => void (form.sections[1]!.id = form.sections[0]!.id))).toEqual(['section identity twice']);
});

test('every group has a visa type, everyone a passport, every document someone', () => {
  expect(
    problemsOf((form) => void (form.visaTypes = form.visaTypes.filter((type) => type.group !== 'Student'))),
  ).toEqual(['no Student visa']);
  expect(problemsOf((form) => void form.checklist.shift())).toEqual(['the passport is not required of everyone']);
  expect(problemsOf((form) => void (form.checklist[1]!.requiredFor = []))).toEqual(['Photo 35 x 45 mm: for nobody']);
});

test.each<[string, (form: Form, field: (id: string) => Field) => void]>([
  ['an unknown word', (form) => void Object.assign(form, { usedBy: [] })],
  [
    'a function word in a condition',
    (_, f) => void Object.assign(f('surname'), { visibleWhen: { expression: 'a > b' } }),
  ],
  ['a condition with two verbs', (_, f) => void Object.assign(f('surname'), { visibleWhen: { all: [], any: [] } })],
  ['a choice without options', (_, f) => void delete f('sex').options],
  ['an option twice', (_, f) => void f('sex').options!.push('Male')],
  ['options on a text', (_, f) => void (f('surname').options = ['Rao'])],
  ['a repeat without fields', (_, f) => void (f('surname').type = 'repeat')],
  ['an id with a hyphen', (_, f) => void (f('surname').id = 'sur-name')],
  ['a label too long to read', (_, f) => void (f('surname').label = 'x'.repeat(151))],
  ['a length of nothing', (_, f) => void (f('surname').maxLength = 0)],
  ['an address without https', (form) => void (form.portal.url = 'http://videx.diplo.de')],
  ['a fee without a date', (form) => void Object.assign(form.fees[0]!, { asOf: '' })],
  ['a fee below nothing', (form) => void (form.fees[0]!.amount = -1)],
  ['a category of our own', (form) => void Object.assign(form.checklist[0]!, { category: 'Pass' })],
  ['a group of our own', (form) => void Object.assign(form.visaTypes[0]!, { group: 'Family' })],
  ['a channel of our own', (form) => void Object.assign(form, { channel: 'fax' })],
  ['a section without fields', (form) => void (form.sections[0]!.fields = [])],
  ['a photo rule cut short', (form) => void Object.assign(form, { photo: { required: true } })],
  ['a lodge-by without its basis', (form) => void Object.assign(form.processing!.lodgeBefore!, { basis: ' ' })],
])('the schema refuses %s', (_, change) => expect(Form.safeParse(broken(change)).success).toBe(false));
