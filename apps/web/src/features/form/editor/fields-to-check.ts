import { visibleSections, type VisibleSection } from '@visawright/forms/form/visible-sections.ts';
import type { Field, Form } from '@visawright/forms/form/form-schema.ts';
import { needsPerson, type FieldState } from './field-state.ts';

export interface SectionCount extends VisibleSection {
  readonly toCheck: number;
  readonly missing: number; // among those to check: empty
  readonly ready: number;
}

type StateOf = (field: Field) => FieldState;

// Empty optional fields count as neither ready nor to check.
export function countSections(
  form: Pick<Form, 'sections'>,
  visible: ReadonlySet<string>,
  stateOf: StateOf,
): SectionCount[] {
  return visibleSections(form, visible).map(({ id, title, fields }) => {
    const states = fields.map(stateOf);
    const toCheck = states.filter(needsPerson).length;
    const missing = states.filter((state) => state === 'missing').length;
    const ready = states.filter((state) => !needsPerson(state) && state !== 'optional').length;
    return { id, title, fields, toCheck, missing, ready };
  });
}

export const fieldsToCheck = (
  { sections }: Pick<Form, 'sections'>,
  visible: ReadonlySet<string>,
  stateOf: StateOf,
): string[] =>
  sections
    .flatMap(({ fields }) => fields)
    .filter((field) => visible.has(field.id) && needsPerson(stateOf(field)))
    .map(({ id }) => id);

// Wraps around at the end of the form.
export function nextToCheck(
  { sections }: Pick<Form, 'sections'>,
  toCheck: readonly string[],
  after: string | null,
): string | null {
  const order = sections.flatMap(({ fields }) => fields.map(({ id }) => id));
  const at = after === null ? -1 : order.indexOf(after);
  const waiting = new Set(toCheck);
  return order.slice(at + 1).find((id) => waiting.has(id)) ?? toCheck[0] ?? null;
}

// Starting point for nextToCheck when a section is open but none of its fields has focus.
export function lastFieldBefore({ sections }: Pick<Form, 'sections'>, section: string): string | null {
  const at = sections.findIndex(({ id }) => id === section);
  return sections.slice(0, Math.max(at, 0)).at(-1)?.fields.at(-1)?.id ?? null;
}
