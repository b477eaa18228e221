import type { FormVisitors } from '@visawright/contract/forms/form-visitors.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { mayDo } from '../../platform/access/reach.ts';
import type { Db } from '../../platform/db/db.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { personRoom } from '../../platform/realtime/rooms.ts';
import { presentVisits, removeVisit, requireReadable, storeVisit } from './form-visits.queries.ts';
import { presentVisitors } from './present-visitors.ts';

// Only tells people about each other: saving never asks for a lock, and two saved values remain a conflict. The others who have the form
// open are asked to report again when something visible to them has changed.
export const visitForm = (
  db: Db,
  actor: Actor,
  { act, ...visit }: BodyOf<Operations['visitForm']>,
): Promise<FormVisitors> =>
  db.transaction(async (tx) => {
    const { applicationUid } = visit;
    await requireReadable(tx, actor, applicationUid);
    const isEdit = act === 'edit' && visit.field !== null && mayDo(actor, 'application.edit') !== undefined;
    const own = { ...visit, isEdit };
    const isChanged = await (act === 'leave' ? removeVisit(tx, actor, own) : storeVisit(tx, actor, own));
    const visits = await presentVisits(tx, actor, applicationUid);
    const others = new Set(visits.map(({ person_uid }) => person_uid).filter((uid) => uid !== actor.personUid));
    if (isChanged) {
      const rooms = [...others].map((uid) => personRoom(tx.realmId, uid));
      await publish(tx, rooms, 'form:visitors', { applicationUid });
    }
    return { visitors: presentVisitors(actor, visits) };
  });
