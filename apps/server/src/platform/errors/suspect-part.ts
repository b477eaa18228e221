import type { systemParts } from '@visawright/contract/insight/system-status.ts';

export type PartName = (typeof systemParts)[number];

type OnSuspicion = (part: PartName) => void;
const listeners = new Set<OnSuspicion>();

// A call of this part has failed. The watch of the parts checks at once whether the part itself fails or only that call did.
export function suspectPart(part: PartName): void {
  for (const listener of listeners) listener(part);
}

export function onSuspectedPart(listener: OnSuspicion): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
