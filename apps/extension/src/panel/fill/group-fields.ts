import type { FieldState } from '../../visit/field-state.ts';

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldState[];
}

// Fields under the heading they have on the page, in the order of the page.
export function groupFields(fields: readonly FieldState[], other: string): FieldGroup[] {
  const groups = new Map<string, FieldState[]>();
  for (const field of fields) {
    const title = field.planned.group.trim() || other;
    groups.set(title, [...(groups.get(title) ?? []), field]);
  }
  return [...groups].map(([title, own]) => ({ title, fields: own }));
}
