import { useEffect, useEffectEvent } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { Checklist } from '@visawright/forms/checklist/checklist.ts';
import { useDestination } from '../flow/state/use-destination.ts';
import { useDocuments } from '../../documents/documents/documents.api.ts';
import { isInProgress, type Transfer } from '../../documents/upload/transfer.ts';
import { transferStore } from '../../documents/upload/transfer-store.ts';
import { useLiveDocuments } from '../../documents/documents/use-live-documents.ts';
import { addedStore, removingStore } from './pending-documents.ts';
import { assignedStore, assignedTitles, loadAssigned } from '../checklist/assigned-documents.ts';
import { uploadLists, type UploadLists } from './upload-lists.ts';
import { useUploadTexts } from '../../../translations/upload/upload-texts.ts';
import { usePhotoProblems, type PhotoProblems } from './use-photo-problems.ts';
import { useApplyAssignments } from './use-apply-assignments.ts';

export interface UploadDocuments extends UploadLists {
  readonly photoProblems: PhotoProblems;
  readonly documents: readonly Document[]; // documents of this application
  readonly elsewhere: readonly Document[]; // other documents of the traveller
  readonly transfers: readonly Transfer[];
  readonly list: 'coming' | 'known' | 'unknown'; // whether the checklist of the destination is known
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly again: () => Promise<unknown>;
}

const nothing: Checklist = { required: [], recommended: [] };

export function useUploadDocuments(
  { applicantUid, applicationUid, docIds, summary, situations, visaDetails }: Application,
  onChanged: () => void,
): UploadDocuments {
  const { language } = useUploadTexts();
  const read = useDocuments(applicantUid);
  useLiveDocuments(applicantUid);
  const { checklist, isLoading } = useDestination();
  const added = addedStore((all) => all[applicationUid]);
  const leaving = removingStore();
  const given = assignedStore((all) => all[applicationUid]) ?? loadAssigned(applicationUid);
  const all = (read.data ?? []).filter(({ docId }) => !leaving.has(docId));
  const isHere = ({ docId }: Document) => docIds.includes(docId) || added?.includes(docId) === true;
  const documents = all.filter(isHere);
  // A stored file is shown as its document as soon as that is there, so in one place only.
  const isShown = ({ state, docId }: Transfer) => state === 'stored' && documents.some((one) => one.docId === docId);
  const transfers = transferStore().filter((one) => one.applicationUid === applicationUid && !isShown(one));
  useApplyAssignments(documents, given);
  // A phone or another tab may have added a document: the application lists it before the document list does.
  const unknown = docIds.filter((docId) => read.data?.every((one) => one.docId !== docId)).length;
  const lookAgain = useEffectEvent(() => unknown > 0 && void read.refetch());
  useEffect(() => void lookAgain(), [docIds]);
  const changed = useEffectEvent(onChanged);
  const news = documents.filter(({ docId }) => !docIds.includes(docId)).length;
  useEffect(() => {
    if (news > 0) changed();
  }, [news]);
  const hasPhoto = documents.some(({ category, state }) => category === 'Photo' && state === 'checked');
  const isJudged = hasPhoto && docIds.length > 0;
  const photoProblems = usePhotoProblems(isJudged ? applicationUid : null, language === 'hi' ? 'hi' : 'en');
  const uploading = new Set(transfers.filter((one) => one.slot && isInProgress(one)).map((one) => one.slot!.title));
  return {
    ...uploadLists(
      checklist ?? nothing,
      documents,
      { given: assignedTitles(given), uploading, failing: new Set(photoProblems.keys()) },
      { group: visaDetails.visaCategory, summary, situations },
    ),
    photoProblems,
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
