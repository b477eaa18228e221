import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { findDestination } from './destinations.ts';

// The names offered for a destination, in the form's order; all groups, or one.
export function visaTypesFor(destination: string, group?: VisaGroup): string[] {
  const offered = findDestination(destination)?.visaTypes ?? [];
  return offered.filter((type) => !group || type.group === group).map((type) => type.name);
}
