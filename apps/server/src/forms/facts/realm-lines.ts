import type { FactLine } from '@visawright/contract/forms/facts.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { checkedContent, factLines, type FactLine as FormLine } from '@visawright/forms/knowledge/fact-lines.ts';
import { nextCheck } from '@visawright/forms/knowledge/next-check.ts';
import { factsInForce } from '../../applications/realm-forms/realm-form.ts';
import { shippedFacts, type ShippedFacts } from '../../applications/realm-forms/shipped-facts.ts';
import type { Db } from '../../platform/db/db.ts';
import { contentHash } from '../../platform/http/content-hash.ts';
import { todayInRealm } from '../catalogue/verifications.queries.ts';
import { allStoredFacts, openApplicationsByForm } from './facts.queries.ts';

interface HashedLine extends FormLine {
  readonly sha256: string;
}
export interface WorklistLine {
  readonly shown: FactLine;
  readonly line: HashedLine;
}

const hashed = (line: FormLine): HashedLine => ({ ...line, sha256: contentHash(checkedContent(line)) });

// Lines of forms that a realm has not changed, which is the usual case.
const cache = new Map<DestinationId, readonly HashedLine[]>();
function shippedLines(id: DestinationId, { form }: ShippedFacts): readonly HashedLine[] {
  const known = cache.get(id) ?? factLines(id, form).map(hashed);
  cache.set(id, known);
  return known;
}

// Every line of the worklist as this realm has it.
export async function realmLines(db: Db, formIds: readonly DestinationId[] = destinationIds): Promise<WorklistLine[]> {
  const [today, stored, counts] = await Promise.all([todayInRealm(db), allStoredFacts(db), openApplicationsByForm(db)]);
  const names = new Map(stored.checks.map(({ formId, key, byName }) => [`${formId} ${key}`, byName]));
  const ofForm = async (formId: DestinationId): Promise<WorklistLine[]> => {
    const shipped = await shippedFacts(formId);
    const { changes, checks, form } = factsInForce(formId, shipped, stored.of(formId));
    const changed = new Set(changes.map(({ key }) => key));
    const checked = new Map(checks.map((check) => [check.key, check]));
    const lines = changes.length > 0 ? factLines(formId, form).map(hashed) : shippedLines(formId, shipped);
    return lines.map((line) => {
      const check = checked.get(line.key);
      const isNewer = check !== undefined && check.checkedOn > (line.provenance?.checkedOn ?? '');
      const provenance = line.provenance && {
        ...line.provenance,
        ...(isNewer && { checkedOn: check.checkedOn, checkedBy: names.get(`${formId} ${line.key}`) ?? '' }),
      };
      const due = provenance && nextCheck(line.kind, provenance);
      const isSingle = line.facts.length === 1 && line.facts[0]!.key === line.key;
      return {
        line,
        shown: {
          formId,
          key: line.key,
          kind: line.kind,
          count: line.facts.length,
          value: isSingle ? line.facts[0]!.value : null,
          sha256: line.sha256,
          source: provenance?.source ?? null,
          note: provenance?.note ?? null,
          confidence: provenance?.confidence ?? 'low',
          checkedOn: provenance?.checkedOn ?? null,
          checkedBy: provenance?.checkedBy || null,
          nextCheck: due,
          isDue: due === null || due <= today,
          isChanged: changed.has(line.key),
          isProposed: line.facts.some(({ key }) => stored.proposed.has(`${formId} ${key}`)),
          openApplications: counts.get(formId) ?? 0,
        },
      };
    });
  };
  return (await Promise.all(formIds.map(ofForm))).flat();
}
