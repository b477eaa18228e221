import type { PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { PageMatch } from '@visawright/packs/pages/match-page.ts';

// What a filler does that takes the first control with the id, the name or the label and never refuses a page. It shows that the changes
// are harmful: with it, values go into wrong fields.
export function carelessMatch(page: PackPage, { controls }: PageSkeleton): PageMatch {
  const refs = page.controls.flatMap((recorded): [string, string][] => {
    const found =
      controls.find(({ id }) => id !== '' && id === recorded.id) ??
      controls.find(({ name }) => name !== '' && name === recorded.name) ??
      controls.find(({ label }) => label === recorded.label);
    return found ? [[recorded.ref, found.ref]] : [];
  });
  return { isKnown: true, refs: Object.fromEntries(refs), evidence: [], differences: [] };
}
