import { create } from 'zustand';
import { readJson, remove, writeJson, type StorageName } from '../../../lib/browser/storage.ts';

export interface ChecklistMarks {
  readonly have: readonly string[]; // document titles
  readonly situations: readonly string[]; // conditions that apply to this traveller
}
export type MarksKey = Extract<StorageName, `checklist.${string}`>;

const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

// Stored data may come from an older build.
export function marksFrom(stored: unknown): ChecklistMarks {
  const { have, situations } = (stored ?? {}) as Record<string, unknown>;
  return { have: texts(have), situations: texts(situations) };
}

// Marks belong to the application, or to the trip before the application exists.
export const marksKey = (applicationUid: string | null, trip: readonly (string | null)[]): MarksKey =>
  `checklist.${applicationUid ?? trip.map((part) => part ?? '-').join('.')}`;

export const withMark = (list: readonly string[], name: string, isOn: boolean): readonly string[] => [
  ...list.filter((each) => each !== name),
  ...(isOn ? [name] : []),
];

const changed = create<Record<string, ChecklistMarks>>(() => ({}));

export const readMarks = (key: MarksKey): ChecklistMarks => changed.getState()[key] ?? marksFrom(readJson(key));

// Whether this browser has marks; otherwise those stored with the application hold.
export const hasMarks = (key: MarksKey): boolean => key in changed.getState() || readJson(key) !== null;

export function writeMarks(key: MarksKey, marks: ChecklistMarks) {
  changed.setState({ [key]: marks });
  writeJson(key, marks);
}

// Moves the marks of the trip to the new draft, so that the next trip to the same destination starts empty.
export function moveMarks(from: MarksKey, to: MarksKey) {
  if (from === to) return;
  writeMarks(to, readMarks(from));
  changed.setState({ [from]: marksFrom(null) });
  remove(from);
}

export const useChangedMarks = (key: MarksKey) => changed((state) => state[key]);
