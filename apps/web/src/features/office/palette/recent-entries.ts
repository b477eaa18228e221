import { create } from 'zustand';
import { withRecent, type PaletteEntry } from './palette-entry.ts';

// Contains applicant names, so it is held in memory only.
export const recentEntriesStore = create<{ entries: readonly PaletteEntry[] }>(() => ({ entries: [] }));

export const rememberEntry = (entry: PaletteEntry) =>
  recentEntriesStore.setState(({ entries }) => ({ entries: withRecent(entries, entry) }));
