import type { Provenance, ProvenanceFile } from './provenance-schema.ts';

// The provenance of a form's facts: its own file, then the file of the block it is built on.
export function resolveProvenance(
  own: ProvenanceFile | undefined,
  block: ProvenanceFile | undefined,
): Record<string, Provenance> {
  return { ...(block && inFull(block)), ...(own && inFull(own)) };
}

function inFull({ checkedOn, checkedBy, sources, facts }: ProvenanceFile): Record<string, Provenance> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, { source, ...own }]) => {
      const named = source === null ? null : sources[source];
      if (named === undefined) throw new Error(`no source ${source} for ${key}`);
      return [key, { checkedOn, checkedBy, ...own, source: named }];
    }),
  );
}
