import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FileField } from '../documents/upload/FileField.tsx';
import { cancel, resumeKept } from '../documents/upload/send-files.ts';
import type { Place, Transfer } from '../documents/upload/transfer.ts';
import { forget, transferStore } from '../documents/upload/transfer-store.ts';
import { useTakeFiles } from '../documents/upload/use-take-files.tsx';

interface Whose {
  readonly applicantUid: string;
  readonly applicationUid: string;
  readonly name: string;
}

export interface GrantUpload {
  readonly choose: () => void;
  readonly photograph: () => void;
  readonly transfers: readonly Transfer[]; // on their way, or stopped
  readonly error: string;
  readonly parts: ReactNode; // hidden fields and the question for consent
}

// By this name a file is known as the visa of this application, also after the page was closed on its way.
const placeOf = (applicationUid: string): Place => ({ title: `grant ${applicationUid}`, category: 'Proof of Status' });

// Into the person's documents, not among the papers that were handed in; once stored it is named as the visa.
export function useGrantUpload(
  { applicantUid, applicationUid, name }: Whose,
  onStored: (docId: string) => void,
): GrantUpload {
  const { take, error, dialog } = useTakeFiles({ applicantUid, applicationUid: undefined }, name);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const place = placeOf(applicationUid);
  const own = transferStore((all) => all).filter((one) => one.place?.title === place.title);
  const arrived = own.find(
    ({ state, code, docId }) => docId !== null && (state === 'stored' || code === 'upload.duplicate'),
  );
  const stored = useEffectEvent(({ id, docId, state }: Transfer) => {
    if (state === 'stored') forget(id);
    else cancel(id);
    onStored(docId!);
  });
  useEffect(() => {
    if (arrived) stored(arrived);
  }, [arrived]);
  useEffect(() => void resumeKept(applicantUid), [applicantUid]);
  const picked = (files: File[]) => void take(files.slice(0, 1), place);
  return {
    choose: () => file.current?.click(),
    photograph: () => camera.current?.click(),
    transfers: own.filter((one) => one !== arrived),
    error,
    parts: (
      <>
        <FileField ref={file} name="grant" onFiles={picked} />
        <FileField ref={camera} name="grant-camera" isCamera onFiles={picked} />
        {dialog}
      </>
    ),
  };
}
