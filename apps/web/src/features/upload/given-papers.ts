import { create } from 'zustand';
import { readJson, writeJson } from '../../lib/storage.ts';
import type { Place } from '../documents/upload/transfer.ts';

type Given = Readonly<Record<string, Place>>; // docId → where a person put it

const nameOf = (applicationUid: string) => `upload.given.${applicationUid}` as const;

// Which paper of the list somebody added a file to; the reading may see it otherwise, the person's word stays.
export const givenStore = create<Readonly<Record<string, Given>>>(() => ({}));

export function loadGiven(applicationUid: string): Given {
  const known = givenStore.getState()[applicationUid];
  if (known) return known;
  const kept = readJson(nameOf(applicationUid));
  return typeof kept === 'object' && kept !== null ? (kept as Given) : {};
}

export function giveTo(applicationUid: string, docId: string, place: Place) {
  const next = { ...loadGiven(applicationUid), [docId]: place };
  writeJson(nameOf(applicationUid), next);
  givenStore.setState({ [applicationUid]: next });
}

// Another category was chosen later: the list decides again.
export function takeFrom(applicationUid: string, docId: string) {
  const next = Object.fromEntries(Object.entries(loadGiven(applicationUid)).filter(([key]) => key !== docId));
  writeJson(nameOf(applicationUid), next);
  givenStore.setState({ [applicationUid]: next });
}
