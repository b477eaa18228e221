import type { ReactNode } from 'react';
import { matchesWords } from '../../../lib/search/matches-words.ts';

export const entryGroups = [
  'selected',
  'recent',
  'applications',
  'applicants',
  'people',
  'companies',
  'views',
  'go',
  'do',
] as const;
type EntryGroup = (typeof entryGroups)[number];

export interface PaletteEntry {
  readonly id: string;
  readonly group: EntryGroup;
  readonly label: string;
  readonly hint?: string;
  readonly mark?: ReactNode;
  readonly keys?: readonly string[];
  readonly also?: string; // additional search terms
  readonly isDeep?: true; // shown only in search results
  readonly to?: string;
  readonly run?: () => void;
}

export const matchesSearch = ({ label, also = '' }: Pick<PaletteEntry, 'label' | 'also'>, text: string): boolean =>
  matchesWords(`${label} ${also}`, text);

// Recent entries, without duplicates and limited in number.
export const withRecent = (recent: readonly PaletteEntry[], chosen: PaletteEntry, most = 5): PaletteEntry[] =>
  [{ ...chosen, group: 'recent' as const }, ...recent.filter(({ id }) => id !== chosen.id)].slice(0, most);
