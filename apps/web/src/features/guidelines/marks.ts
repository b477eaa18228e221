import { create } from 'zustand';
import { readJson, remove, writeJson, type StorageName } from '../../lib/storage.ts';

export interface Marks {
  readonly have: readonly string[]; // titles of papers
  readonly situations: readonly string[]; // conditions that describe this person
}
export type MarksPlace = Extract<StorageName, `checklist.${string}`>;

const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

// What is stored may be older than this build, or anything.
export function marksFrom(stored: unknown): Marks {
  const { have, situations } = (stored ?? {}) as Record<string, unknown>;
  return { have: texts(have), situations: texts(situations) };
}

// An application has marks of its own; before it exists the trip has them.
export const marksPlace = (applicationUid: string | null, trip: readonly (string | null)[]): MarksPlace =>
  `checklist.${applicationUid ?? trip.map((part) => part ?? '-').join('.')}`;

export const withMark = (list: readonly string[], name: string, isOn: boolean): readonly string[] => [
  ...list.filter((each) => each !== name),
  ...(isOn ? [name] : []),
];

const changed = create<Record<string, Marks>>(() => ({}));

export const readMarks = (place: MarksPlace): Marks => changed.getState()[place] ?? marksFrom(readJson(place));

export function writeMarks(place: MarksPlace, marks: Marks) {
  changed.setState({ [place]: marks });
  writeJson(place, marks);
}

// The draft takes over what was marked for the trip; the next trip to the same place begins without marks.
export function carryMarks(from: MarksPlace, to: MarksPlace) {
  if (from === to) return;
  writeMarks(to, readMarks(from));
  changed.setState({ [from]: marksFrom(null) });
  remove(from);
}

export const useChangedMarks = (place: MarksPlace) => changed((state) => state[place]);
