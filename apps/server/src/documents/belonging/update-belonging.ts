import { isSharedCategory } from '@visawright/contract/documents/shared-categories.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { decideBelonging, type BelongingVerdict } from './decide-belonging.ts';
import type { UnsealedDocument } from '../records/unseal-document.ts';
import { listNamedPeople } from '../records/list-named-people.ts';
import { decideTripBelonging } from './decide-trip-belonging.ts';
import { findPeopleOfTrip } from './find-people-of-trip.ts';
import { findOwnerAnswer } from './owner-answers.ts';
import { loadTravellers } from './travellers.queries.ts';

// Stores whose document it appears to be, and whether a person is asked. Moving it stays a person's decision.
export async function updateBelonging(tx: Tx, keys: KeyStore, document: UnsealedDocument): Promise<BelongingVerdict> {
  const { row } = document;
  const verdict = await judgeBelonging(tx, keys, document);
  const { belonging, belongsTo, question } = verdict;
  await tx.run(sql`
    update document set belonging = ${belonging}, belongs_to = ${belongsTo}, owner_question = ${question}
    where realm_id = ${tx.realmId} and document_uid = ${row.document_uid}
      and (belonging, belongs_to, owner_question) is distinct from (${belonging}, ${belongsTo}::uuid, ${question}::text)`);
  return verdict;
}

async function judgeBelonging(tx: Tx, keys: KeyStore, document: UnsealedDocument): Promise<BelongingVerdict> {
  const { row } = document;
  const named = listNamedPeople(document);
  const key = await loadApplicantKey(tx, keys, row.applicant_uid);
  const answer = await findOwnerAnswer(tx, key, row.document_uid, named);
  if (answer) return answer === 'traveller' ? own : settled;
  const travellers = await loadTravellers(tx, keys, row);
  if (row.is_for_trip) {
    const people = await findPeopleOfTrip(tx, keys, document, [travellers.own, ...travellers.others]);
    return decideTripBelonging(people, { ...travellers, isShared: isSharedCategory(row.category) });
  }
  const judged = decideBelonging(named, travellers.own, travellers.others);
  return row.is_placed && judged.belonging !== 'own' ? settled : judged;
}

const own: BelongingVerdict = { belonging: 'own', belongsTo: null, question: null };

// A person has already decided what it is for, so nobody is asked again. Its values stay proposals.
const settled: BelongingVerdict = { belonging: 'unclear', belongsTo: null, question: null };
