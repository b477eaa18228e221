import type { Field, Form } from './form-schema.ts';

export interface VisibleSection {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[]; // visible ones only
}

// The sections of a form that this traveller has: those with at least one visible field. A section for minors is none of an adult's.
export const visibleSections = ({ sections }: Pick<Form, 'sections'>, visible: ReadonlySet<string>): VisibleSection[] =>
  sections
    .map(({ id, title, fields }) => ({ id, title, fields: fields.filter((field) => visible.has(field.id)) }))
    .filter(({ fields }) => fields.length > 0);
