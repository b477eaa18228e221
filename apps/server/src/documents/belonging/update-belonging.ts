import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { decideBelonging, type BelongingVerdict } from './decide-belonging.ts';
import type { UnsealedDocument } from '../records/unseal-document.ts';
import { getPassportHolder } from './get-passport-holder.ts';
import { loadTravellers } from './travellers.queries.ts';

// Stores whose document it appears to be. Moving it stays a person's decision.
export async function updateBelonging(tx: Tx, keys: KeyStore, document: UnsealedDocument): Promise<void> {
  const { row } = document;
  const people = listNamedPeople(document);
  const { own, others } = await loadTravellers(tx, keys, row.applicant_uid);
  const judged = decideBelonging(people, own, others);
  const { belonging, belongsTo } = row.is_placed && judged.belonging !== 'own' ? settledAlready : judged;
  await tx.run(sql`
    update document set belonging = ${belonging}, belongs_to = ${belongsTo}
    where realm_id = ${tx.realmId} and document_uid = ${row.document_uid}
      and (belonging, belongs_to) is distinct from (${belonging}, ${belongsTo}::uuid)`);
}

// A person has already decided whose it is, so nobody is asked again.
const settledAlready: BelongingVerdict = { belonging: 'unclear', belongsTo: null };

// For documents without a holder, the people found by the engine.
export function listNamedPeople(document: UnsealedDocument): readonly PersonFacts[] {
  const holder = getPassportHolder(document);
  return holder ? [holder] : (document.reading?.people ?? []);
}
