import { z } from 'zod';
import { mergeForm, type Block, type DestinationFile } from '../form/merge-form.ts';
import { Form } from '../form/form-schema.ts';
import { Provenance, ProvenanceFile } from '../form/provenance/provenance-schema.ts';
import { provenanceOf } from '../form/provenance/provenance-of.ts';
import { resolveProvenance } from '../form/provenance/resolve-provenance.ts';
import { RuleFile } from '../rules/rule-schema.ts';
import { applyFactChanges, type FactChange } from './apply-fact-changes.ts';
import { mayAddOrRemove, mayChange } from './change-problems.ts';
import { factsOf } from './facts-of.ts';

const id = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);
const dataFile = z.record(z.string(), z.unknown()); // checked with the form's schema once it is merged with its block

export const CatalogueContent = z.strictObject({
  destinations: z.record(id, dataFile),
  blocks: z.record(id, dataFile),
  provenance: z.record(id, ProvenanceFile),
  rules: z.array(RuleFile),
  // What the realm that wrote the file has of its own.
  overlay: z.record(
    id,
    z.strictObject({
      changes: z.array(z.strictObject({ key: z.string(), value: z.unknown(), provenance: Provenance })),
      checks: z.array(z.strictObject({ key: z.string(), checkedOn: z.iso.date(), checkedBy: z.string() })),
    }),
  ),
});
export type CatalogueContent = z.infer<typeof CatalogueContent>;

export const catalogueFormat = 1;
export const CatalogueFile = z.strictObject({
  format: z.literal(catalogueFormat),
  exportedAt: z.iso.datetime(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/), // of the content
  content: CatalogueContent,
});
export type CatalogueFile = z.infer<typeof CatalogueFile>;

// A destination as the file has it: merged with its block, its provenance and the changes of the realm that wrote the file.
export function formOfFile(content: CatalogueContent, formId: string) {
  const file = content.destinations[formId] as DestinationFile | undefined;
  const { builtOn } = file ?? {};
  const block = builtOn === undefined ? undefined : (content.blocks[builtOn] as Block | undefined);
  if (!file || (builtOn !== undefined && !block)) return Form.safeParse(null);
  const merged = mergeForm(file, block);
  const shipped = Form.safeParse({ ...merged, provenance: originOf(content, formId, builtOn) });
  const changes = content.overlay[formId]?.changes ?? [];
  return shipped.success && changes.length > 0 ? Form.safeParse(applyFactChanges(shipped.data, changes)) : shipped;
}

// A source that the file does not have makes its provenance unusable.
function originOf({ provenance }: CatalogueContent, formId: string, builtOn: string | undefined): unknown {
  try {
    return resolveProvenance(provenance[formId], builtOn === undefined ? undefined : provenance[builtOn]);
  } catch (error) {
    return error instanceof Error ? error.message : 'unusable';
  }
}

const unknown: Provenance = { source: null, confidence: 'low', checkedOn: null, checkedBy: 'Import' };

export interface FileDifferences {
  readonly changes: readonly FactChange[];
  readonly skipped: readonly string[]; // keys of facts that only a release can change
}

// What a realm's form lacks of the imported one.
export function fileDifferences(current: Form, imported: Form): FileDifferences {
  const [was, now] = [current, imported].map((form) => new Map(factsOf(form).map(({ key, value }) => [key, value])));
  const keys = [...new Set([...now!.keys(), ...was!.keys()])].filter((key) => !isSame(was!.get(key), now!.get(key)));
  const isPossible = (key: string) => mayChange(key) && ((was!.has(key) && now!.has(key)) || mayAddOrRemove(key));
  return {
    changes: keys.filter(isPossible).map((key) => ({
      key,
      value: now!.get(key) ?? null,
      provenance: provenanceOf(now!.has(key) ? imported : current, key) ?? unknown,
    })),
    skipped: keys.filter((key) => !isPossible(key)),
  };
}

// Equal whatever the order of the properties.
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [Object.entries(one), other as Record<string, unknown>];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    left.length === Object.keys(right).length &&
    left.every(([name, value]) => isSame(value, right[name]))
  );
}
