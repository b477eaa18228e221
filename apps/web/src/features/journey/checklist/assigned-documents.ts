import { create } from 'zustand';
import { readJson, writeJson } from '../../../lib/browser/storage.ts';
import type { ChecklistSlot } from '../../documents/upload/transfer.ts';

type AssignedSlots = Readonly<Record<string, ChecklistSlot>>; // docId → checklist item chosen by the user

const nameOf = (applicationUid: string) => `upload.given.${applicationUid}` as const;

// The checklist item a file was added to. The user's choice wins over the category found by the reading.
export const assignedStore = create<Readonly<Record<string, AssignedSlots>>>(() => ({}));

export function loadAssigned(applicationUid: string): AssignedSlots {
  const known = assignedStore.getState()[applicationUid];
  if (known) return known;
  const stored = readJson(nameOf(applicationUid));
  return typeof stored === 'object' && stored !== null ? (stored as AssignedSlots) : {};
}

// docId → title of the item, as the matching of documents takes it
export const assignedTitles = (slots: AssignedSlots): Record<string, string> =>
  Object.fromEntries(Object.entries(slots).map(([docId, { title }]) => [docId, title]));

export function assignDocument(applicationUid: string, docId: string, slot: ChecklistSlot) {
  const next = { ...loadAssigned(applicationUid), [docId]: slot };
  writeJson(nameOf(applicationUid), next);
  assignedStore.setState({ [applicationUid]: next });
}

// After a category change the document is matched automatically again.
export function unassignDocument(applicationUid: string, docId: string) {
  const next = Object.fromEntries(Object.entries(loadAssigned(applicationUid)).filter(([key]) => key !== docId));
  writeJson(nameOf(applicationUid), next);
  assignedStore.setState({ [applicationUid]: next });
}
