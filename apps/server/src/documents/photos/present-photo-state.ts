import type { PhotoState } from '@visawright/contract/documents/photo.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { cropOf, verdictsOf } from '@visawright/reading/portrait/crop-of.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { writeTicket } from '../tickets/tickets.ts';
import { cutPhoto } from './cut-photo.ts';
import type { PhotoCase } from './load-photo-case.ts';

// The photo is cut here once, because only the actual file shows whether it fits the portal's size limit.
export async function presentPhotoState(
  { parts, db, actor }: ActorCall,
  applicationUid: string,
  { applicantUid, docId, page, facts, rule, nudge }: PhotoCase,
): Promise<PhotoState> {
  const cut = cropOf(facts, rule, nudge);
  const verdicts = verdictsOf(facts, rule, nudge);
  const made = cut && (await cutPhoto(await parts.sealedObjects.get(db, applicantUid, page.object_key), cut, rule));
  const ticket = cut && writeTicket(parts.keys, actor, { docId, applicationUid, size: 'photo' });
  return {
    docId,
    isNeeded: rule.required,
    isUsable: verdicts.every(({ status }) => status !== 'bad'),
    verdicts,
    cut,
    nudge,
    url: ticket && `${addresses.photoCut.path}?ticket=${ticket}`,
    bytes: made?.length ?? null,
    maxKb: rule.maxKb,
    background: rule.background,
    note: rule.note,
  };
}
