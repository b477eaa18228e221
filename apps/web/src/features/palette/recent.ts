import { create } from 'zustand';
import { withRecent, type Entry } from './entry.ts';

// Names of applicants are in it, so it lives as long as the page and is written nowhere.
export const recentStore = create<{ entries: readonly Entry[] }>(() => ({ entries: [] }));

export const remember = (entry: Entry) =>
  recentStore.setState(({ entries }) => ({ entries: withRecent(entries, entry) }));
