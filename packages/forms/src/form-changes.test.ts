import { expect, test } from 'vitest';
import { formChanges } from './form-changes.ts';
import type { Field, Form } from './form-schema.ts';
import { forms } from './read-files.ts';

function changed(edit: (form: Form, field: (id: string) => Field) => void, id = 'germany') {
  const now = structuredClone(forms.get(id)!);
  edit(now, (name) => now.sections.flatMap((section) => section.fields).find((field) => field.id === name)!);
  return formChanges(forms.get(id)!, now);
}

test.each([...forms])('%s beside itself has no change', (_, form) =>
  expect(formChanges(form, structuredClone(form))).toEqual([]),
);

test('a field that came, went or moved is told with its label or its section', () => {
  const [first, second] = forms.get('germany')!.sections;
  const surname = first!.fields[0]!;
  expect(changed((form) => void form.sections[0]!.fields.push({ ...surname, id: 'petName', label: 'Pet' }))).toEqual([
    { kind: 'fieldAdded', id: 'petName', was: null, became: 'Pet' },
  ]);
  expect(changed((form) => void form.sections[0]!.fields.shift())).toEqual([
    { kind: 'fieldRemoved', id: surname.id, was: surname.label, became: null },
  ]);
  expect(changed((form) => void form.sections[1]!.fields.push(form.sections[0]!.fields.shift()!))).toEqual([
    { kind: 'fieldChanged', id: surname.id, was: `section ${first!.title}`, became: `section ${second!.title}` },
  ]);
});

test.each<[string, (field: Field) => void, string | null, string | null]>([
  ['its label', (f) => void (f.label = 'Name'), forms.get('germany')!.sections[0]!.fields[0]!.label, 'Name'],
  ['being required', (f) => void (f.required = false), 'required', 'optional'],
  ['its kind', (f) => void (f.type = 'textarea'), 'text', 'textarea'],
  ['its length', (f) => void (f.maxLength = 7), null, 'at most 7 characters'],
  [
    'who is asked',
    (f) =>
      void (f.visibleWhen = {
        any: [
          { field: 'derived.isMinor', equals: 'Yes' },
          {
            not: {
              all: [
                { field: 'a', equals: ['B', 'C'] },
                { field: 'd', equals: 'E' },
              ],
            },
          },
        ],
      }),
    'asked of everyone',
    'asked when derived.isMinor is Yes or (not (a is one of B, C and d is E))',
  ],
])('a field is told when it changed %s', (_, edit, was, became) => {
  const { id } = forms.get('germany')!.sections[0]!.fields[0]!;
  expect(changed((form) => edit(form.sections[0]!.fields[0]!))).toEqual([{ kind: 'fieldChanged', id, was, became }]);
});

test('options and the fields inside a repeat are told', () => {
  expect(changed((_, field) => void field('sex').options!.push('X'))).toEqual([
    expect.objectContaining({ kind: 'fieldChanged', id: 'sex', became: expect.stringMatching(/, X$/) }),
  ]);
  expect(changed((_, field) => void (field('accommodations').fields![0]!.required = false), 'uk')).toEqual([
    { kind: 'fieldChanged', id: 'accommodations.name', was: 'required', became: 'optional' },
  ]);
});

test('a section under a new title is one change, not one of each of its fields', () => {
  const { id, title } = forms.get('germany')!.sections[0]!;
  expect(changed((form) => void (form.sections[0]!.title = 'You'))).toEqual([
    { kind: 'sectionChanged', id, was: title, became: 'You' },
  ]);
});

test('a section that came or went is told with its fields', () => {
  const gone = forms.get('germany')!.sections[1]!;
  const told = changed((form) => void form.sections.splice(1, 1));
  expect(told[0]).toEqual({ kind: 'sectionRemoved', id: gone.id, was: gone.title, became: null });
  expect(told.slice(1).map((each) => each.kind)).toEqual(gone.fields.map(() => 'fieldRemoved'));
});

test('papers: new ones, gone ones, and for whom they are', () => {
  const paper = forms.get('germany')!.checklist[1]!;
  expect(changed((form) => void form.checklist.splice(1, 1))).toEqual([
    expect.objectContaining({ kind: 'checklistRemoved', id: paper.title }),
  ]);
  expect(changed((form) => void form.checklist.push({ ...paper, title: 'Two photos' }))).toEqual([
    expect.objectContaining({ kind: 'checklistAdded', id: 'Two photos', became: expect.stringContaining('required') }),
  ]);
  expect(changed((form) => void (form.checklist[1]!.requiredFor = ['Tourism']))).toEqual([
    {
      kind: 'checklistChanged',
      id: paper.title,
      was: `required for ${paper.requiredFor.join(', ')}`,
      became: 'required for Tourism',
    },
  ]);
});

test('rules, fees and times are told one by one', () => {
  expect(changed((form) => void (form.passportRule.blankPages = 4))).toEqual([
    { kind: 'ruleChanged', id: 'passportRule.blankPages', was: '2', became: '4' },
  ]);
  const [fee] = forms.get('germany')!.fees;
  expect(changed((form) => void Object.assign(form.fees[0]!, { amount: 95, asOf: '2026-11' }))).toEqual([
    expect.objectContaining({
      kind: 'ruleChanged',
      id: expect.stringContaining(fee!.basis) as string,
      was: `${fee!.amount} ${fee!.currency}, as of ${fee!.asOf}`,
      became: `95 ${fee!.currency}, as of 2026-11`,
    }),
  ]);
  expect(
    changed((form) => void (form.processing!.lodgeBefore!.days = 20)).map((each) => [each.id, each.became]),
  ).toEqual([['processing.lodgeBefore.days', '20']]);
  expect(changed((form) => void (form.processing = null)).every((each) => each.became === null)).toBe(true);
  expect(changed((form) => void form.visaTypes.pop())).toHaveLength(1);
  expect(changed((form) => void (form.portal.url = 'https://example.org'))).toHaveLength(1);
});
