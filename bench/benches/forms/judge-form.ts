import { askedIn, type Asked, type Situation } from './asked.ts';
import { mixtures } from './together.ts';
import { isRight, printedFor, type Known } from './truth.ts';

export interface Fault {
  readonly field: string;
  readonly value: string;
  readonly printed: readonly string[];
  readonly certain: boolean;
}
export interface JudgedForm {
  readonly plain: number; // fields with autofill in the data, those of a repeat's items too
  readonly visible: number; // shown to this traveller
  readonly sourced: number; // and named by a paper, the application or the profile of this traveller
  readonly filled: number; // of those
  readonly certain: number;
  readonly conflicts: number;
  readonly wrong: readonly Fault[];
  readonly missed: readonly string[];
  readonly unsourced: readonly string[]; // shown, though nothing this traveller has names it
}

const fault = ({ id, proposal }: Asked, value: string, printed: readonly string[]): Fault => ({
  field: id,
  value,
  printed,
  certain: proposal?.certain ?? false,
});

// A field counts as filled when a value stands in it before anybody typed: what is offered first where papers contradict each other too.
export function judgeForm(situation: Situation, known: Known): JudgedForm {
  const asked = askedIn(situation);
  const visible = asked.filter(({ isShown }) => isShown);
  const isSourced = (field: Asked) => field.given.length > 0 || printedFor(field, known).length > 0;
  const sourced = visible.filter(isSourced);
  const filled = sourced.filter(({ given }) => given.length > 0);
  const wrong = filled.flatMap((field) => {
    const printed = printedFor(field, known, true);
    return field.given.filter((value) => !isRight(field, value, printed)).map((value) => fault(field, value, printed));
  });
  const mixed = mixtures(visible, known).map((field) =>
    fault(field, field.given.join(' | '), ['of another paper than its neighbours']),
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
