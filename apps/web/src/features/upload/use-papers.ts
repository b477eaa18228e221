import { useEffect, useEffectEvent } from 'react';
import type { Application } from '@visawright/contract/application.ts';
import type { Document } from '@visawright/contract/document.ts';
import type { Checklist } from '@visawright/forms/checklist.ts';
import { useDestination } from '../details/use-destination.ts';
import { useDocuments } from '../documents/documents.api.ts';
import { isOnItsWay, type Transfer } from '../documents/upload/transfer.ts';
import { transferStore } from '../documents/upload/transfer-store.ts';
import { useLiveDocuments } from '../documents/use-live-documents.ts';
import { marksPlace, readMarks, useChangedMarks } from '../guidelines/marks.ts';
import { arrivedStore, leavingStore } from './arrived.ts';
import { givenStore, loadGiven } from './given-papers.ts';
import { paperLists, type PaperLists } from './paper-lists.ts';
import { useKeepWord } from './use-keep-word.ts';

export interface Papers extends PaperLists {
  readonly documents: readonly Document[]; // of this application
  readonly elsewhere: readonly Document[]; // of the person, not in it
  readonly transfers: readonly Transfer[];
  readonly list: 'coming' | 'known' | 'unknown'; // what the destination asks for
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly again: () => Promise<unknown>;
}

const nothing: Checklist = { required: [], recommended: [] };

// Everything the screen says about the papers of one application.
export function usePapers({ applicantUid, applicationUid, docIds }: Application, onChanged: () => void): Papers {
  const read = useDocuments(applicantUid);
  useLiveDocuments(applicantUid);
  const { checklist, isLoading } = useDestination();
  const arrived = arrivedStore();
  const leaving = leavingStore();
  const given = givenStore((all) => all[applicationUid]) ?? loadGiven(applicationUid);
  const transfers = transferStore().filter((one) => one.applicationUid === applicationUid);
  const all = (read.data ?? []).filter(({ docId }) => !leaving.has(docId));
  const isHere = ({ docId }: Document) => docIds.includes(docId) || arrived.has(docId);
  const documents = all.filter(isHere);
  useKeepWord(documents, given);
  // A phone or another tab may have added something: the application says so first, the list of papers after it.
  const unknown = docIds.filter((docId) => read.data?.every((one) => one.docId !== docId)).length;
  const lookAgain = useEffectEvent(() => unknown > 0 && void read.refetch());
  useEffect(() => void lookAgain(), [docIds]);
  const changed = useEffectEvent(onChanged);
  const news = documents.filter(({ docId }) => !docIds.includes(docId)).length;
  useEffect(() => {
    if (news > 0) changed();
  }, [news]);
  const place = marksPlace(applicationUid, []);
  const { situations } = useChangedMarks(place) ?? readMarks(place); // said at Guidelines
  const uploading = new Set(transfers.filter((one) => one.place && isOnItsWay(one)).map((one) => one.place!.title));
  const titles = Object.fromEntries(Object.entries(given).map(([docId, { title }]) => [docId, title]));
  return {
    ...paperLists(checklist ?? nothing, documents, { given: titles, uploading }, situations),
    documents,
    elsewhere: all.filter((one) => !isHere(one)),
    transfers,
    list: checklist ? 'known' : isLoading ? 'coming' : 'unknown',
    isPending: read.isPending,
    error: read.data ? null : read.error,
    isFetching: read.isFetching,
    again: () => read.refetch(),
  };
}
