import { isVisible, type ConditionValues } from '@visawright/forms/form/is-visible.ts';
import type { VisibleWhen } from '@visawright/forms/form/form-schema.ts';
import type { PortalControl } from '../definitions/portal.types.ts';

// A condition in terms of what the page posts. What pages before have decided is true or false.
export type ShownWhen =
  | { readonly name: string; readonly values: readonly string[] }
  | { readonly all: readonly ShownWhen[] }
  | { readonly any: readonly ShownWhen[] }
  | { readonly not: ShownWhen }
  | { readonly is: boolean };

interface Known {
  readonly drivers: readonly PortalControl[];
  readonly answers: ConditionValues; // to questions of pages before, in the words of our form
}

// A single box posts Yes.
const postedBy = ({ options }: PortalControl, answers: readonly string[]): readonly string[] =>
  options.length === 0
    ? answers
    : options.filter(({ ours, text }) => answers.includes(ours ?? text)).map(({ value }) => value);

export function shownWhen(condition: VisibleWhen, known: Known): ShownWhen {
  if ('all' in condition) return { all: condition.all.map((each) => shownWhen(each, known)) };
  if ('any' in condition) return { any: condition.any.map((each) => shownWhen(each, known)) };
  if ('not' in condition) return { not: shownWhen(condition.not, known) };
  const { field, equals } = condition;
  const driver = known.drivers.find(({ from }) => from !== null && 'question' in from && from.question === field);
  if (!driver) return { is: isVisible(condition, known.answers) };
  return { name: driver.name, values: postedBy(driver, [equals].flat()) };
}
