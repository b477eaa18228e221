import type { ReadValue } from '../readable-document.types.ts';
import { contradictedDates } from './contradicted-dates.ts';
import { contradictedSums } from './contradicted-sums.ts';

type Values = Readonly<Record<string, ReadValue>>;

// Values that contradict each other are shown to a person. `parts` are read, but are no fields of the form.
export function doubtContradictions(values: Values, parts: Values): Record<string, ReadValue> {
  const all = { ...parts, ...values };
  const doubted = new Set([...contradictedDates(all), ...contradictedSums(all)]);
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      doubted.has(id) && value.outcome === 'accept' ? { ...value, outcome: 'confirm' } : value,
    ]),
  );
}
