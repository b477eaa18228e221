import type { ReactNode } from 'react';

export const entryGroups = ['recent', 'applications', 'applicants', 'people', 'companies', 'go', 'do'] as const;
export type EntryGroup = (typeof entryGroups)[number];

export interface Entry {
  readonly id: string;
  readonly group: EntryGroup;
  readonly label: string;
  readonly hint?: string;
  readonly mark?: ReactNode;
  readonly keys?: readonly string[];
  readonly also?: string; // words it is found by beside its label
  readonly isDeep?: true; // shown only when asked for
  readonly to?: string;
  readonly run?: () => void;
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

// Every typed word begins a word of the entry: "inv ag" finds "Invite an agent".
export function matches({ label, also = '' }: Pick<Entry, 'label' | 'also'>, text: string): boolean {
  const own = plain(`${label} ${also}`).split(/[\s/·,]+/);
  return plain(text)
    .split(/\s+/)
    .every((word) => own.some((each) => each.startsWith(word)));
}

// What was just chosen stands once, under Recent, and there are never more than a handful.
export const withRecent = (recent: readonly Entry[], chosen: Entry, most = 5): Entry[] =>
  [{ ...chosen, group: 'recent' as const }, ...recent.filter(({ id }) => id !== chosen.id)].slice(0, most);
