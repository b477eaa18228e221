import { countries } from '@visawright/contract/platform/country.ts';
import { visaGroup } from '@visawright/contract/applications/visa-group.ts';
import { expect, test } from 'vitest';
import { answerKind } from '../form/field-dictionary.ts';
import { Form } from '../form/form-schema.ts';
import { formProblems } from './form-problems.ts';
import { mergeForm } from '../form/merge-form.ts';
import { blockFiles, destinationFiles, forms } from './form-files.ts';

const everyForm = [...forms];

test.each(everyForm)('%s fits the schema', (_, form) => {
  expect(Form.safeParse(form).error?.issues ?? []).toEqual([]);
});

test.each(everyForm)('%s: every reference and condition holds', (_, form) => expect(formProblems(form)).toEqual([]));

test.each(everyForm)('%s is a country of the specification, with its codes', (_, form) => {
  const row = countries.find((each) => each.label === form.destination);
  expect(row).toMatchObject({ value: form.destinationIso2, alpha3: form.destinationAlpha3 });
});

test.each(everyForm)('%s: the contract puts each visa type into the same group', (_, form) => {
  for (const type of form.visaTypes) expect([type.name, visaGroup(type.name)]).toEqual([type.name, type.group]);
});

test('a field id is answered in the same kind in every form', () => {
  const first = new Map<string, string>();
  for (const [id, form] of everyForm)
    for (const field of form.sections.flatMap((section) => section.fields)) {
      const kind = answerKind(field.type);
      expect(`${id}.${field.id}: ${kind}`).toBe(`${id}.${field.id}: ${first.get(field.id) ?? kind}`);
      first.set(field.id, kind);
    }
});

test('nine states and any later one share one block; each adds to it and leaves out only what it names', () => {
  const block = blockFiles.get('schengen')!;
  const built = [...destinationFiles].filter(([, file]) => file.builtOn === 'schengen');
  const nine = ['belgium', 'france', 'germany', 'italy', 'netherlands', 'poland', 'portugal', 'spain', 'swiz'];
  expect(built.map(([id]) => id)).toEqual(expect.arrayContaining(nine));
  for (const [id, file] of built) {
    const form = forms.get(id)!;
    expect(form.sections).toEqual(block.sections);
    const { feesAdd = [], adviceAdd = [], checklistAdd = [], checklistOmit = [] } = file;
    const titles = block.checklist.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(checklistOmit));
    const remaining = block.checklist.filter(({ title }) => !checklistOmit.includes(title));
    expect(form.checklist).toEqual([...remaining, ...checklistAdd]);
    expect(form.fees).toEqual([...block.fees!, ...feesAdd]);
    expect(form.advice).toEqual([...block.advice!, ...adviceAdd]);
    expect(Object.keys(form).filter((key) => /Add$|Omit$/.test(key))).toEqual([]);
  }
});

test('a destination built on a block that is not there does not fit the schema', () => {
  expect(Form.safeParse(mergeForm({ ...destinationFiles.get('poland')!, builtOn: 'benelux' })).success).toBe(false);
});
