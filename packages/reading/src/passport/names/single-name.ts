import type { ReadValue } from '../../engine.types.ts';
import type { FrontLabel } from '../label-words.ts';
import type { PrintedWord } from '../read-word.ts';

type Values = Readonly<Record<string, ReadValue>>;

interface Printed {
  readonly name: readonly PrintedWord[]; // where the page prints it
  readonly labelled: (label: FrontLabel) => readonly PrintedWord[];
}

// A zone with one identifier has it in the first place, whether it is a surname or a given name. The page shows which of
// the two is blank, and a person confirms it: forms treat the two cases differently.
export function settleSingleName(values: Values, { name, labelled }: Printed): Record<string, ReadValue> {
  const { surname, givenNames, ...rest } = values;
  if ((surname && givenNames) || (!surname && !givenNames)) return { ...values };
  const [id, other] = surname ? (['surname', 'givenNames'] as const) : (['givenNames', 'surname'] as const);
  const only = values[id]!;
  const isAt = (label: FrontLabel) => labelled(label).some((word) => name.includes(word));
  const asked: ReadValue = only.outcome === 'accept' ? { ...only, outcome: 'confirm' } : only;
  return { ...rest, [isAt(other) && !isAt(id) ? other : id]: asked };
}
