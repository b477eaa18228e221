import { fieldAspects, type FieldAspect, type FormChange } from '@visawright/contract/forms/form-state.ts';
import { describeCondition } from './change-text.ts';
import type { Field, Form, ItemField } from '../form/form-schema.ts';

interface FieldLocation {
  field: Field | ItemField;
  section: string;
}

// Fields of a repeat's items are named `repeat.field`.
function fieldLocationsOf({ sections }: Form): Map<string, FieldLocation> {
  return new Map(
    sections.flatMap(({ title, fields }) =>
      fields.flatMap((field) => [
        [field.id, { field, section: title }] as const,
        ...(field.fields ?? []).map((item) => [`${field.id}.${item.id}`, { field: item, section: title }] as const),
      ]),
    ),
  );
}

const listed = (words: readonly string[] | undefined) => words?.join(', ') ?? null;

// Each fact names its subject, so that `was` and `became` are readable on their own.
function facts({ field, section }: FieldLocation): Record<FieldAspect, string | null> {
  return {
    label: field.label,
    section: `section ${section}`,
    type: field.type,
    required: field.required ? 'required' : 'optional',
    options: listed(field.options),
    maxLength: field.maxLength === undefined ? null : `at most ${field.maxLength} characters`,
    maxItems: 'maxItems' in field && field.maxItems !== undefined ? `at most ${field.maxItems} entries` : null,
    visibleWhen: field.visibleWhen ? `asked when ${describeCondition(field.visibleWhen)}` : 'asked of everyone',
    help: field.help ?? null,
    autofill: field.autofill ? `filled from ${listed(field.autofill)}` : null,
    ref: field.ref ? `official place: ${field.ref}` : null,
  };
}

function changesOf(
  id: string,
  was: FieldLocation,
  now: FieldLocation,
  renamed: ReadonlyMap<string, string>,
): FormChange[] {
  const before = facts({ ...was, section: renamed.get(was.section) ?? was.section });
  const after = facts(now);
  return fieldAspects
    .filter((aspect) => before[aspect] !== after[aspect])
    .map((aspect) => ({ kind: 'fieldChanged', aspect, id, was: before[aspect], became: after[aspect] }));
}

export function fieldChanges(was: Form, now: Form): FormChange[] {
  const before = fieldLocationsOf(was);
  const after = fieldLocationsOf(now);
  const titles = new Map(now.sections.map(({ id, title }) => [id, title]));
  const sections = sectionChanges(was, now);
  // Renaming a section is not a change of its fields.
  const renamed = new Map(
    was.sections.filter(({ id }) => titles.has(id)).map(({ id, title }) => [title, titles.get(id)!]),
  );
  return [
    ...sections,
    ...[...after].flatMap(([id, { field }]): FormChange[] =>
      before.has(id) ? [] : [{ kind: 'fieldAdded', id, was: null, became: field.label }],
    ),
    ...[...before].flatMap(([id, { field }]): FormChange[] =>
      after.has(id) ? [] : [{ kind: 'fieldRemoved', id, was: field.label, became: null }],
    ),
    ...[...after].flatMap(([id, place]) => (before.has(id) ? changesOf(id, before.get(id)!, place, renamed) : [])),
  ];
}

function sectionChanges(was: Form, now: Form): FormChange[] {
  const before = new Map(was.sections.map(({ id, title }) => [id, title]));
  const after = new Map(now.sections.map(({ id, title }) => [id, title]));
  return [
    ...[...after].flatMap(([id, title]): FormChange[] => {
      const former = before.get(id);
      if (former === undefined) return [{ kind: 'sectionAdded', id, was: null, became: title }];
      return former === title ? [] : [{ kind: 'sectionChanged', id, was: former, became: title }];
    }),
    ...[...before].flatMap(([id, title]): FormChange[] =>
      after.has(id) ? [] : [{ kind: 'sectionRemoved', id, was: title, became: null }],
    ),
  ];
}
