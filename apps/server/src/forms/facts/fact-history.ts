import type { FactEvent } from '@visawright/contract/forms/facts.ts';
import { provenanceOf } from '@visawright/forms/form/provenance/provenance-of.ts';
import { factsOf } from '@visawright/forms/knowledge/facts-of.ts';
import { knownForm, shippedFacts } from '../../applications/realm-forms/shipped-facts.ts';
import type { Db } from '../../platform/db/db.ts';
import { canonicalJson } from '../../platform/http/canonical-json.ts';
import { checksOfFact } from './facts.queries.ts';
import { pastChanges, type PastChange } from './changes/fact-changes.queries.ts';
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
  const changes = (await pastChanges(db, formId, key)).flatMap((change) => changeEvents(change, shown.value));
  const events = [...checks, ...changes].sort((one, other) => (one.at! < other.at! ? 1 : -1));
  return [...events, ...(own || shown.count > 1 || origin ? [shipped] : [])];
}

// A proposal and its decision are two events.
function changeEvents(change: PastChange, current: unknown): FactEvent[] {
  const { state, value, provenance, note, decision } = change;
  const proposed: FactEvent = {
    ...nothing,
    kind: 'proposed',
    at: change.proposed_at.toISOString(),
    on: provenance.checkedOn,
    byName: change.by_name,
    source: provenance.source,
    value,
    isRemoved: value === null,
    stands: false,
    reason: note,
  };
  if (state === 'proposed' || change.decided_at === null) return [proposed];
  const decided: FactEvent = {
    ...nothing,
    kind: state,
    at: change.decided_at.toISOString(),
    byName: change.decided_by_name,
    stands: state === 'approved' && canonicalJson(value) === canonicalJson(current),
    reason: decision,
  };
  return [decided, proposed];
}
