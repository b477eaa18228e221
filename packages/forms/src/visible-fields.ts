import { conditionContext } from './context.ts';
import type { Field, Form } from './form-schema.ts';
import { isVisible, type Answers } from './visible-when.ts';

// An answer left behind in a field that has since been hidden counts for nothing. Conditions name earlier fields only,
// so one pass in the form's order settles every chain.
export function visibleFields(form: Pick<Form, 'sections'>, answers: Answers): Field[] {
  const counted: Record<string, unknown> = {};
  for (const name of Object.keys(conditionContext)) counted[name] = answers[name];
  return form.sections
    .flatMap((section) => section.fields)
    .filter((field) => {
      const visible = isVisible(field.visibleWhen, counted);
      if (visible) counted[field.id] = answers[field.id];
      return visible;
    });
}
