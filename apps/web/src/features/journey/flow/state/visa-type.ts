import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';

// The chosen type if it is offered, otherwise the first one for the purpose.
export function visaTypeOf(destination: string, group: VisaGroup, chosen: string | null): string | null {
  const offered = visaTypesFor(destination, group);
  return offered.find((name) => name === chosen) ?? offered[0] ?? null;
}
