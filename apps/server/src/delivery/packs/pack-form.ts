import type { PackCoverage } from '@visawright/contract/extension/pack-review.ts';
import type { Pack } from '@visawright/contract/extension/pack.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { packCoverage } from '@visawright/packs/review/pack-coverage.ts';
import { loadRealmForm } from '../../applications/realm-forms/realm-form.ts';
import { knownForm } from '../../applications/realm-forms/shipped-facts.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RealmPack } from './realm-packs.ts';

// The newest form of the destination; undefined for a destination we do not have.
export async function loadPackForm(db: Db, { destination }: Pack): Promise<Form | undefined> {
  const id = knownForm(destination);
  return id && loadRealmForm(db, id);
}

const nothing: PackCoverage = { controls: 0, mapped: 0, personal: 0, unmapped: 0, questions: 0 };
const mostCached = 500;
const known = new Map<string, PackCoverage>(); // a pack never changes, and the questions of a form only with the product

export async function coverageOf(db: Db, { pack, sha256 }: RealmPack): Promise<PackCoverage> {
  const before = known.get(sha256);
  if (before) return before;
  const form = await loadPackForm(db, pack);
  const coverage = form ? packCoverage(pack, form) : nothing;
  if (known.size >= mostCached) known.clear();
  known.set(sha256, coverage);
  return coverage;
}
