import type { SortingQuestion } from '@visawright/contract/documents/sorting/sorting-question.ts';
import { sql } from '../../platform/db/db.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { listCompanions } from '../arrangement/get-arrangement.ts';
import { travelDaysIn } from '../belonging/travel-days.ts';
import { loadTravellers } from '../belonging/travellers.queries.ts';
import { findDocuments, isLikely, isUnsure } from '../records/documents.queries.ts';
import { unsealDocuments } from '../records/present-document.ts';
import { explainQuestion } from './explain-question.ts';
import { findFilePlaces } from './file-places.ts';
import { rankPeople } from './rank-people.ts';
import { findSingleOwners, numbersIn } from './shared-values.ts';

// The documents of a trip that a person has to place. Nothing of this is stored: it follows from what the documents say now.
export async function getSorting({ db, actor, parts }: ActorCall, applicationUid: string): Promise<SortingQuestion[]> {
  const companions = await listCompanions(db, actor, applicationUid);
  const ofTrip = sql`d.applicant_uid = any(${companions}::uuid[])`;
  const rows = await findDocuments(db, actor, 'document.edit', sql`${ofTrip} and (${isUnsure} or ${isLikely})`);
  const [first] = rows;
  if (!first) return [];
  const unsure = await unsealDocuments(db, parts.keys, rows);
  const sure = await unsealDocuments(
    db,
    parts.keys,
    await findDocuments(db, actor, 'document.edit', sql`${ofTrip} and d.state = 'checked' and not ${isUnsure}`),
  );
  const { own, others } = await loadTravellers(db, parts.keys, first);
  const travellers = [own, ...others]
    .filter(({ applicantUid }) => companions.includes(applicantUid))
    .toSorted((one, other) => companions.indexOf(one.applicantUid) - companions.indexOf(other.applicantUid));
  const places = await findFilePlaces(db, companions);
  const numbers = findSingleOwners(sure, numbersIn);
  const travelDays = findSingleOwners(sure, travelDaysIn);
  const questions = unsure.map((document) => {
    const explained = explainQuestion(document, { travellers, places, numbers, travelDays, sure });
    return {
      docId: document.row.document_uid,
      applicantUid: document.row.applicant_uid,
      firstPage: places.get(document.row.document_uid)?.at ?? null,
      reasons: explained.reasons,
      people: rankPeople(explained.scores, travellers),
    };
  });
  const orderOf = ({ docId }: SortingQuestion) => places.get(docId)?.order ?? 0;
  return questions.toSorted((one, other) => orderOf(one) - orderOf(other) || (one.docId < other.docId ? -1 : 1));
}
