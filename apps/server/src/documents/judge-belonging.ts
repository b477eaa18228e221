import type { PersonFacts } from '@visawright/contract/same-person.ts';
import { sql, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { belongingOf, type Whose } from './belonging.ts';
import type { OpenDocument } from './open-document.ts';
import { passportHolder } from './passport-holder.ts';
import { travellersOf } from './travellers.queries.ts';

// Whose the paper is, by what stands in it now. The row says so; moving it is a person's act.
export async function judgeBelonging(tx: Tx, keys: KeyStore, document: OpenDocument): Promise<void> {
  const { row } = document;
  const people = peopleOf(document);
  const { own, others } = await travellersOf(tx, keys, row.applicant_uid);
  const judged = belongingOf(people, own, others);
  const { belonging, belongsTo } = row.is_placed && judged.belonging !== 'own' ? settledAlready : judged;
  await tx.run(sql`
    update document set belonging = ${belonging}, belongs_to = ${belongsTo}
    where realm_id = ${tx.realmId} and document_uid = ${row.document_uid}
      and (belonging, belongs_to) is distinct from (${belonging}, ${belongsTo}::uuid)`);
}

// Whose it is was said already: nobody is asked a second time.
const settledAlready: Whose = { belonging: 'unclear', belongsTo: null };

// Of papers without a holder of their own, whom the engine says they are about.
export function peopleOf(document: OpenDocument): readonly PersonFacts[] {
  const holder = passportHolder(document);
  return holder ? [holder] : (document.reading?.people ?? []);
}
