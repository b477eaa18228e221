import type { Portal } from '../definitions/portal.types.ts';
import { placedControls } from './page-controls.ts';
import type { Entered, Visit } from './visit.types.ts';

type Value = string | readonly string[];

const textOf = (options: Portal['pages'][number]['groups'][number]['controls'][number]['options'], value: string) =>
  options.find((option) => option.value === value)?.text ?? value;

// What was submitted, as a person reads it.
export function enteredTexts(portal: Portal, visit: Visit): Entered {
  const pages: Record<string, Record<string, Value>> = {};
  for (const page of portal.pages) {
    const posted = visit.values.get(page.id);
    if (!posted) continue;
    const texts: Record<string, Value> = {};
    for (const { control, id } of placedControls(page, (question) => visit.items.get(question) ?? 1)) {
      const value = posted.get(id) ?? '';
      const stored = visit.files.get(`${page.id} ${id}`);
      texts[id] =
        stored?.name ??
        (typeof value === 'string' ? textOf(control.options, value) : value.map((one) => textOf(control.options, one)));
    }
    pages[page.id] = texts;
  }
  return pages;
}

// The same as answers of our form, for the conditions of its questions.
export function enteredAnswers(portal: Portal, visit: Visit): Record<string, Value> {
  const answers: Record<string, Value> = {};
  for (const page of portal.pages) {
    for (const { control, id, item } of placedControls(page, () => 1)) {
      if (item !== null || control.from === null || !('question' in control.from)) continue;
      const value = visit.values.get(page.id)?.get(id);
      if (value === undefined) continue;
      const ours = (one: string) => {
        const option = control.options.find((each) => each.value === one);
        return option?.ours ?? option?.text ?? one;
      };
      answers[control.from.question] = typeof value === 'string' ? ours(value) : value.map(ours);
    }
  }
  return answers;
}
