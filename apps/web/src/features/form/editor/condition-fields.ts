import type { Form, VisibleWhen } from '@visawright/forms/form/form-schema.ts';

function fieldsIn(condition: VisibleWhen): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsIn);
  if ('any' in condition) return condition.any.flatMap(fieldsIn);
  if ('not' in condition) return fieldsIn(condition.not);
  return [condition.field];
}

// Only a change to one of these fields can show or hide others.
export const conditionFields = ({ sections }: Pick<Form, 'sections'>): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ fields }) => fields.flatMap(({ visibleWhen }) => (visibleWhen ? fieldsIn(visibleWhen) : []))),
  );
