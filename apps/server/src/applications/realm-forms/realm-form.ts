import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import {
  applyFactChanges,
  applyFactChecks,
  type FactChange,
  type FactCheck,
} from '@visawright/forms/knowledge/apply-fact-changes.ts';
import { checkedContent, factLines } from '@visawright/forms/knowledge/fact-lines.ts';
import { factsOf } from '@visawright/forms/knowledge/facts-of.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { loadFormVersion } from '@visawright/forms/versions/load-form-version.ts';
import type { Db } from '../../platform/db/db.ts';
import { contentHash } from '../../platform/http/content-hash.ts';
import { storedFacts, type ApprovedChange, type StoredCheck, type StoredFacts } from './realm-facts.queries.ts';
import { knownForm, shippedFacts, type ShippedFacts } from './shipped-facts.ts';

export interface RealmFacts {
  readonly changes: readonly FactChange[];
  readonly checks: readonly FactCheck[];
}

// A change counts until the product ships another value for the fact: then the product's is newer.
const isInForce =
  ({ hashes }: ShippedFacts) =>
  ({ key, shipped }: ApprovedChange): boolean =>
    (hashes.get(key) ?? null) === shipped;

// A check counts only while its fact has the value that was checked.
function validChecks(formId: string, form: Form, checks: readonly StoredCheck[]): StoredCheck[] {
  if (checks.length === 0) return [];
  const lines = new Map(factLines(formId, form).map((line) => [line.key, line]));
  return checks.filter(({ key, sha256 }) => {
    const line = lines.get(key);
    return line !== undefined && contentHash(checkedContent(line)) === sha256;
  });
}

export function factsInForce(
  formId: string,
  shipped: ShippedFacts,
  { realm_name, changes, checks }: StoredFacts,
): RealmFacts & { readonly form: Form } {
  const inForce = (changes ?? []).filter(isInForce(shipped));
  const changed = applyFactChanges(shipped.form, inForce);
  const valid = validChecks(formId, changed, checks ?? []).map(({ key, on }) => ({
    key,
    checkedOn: on,
    checkedBy: realm_name, // the people's names are for the realm's admins only
  }));
  return {
    changes: inForce.map(({ key, value, provenance }) => ({ key, value, provenance })),
    checks: valid,
    form: applyFactChecks(changed, valid),
  };
}

// The newest form of a destination as this realm has it. Forms reach the rest of the server through this file only.
export const loadRealmForm = async (db: Db, id: DestinationId): Promise<Form> => (await loadRealmFacts(db, id)).form;

export async function loadRealmFacts(db: Db, id: DestinationId): Promise<RealmFacts & { readonly form: Form }> {
  const [shipped, stored] = await Promise.all([shippedFacts(id), storedFacts(db, id)]);
  return factsInForce(id, shipped, stored);
}

// The version an application started with. Its questions stay as they are; its other facts follow the realm's.
export async function loadRealmFormVersion(db: Db, formId: string, version: number): Promise<Form> {
  const form = await loadFormVersion(formId, version);
  const id = knownForm(formId)!;
  const { changes, checks } = await loadRealmFacts(db, id);
  const facts = version === newestVersion(id) ? changes : await changesForOlder(form, changes, id);
  return applyFactChecks(applyFactChanges(form, facts), checks);
}

// An older version may name a fact differently: it then keeps its own.
async function changesForOlder(form: Form, changes: readonly FactChange[], id: DestinationId) {
  if (changes.length === 0) return [];
  const [here, newest] = [new Set(factsOf(form).map(({ key }) => key)), (await shippedFacts(id)).hashes];
  return changes.filter(({ key }) => !key.startsWith('question:') && (here.has(key) || !newest.has(key)));
}
