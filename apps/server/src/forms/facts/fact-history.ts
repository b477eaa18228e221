import type { FactEvent } from '@visawright/contract/forms/facts.ts';
import { provenanceOf } from '@visawright/forms/form/provenance-of.ts';
import { factsOf } from '@visawright/forms/knowledge/facts-of.ts';
import { knownForm, shippedFacts } from '../../applications/realm-forms/shipped-facts.ts';
import type { Db } from '../../platform/db/db.ts';
import { checksOfFact } from './facts.queries.ts';
import type { WorklistLine } from './realm-lines.ts';

const nothing = { value: null, isRemoved: false, reason: null, source: null, on: null, at: null, byName: null };

// Checks and changes of a fact in this realm, newest first, and at the end what the product ships.
export async function factHistory(db: Db, { shown, line }: WorklistLine): Promise<FactEvent[]> {
  const { formId, key } = shown;
  const checks = (await checksOfFact(db, formId, key)).map((check): FactEvent => ({
    ...nothing,
    kind: 'checked',
    at: check.at,
    on: check.on,
    byName: check.byName,
    stands: check.sha256 === line.sha256,
    reason: check.source,
  }));
  const { form } = await shippedFacts(knownForm(formId)!);
  const own = factsOf(form).find((fact) => fact.key === key);
  const origin = provenanceOf(form, key);
  const shipped: FactEvent = {
    ...nothing,
    kind: 'shipped',
    on: origin?.checkedOn ?? null,
    byName: origin?.checkedBy ?? null,
    source: origin?.source ?? null,
    value: own?.value ?? null,
    stands: !shown.isChanged,
  };
  return [...checks, ...(own || shown.count > 1 || origin ? [shipped] : [])];
}
