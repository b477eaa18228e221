import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { withoutSpaces } from './printed-text.ts';

// The texts of an answer, also those of repeated items.
const textsOf = (value: AnswerValue): string[] =>
  typeof value === 'string'
    ? [value]
    : value.flatMap((each) => (typeof each === 'string' ? [each] : Object.values(each).flat()));
const dayOf = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

// A copy sheet says that it is none of the official forms, and has every answer whole.
export function judgeCopy(
  destination: string,
  asked: readonly Field[],
  values: Readonly<Record<string, AnswerValue>>,
  printed: string,
): { readonly filled: number; readonly faults: readonly string[] } {
  const text = withoutSpaces(printed);
  const faults: string[] = [];
  const sayings = [
    `Copy sheet for ${destination}`,
    'This is not the official form.',
    `No official form that we can fill in is available for ${destination}`,
  ];
  for (const saying of sayings) if (!text.includes(withoutSpaces(saying))) faults.push(`does not say: ${saying}`);
  let filled = 0;
  for (const { id, options } of asked) {
    const value = values[id];
    if (value === undefined || options) continue;
    const words = textsOf(value).flatMap((each) => dayOf(each).split(/\s+/).map(withoutSpaces));
    if (words.every((word) => text.includes(word))) filled += 1;
    else faults.push(`${id} is missing`);
  }
  return { filled, faults };
}
