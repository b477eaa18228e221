import { allParts, type ReadingParts } from '@visawright/reading/documents/reading-parts.ts';

export const partNames = Object.keys(allParts) as (keyof ReadingParts)[];

// All parts, and all but one of them.
export const variants: Readonly<Record<string, ReadingParts>> = {
  all: allParts,
  ...Object.fromEntries(partNames.map((part) => [`without ${part}`, { ...allParts, [part]: false }])),
};
