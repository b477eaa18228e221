import type { Trip, TripDocument } from '@visawright/contract/documents/trip.ts';

export interface SortedNote {
  readonly key: string;
  readonly file: string;
  readonly names: readonly string[]; // who received it
  readonly moved: { readonly document: TripDocument; readonly back: { applicantUid: string; name: string } } | null;
  readonly copies: readonly TripDocument[];
}

// Automatic moves and copies that can be undone: one note per move, one per copied document.
export function sortedNotes({ travellers }: Trip): SortedNote[] {
  const open = travellers.filter(({ application }) => application.can.includes('application.edit'));
  const all = open.flatMap(({ application, documents }) =>
    documents.map((document) => ({ document, name: application.applicantName })),
  );
  const moved = all.flatMap(({ document, name }): SortedNote[] =>
    document.movedFrom
      ? [
          {
            key: document.docId,
            file: document.fileName,
            names: [name],
            moved: { document, back: document.movedFrom },
            copies: [],
          },
        ]
      : [],
  );
  const copied = Map.groupBy(
    all.filter(({ document }) => document.copyOf !== null),
    ({ document }) => document.copyOf!,
  );
  const shared = [...copied].map(([original, copies]): SortedNote => ({
    key: original,
    file: copies[0]!.document.fileName,
    names: copies.map(({ name }) => name),
    moved: null,
    copies: copies.map(({ document }) => document),
  }));
  return [...moved, ...shared];
}
