import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { loadBlocks, loadDestinationFile, loadProvenanceFile } from '@visawright/forms/destinations/load-form.ts';
import { ruleFiles } from '@visawright/forms/rules/rule-files.ts';
import { loadRealmFacts } from '../../../applications/realm-forms/realm-form.ts';
import type { Db } from '../../../platform/db/db.ts';

const byName = async <T>(names: readonly string[], load: (name: string) => Promise<T | undefined>) =>
  Object.fromEntries(
    (await Promise.all(names.map(async (name) => [name, await load(name)] as const))).filter(
      ([, value]) => value !== undefined,
    ),
  );

// All data files of the product and what this realm has of its own.
export async function catalogueContent(db: Db) {
  const blocks = await loadBlocks();
  const names = [...blocks.keys(), ...destinationIds];
  const overlay: Record<string, { changes: unknown; checks: unknown }> = {};
  for (const id of destinationIds) {
    const { changes, checks } = await loadRealmFacts(db, id);
    if (changes.length + checks.length > 0) overlay[id] = { changes, checks };
  }
  return {
    destinations: await byName(destinationIds, (id) => loadDestinationFile(id as (typeof destinationIds)[number])),
    blocks: Object.fromEntries(blocks),
    provenance: await byName(names, loadProvenanceFile),
    rules: ruleFiles,
    overlay,
  };
}
