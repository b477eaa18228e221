import { askedFields, type AskedField, type Situation } from './asked-fields.ts';
import { mixedFields } from './mixed-fields.ts';
import { isRight, printedFor, type Known } from './field-truth.ts';

interface Fault {
  readonly field: string;
  readonly value: string;
  readonly printed: readonly string[];
  readonly certain: boolean;
}
export interface JudgedForm {
  readonly plain: number; // fields with autofill in the data, including those of repeated items
  readonly visible: number; // shown to this traveller
  readonly sourced: number; // visible, with a value in a document, the application or the profile of this traveller
  readonly filled: number; // of the sourced fields
  readonly certain: number;
  readonly conflicts: number;
  readonly wrong: readonly Fault[];
  readonly missed: readonly string[];
  readonly unsourced: readonly string[]; // visible, without a source
}

const fault = ({ id, proposal }: AskedField, value: string, printed: readonly string[]): Fault => ({
  field: id,
  value,
  printed,
  certain: proposal?.certain ?? false,
});

// A field counts as filled if it has a value before anything is typed, including the first choice where documents contradict each other.
export function judgeForm(situation: Situation, known: Known): JudgedForm {
  const asked = askedFields(situation);
  const visible = asked.filter(({ isShown }) => isShown);
  const isSourced = (field: AskedField) => field.given.length > 0 || printedFor(field, known).length > 0;
  const sourced = visible.filter(isSourced);
  const filled = sourced.filter(({ given }) => given.length > 0);
  const wrong = filled.flatMap((field) => {
    const printed = printedFor(field, known, true);
    return field.given.filter((value) => !isRight(field, value, printed)).map((value) => fault(field, value, printed));
  });
  const mixed = mixedFields(visible, known).map((field) =>
    fault(field, field.given.join(' | '), ['from another document than the related fields']),
  );
  return {
    plain: asked.length,
    visible: visible.length,
    sourced: sourced.length,
    filled: filled.length,
    certain: filled.filter(({ proposal }) => proposal?.certain).length,
    conflicts: filled.filter(({ proposal }) => (proposal?.choices.length ?? 0) > 1).length,
    wrong: [...wrong, ...mixed],
    missed: sourced.filter(({ given }) => given.length === 0).map(({ id }) => id),
    unsourced: visible.filter((field) => !isSourced(field)).map(({ id }) => id),
  };
}
