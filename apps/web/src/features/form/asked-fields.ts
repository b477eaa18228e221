import type { Form, VisibleWhen } from '@visawright/forms/form-schema.ts';

function named(condition: VisibleWhen): string[] {
  if ('all' in condition) return condition.all.flatMap(named);
  if ('any' in condition) return condition.any.flatMap(named);
  if ('not' in condition) return named(condition.not);
  return [condition.field];
}

// The fields conditions ask of: only a change in one of these can show or hide others.
export const askedFields = ({ sections }: Pick<Form, 'sections'>): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ fields }) => fields.flatMap(({ visibleWhen }) => (visibleWhen ? named(visibleWhen) : []))),
  );
