import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { findDestination } from './destinations.ts';

// The destination's visa types in form order, for all groups or one.
export function visaTypesFor(destination: string, group?: VisaGroup): string[] {
  const offered = findDestination(destination)?.visaTypes ?? [];
  return offered.filter((type) => !group || type.group === group).map((type) => type.name);
}
