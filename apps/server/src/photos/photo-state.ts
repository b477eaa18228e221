import type { PhotoState } from '@visawright/contract/photo.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { cutOf, verdictsOf } from '@visawright/reading/portrait/cut.ts';
import type { ActorCall } from '../http/call.ts';
import { writeTicket } from '../vault/tickets.ts';
import { cutPhoto } from './cut-photo.ts';
import type { PhotoCase } from './photo-case.ts';

// What the studio shows. The cut is made once here, because whether it fits the portal's file limit is seen only on the file.
export async function photoState(
  { parts, db, actor }: ActorCall,
  applicationUid: string,
  { applicantUid, docId, page, facts, rule, nudge }: PhotoCase,
): Promise<PhotoState> {
  const cut = cutOf(facts, rule, nudge);
  const verdicts = verdictsOf(facts, rule, nudge);
  const made = cut && (await cutPhoto(await parts.papers.get(db, applicantUid, page.object_key), cut, rule));
  const ticket = cut && writeTicket(parts.keys, actor, { docId, applicationUid, size: 'photo' });
  return {
    docId,
    isNeeded: rule.required,
    isUsable: verdicts.every(({ standing }) => standing !== 'bad'),
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
