import { conditionContext } from './condition-context.ts';
import type { Field, Form } from './form-schema.ts';
import { isVisible, type ConditionValues } from './is-visible.ts';

// Answers in hidden fields are ignored. Conditions refer to earlier fields only, so one pass in form order is enough.
export function visibleFields(form: Pick<Form, 'sections'>, answers: ConditionValues): Field[] {
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
