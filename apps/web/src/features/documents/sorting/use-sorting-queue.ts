import { useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { Arrangement } from '../playground/state/arrangement-queue.ts';
import { useSorting } from './sorting.api.ts';
import { nextOpen, proposeChoice, updateQueue, type Choice, type QueueItem } from './state/sorting-queue.ts';

const none: readonly QueueItem[] = [];

// The documents in question, which one is open, and what is chosen for it.
export function useSortingQueue(arrangement: Arrangement, applicationUid: string) {
  const shown = useStore(arrangement.store, (state) => state.shown);
  const confirmed = useStore(arrangement.store, (state) => state.confirmed);
  const { data } = useSorting(applicationUid, confirmed);
  const questions = data?.questions;
  const [queue, setQueue] = useState(none);
  const [seen, setSeen] = useState<readonly [unknown, unknown, unknown]>([null, null, null]);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Partial<Choice>>>(new Map());
  const [isUndoing, setUndoing] = useState(false);
  const [withLikely, setWithLikely] = useState(false);
  let now = queue;
  if (seen[0] !== shown || seen[1] !== questions || seen[2] !== withLikely) {
    now = updateQueue(queue, shown, questions ?? [], withLikely);
    setSeen([shown, questions, withLikely]);
    setQueue(now);
    const returned = now.find(({ docId, isOpen }) => isOpen && queue.some((was) => was.docId === docId && !was.isOpen));
    if (isUndoing && returned) {
      setCurrentId(returned.docId);
      setUndoing(false);
    }
  }
  const open = now.filter(({ isOpen }) => isOpen);
  const current = open.find(({ docId }) => docId === currentId) ?? open[0];
  const choice = current && { ...proposeChoice(current), ...chosen.get(current.docId) };
  const choose = (part: Partial<Choice>) =>
    current && setChosen(new Map(chosen).set(current.docId, { ...chosen.get(current.docId), ...part }));
  const goOn = () => current && setCurrentId(nextOpen(now, current.docId));
  return {
    queue: now,
    open,
    current,
    choice,
    travellers: shown,
    withLikely,
    askLikely: () => setWithLikely(true),
    isLoadingReasons: open.length > 0 && questions === undefined,
    next: current ? now.find(({ docId }) => docId === nextOpen(now, current.docId)) : undefined,
    choosePerson: (applicantUid: string) => choose({ applicantUid }),
    chooseCategory: (category: DocumentCategory) => choose({ category }),
    select: (docId: string) => setCurrentId(docId),
    move: (by: 1 | -1) => current && setCurrentId(nextOpen(now, current.docId, by) ?? current.docId),
    placeWith: (applicantUid: string | null): boolean => {
      const category = choice?.category;
      if (!current || !applicantUid || !category) return false;
      goOn();
      const newDocId = crypto.randomUUID();
      return arrangement.apply({ step: 'place', docId: current.docId, newDocId, applicantUid, category });
    },
    discard: (): boolean => {
      if (!current) return false;
      goOn();
      return arrangement.apply({ step: 'discard', docId: current.docId });
    },
    undo: (): boolean => {
      if (!arrangement.canUndo()) return false;
      setUndoing(true);
      arrangement.undo();
      return true;
    },
  };
}
export type SortingQueue = ReturnType<typeof useSortingQueue>;
