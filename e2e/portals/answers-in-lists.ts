import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Portal, PortalControl } from './definitions/portal.types.ts';

// A list of the portal where our form has a line of text: its places are invented, so a traveller of a test stays in one of them.
function optionFor({ options, late }: PortalControl, driverText: string): string | undefined {
  if (late) return late.lists[driverText]?.[0];
  const isOurs = options.some(({ ours }) => ours !== undefined);
  return isOurs ? undefined : options[0]?.text;
}

// The answers of a test traveller, with what the lists of a practice portal offer in the place of free text.
export function answersInLists(
  portal: Portal,
  answers: Readonly<Record<string, AnswerValue>>,
): Record<string, AnswerValue> {
  const changed: Record<string, AnswerValue> = { ...answers };
  const texts = new Map<string, string>(); // of the drivers, in the words of the portal
  for (const control of portal.pages.flatMap(({ groups }) => groups.flatMap(({ controls }) => controls))) {
    const { from, options, id, late, partLabel, format } = control;
    const isPart = partLabel !== undefined || format?.phone !== undefined; // of a date or a number
    if (!from || !('question' in from) || from.field !== undefined || isPart) continue;
    const option = late || options.length > 0 ? optionFor(control, texts.get(late?.after ?? '') ?? '') : undefined;
    if (option !== undefined && from.question in changed) changed[from.question] = option;
    const answer = changed[from.question];
    const text = options.find(({ ours }) => ours === answer)?.text ?? answer;
    if (typeof text === 'string') texts.set(id, text);
  }
  return changed;
}
