import type { FieldAspect } from '@visawright/contract/forms/form-state.ts';
import { expect, test } from 'vitest';
import { formChanges } from './form-changes.ts';
import type { Field, Form } from '../form/form-schema.ts';
import { forms } from '../destinations/form-files.ts';

function changed(edit: (form: Form, field: (id: string) => Field) => void, id = 'germany') {
  const now = structuredClone(forms.get(id)!);
  edit(now, (name) => now.sections.flatMap((section) => section.fields).find((field) => field.id === name)!);
  return formChanges(forms.get(id)!, now);
}

test.each([...forms])('%s beside itself has no change', (_, form) =>
  expect(formChanges(form, structuredClone(form))).toEqual([]),
);

test('reports added, removed and moved fields with label or section', () => {
  const [first, second] = forms.get('germany')!.sections;
  const surname = first!.fields[0]!;
  expect(changed((form) => void form.sections[0]!.fields.push({ ...surname, id: 'petName', label: 'Pet' }))).toEqual([
    { kind: 'fieldAdded', id: 'petName', was: null, became: 'Pet' },
  ]);
  expect(changed((form) => void form.sections[0]!.fields.shift())).toEqual([
    { kind: 'fieldRemoved', id: surname.id, was: surname.label, became: null },
  ]);
  expect(changed((form) => void form.sections[1]!.fields.push(form.sections[0]!.fields.shift()!))).toEqual([
    {
      kind: 'fieldChanged',
      aspect: 'section',
      id: surname.id,
      was: `section ${first!.title}`,
      became: `section ${second!.title}`,
    },
  ]);
});

test.each<[FieldAspect, (field: Field) => void, string | null, string | null]>([
  ['label', (f) => void (f.label = 'Name'), forms.get('germany')!.sections[0]!.fields[0]!.label, 'Name'],
  ['required', (f) => void (f.required = false), 'required', 'optional'],
  ['type', (f) => void (f.type = 'textarea'), 'text', 'textarea'],
  ['maxLength', (f) => void (f.maxLength = 7), null, 'at most 7 characters'],
  [
    'visibleWhen',
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
])('a field is reported when its %s changed', (aspect, edit, was, became) => {
  const { id } = forms.get('germany')!.sections[0]!.fields[0]!;
  expect(changed((form) => edit(form.sections[0]!.fields[0]!))).toEqual([
    { kind: 'fieldChanged', aspect, id, was, became },
  ]);
});

test('reports changed options and fields inside a repeat', () => {
  expect(changed((_, field) => void field('sex').options!.push('X'))).toEqual([
    expect.objectContaining({ kind: 'fieldChanged', id: 'sex', became: expect.stringMatching(/, X$/) }),
  ]);
  expect(changed((_, field) => void (field('accommodations').fields![0]!.required = false), 'uk')).toEqual([
    { kind: 'fieldChanged', aspect: 'required', id: 'accommodations.name', was: 'required', became: 'optional' },
  ]);
});

test('reports a renamed section as one change', () => {
  const { id, title } = forms.get('germany')!.sections[0]!;
  expect(changed((form) => void (form.sections[0]!.title = 'You'))).toEqual([
    { kind: 'sectionChanged', id, was: title, became: 'You' },
  ]);
});

test('reports added and removed sections with their fields', () => {
  const gone = forms.get('germany')!.sections[1]!;
  const changes = changed((form) => void form.sections.splice(1, 1));
  expect(changes[0]).toEqual({ kind: 'sectionRemoved', id: gone.id, was: gone.title, became: null });
  expect(changes.slice(1).map((each) => each.kind)).toEqual(gone.fields.map(() => 'fieldRemoved'));
});

test('reports added, removed and changed checklist items', () => {
  const document = forms.get('germany')!.checklist[1]!;
  expect(changed((form) => void form.checklist.splice(1, 1))).toEqual([
    expect.objectContaining({ kind: 'checklistRemoved', id: document.title }),
  ]);
  expect(changed((form) => void form.checklist.push({ ...document, title: 'Two photos' }))).toEqual([
    expect.objectContaining({ kind: 'checklistAdded', id: 'Two photos', became: expect.stringContaining('required') }),
  ]);
  expect(changed((form) => void (form.checklist[1]!.requiredFor = ['Tourism']))).toEqual([
    {
      kind: 'checklistChanged',
      id: document.title,
      was: `required for ${document.requiredFor.join(', ')}`,
      became: 'required for Tourism',
    },
  ]);
});

test('reports rules, fees and processing times one by one', () => {
  expect(changed((form) => void (form.passportRule.blankPages = 4))).toEqual([
    { kind: 'ruleChanged', id: 'passportRule.blankPages', was: '2', became: '4' },
  ]);
  const [fee] = forms.get('germany')!.fees;
  expect(changed((form) => void Object.assign(form.fees[0]!, { amount: 95, asOf: '2026-11' }))).toEqual([
    expect.objectContaining({
      kind: 'ruleChanged',
      id: expect.stringContaining(fee!.basis) as string,
      was: `${fee!.amount} ${fee!.currency}, from 12 years, as of ${fee!.asOf}`,
      became: `95 ${fee!.currency}, from 12 years, as of 2026-11`,
    }),
  ]);
  expect(
    changed((form) => void (form.processing!.lodgeBefore!.days = 20)).map((each) => [each.id, each.became]),
  ).toEqual([['processing.lodgeBefore.days', '20']]);
  expect(changed((form) => void (form.processing = null)).every((each) => each.became === null)).toBe(true);
  expect(changed((form) => void form.visaTypes.pop())).toHaveLength(1);
  expect(changed((form) => void (form.portal.url = 'https://example.org'))).toHaveLength(1);
});
