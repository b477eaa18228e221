import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/visa-types.ts';

// The type that was chosen while it is offered, else the first one for this purpose: most people need no second look.
export function visaTypeOf(destination: string, group: VisaGroup, chosen: string | null): string | null {
  const offered = visaTypesFor(destination, group);
  return offered.find((name) => name === chosen) ?? offered[0] ?? null;
}
