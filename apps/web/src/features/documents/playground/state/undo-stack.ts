import type { ArrangementEntry } from '@visawright/contract/documents/arrangement.ts';

export interface UndoStack {
  readonly undo: string | null; // the operation that Ctrl Z takes back
  readonly redo: string | null; // the undo that Ctrl Shift Z takes back
}

type Entry = Pick<ArrangementEntry, 'operationUid' | 'step' | 'undoes'>;

// An undo is an operation, and so is the undo of an undo. A new operation ends what could be done again.
export function undoStackOf(history: readonly Entry[]): UndoStack {
  let done: string[] = [];
  let taken: string[] = [];
  for (const { operationUid, step, undoes } of history)
    if (step !== 'undo' || undoes === null) {
      done = [...done, operationUid];
      taken = [];
    } else if (taken.includes(undoes)) {
      taken = taken.filter((uid) => uid !== undoes);
      done = [...done, operationUid];
    } else {
      done = done.filter((uid) => uid !== undoes);
      taken = [...taken, operationUid];
    }
  return { undo: done.at(-1) ?? null, redo: taken.at(-1) ?? null };
}
