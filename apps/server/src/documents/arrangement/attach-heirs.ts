import { attachDocumentParts } from '../attachments/attach-document-parts.ts';
import {
  attachToApplications,
  attachToTripApplications,
  findTripUids,
} from '../attachments/attach-to-trip-applications.ts';
import { heirsOf, isEmptied, type Desk } from './open-documents.ts';
import type { Plan } from './plan.ts';

// Applications keep the pages they had: a new document is attached beside the one its pages come from, and instead of it if that is
// empty. For a fellow traveller it is attached to the applications of the same trips.
export async function attachHeirs(desk: Desk, plan: Plan): Promise<void> {
  const { tx, call } = desk;
  const isAdded = (docId: string) => docId === plan.made?.docId || plan.restored.has(docId);
  const trips = new Map<string, Set<string>>();
  for (const document of desk.documents.values()) {
    const heirs = heirsOf(desk, plan, document);
    const isGone = isEmptied(plan, document.docId);
    if (heirs.length === 0 && !isGone) continue;
    const others = heirs.filter(({ applicantUid }) => applicantUid !== document.applicantUid);
    const ofTrips = others.length > 0 ? await findTripUids(tx, document.docId) : [];
    for (const { docId } of others)
      if (isAdded(docId)) trips.set(docId, (trips.get(docId) ?? new Set()).union(new Set(ofTrips)));
    const own = heirs.filter((heir) => !others.includes(heir)).map(({ docId }) => docId);
    const made = isGone ? own : own.filter(isAdded);
    if (isGone || made.length > 0) await attachDocumentParts(tx, call.actor, document.docId, { made, isGone });
  }
  if (plan.reattached) {
    const { docId, applications } = plan.reattached;
    const { applicantUid } = desk.documents.get(docId)!;
    await attachToApplications(tx, call.actor, { docId, applicantUid, applications });
  }
  for (const [docId, ofTrips] of trips) {
    const { applicantUid } = desk.documents.get(docId)!;
    await attachToTripApplications(tx, call.actor, { docId, applicantUid, trips: [...ofTrips] });
  }
}
