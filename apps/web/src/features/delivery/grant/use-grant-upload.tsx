import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FileField } from '../../documents/upload/FileField.tsx';
import { cancelTransfer, resumeStoredFiles } from '../../documents/upload/send-files.ts';
import type { ChecklistSlot, Transfer } from '../../documents/upload/transfer.ts';
import { removeTransfer, transferStore } from '../../documents/upload/transfer-store.ts';
import { useAddFiles } from '../../documents/upload/use-add-files.tsx';

interface Whose {
  readonly applicantUid: string;
  readonly applicationUid: string;
  readonly name: string;
}

export interface GrantUpload {
  readonly choose: () => void;
  readonly photograph: () => void;
  readonly transfers: readonly Transfer[]; // active or failed
  readonly error: string;
  readonly parts: ReactNode; // hidden file inputs and the consent dialog
}

// Identifies the upload as this application's visa, also when it is resumed after a reload.
const grantSlot = (applicationUid: string): ChecklistSlot => ({
  title: `grant ${applicationUid}`,
  category: 'Proof of Status',
});

// Uploads into the traveller's documents without attaching the file to the application, then sets it as the visa.
export function useGrantUpload(
  { applicantUid, applicationUid, name }: Whose,
  onStored: (docId: string) => void,
): GrantUpload {
  const { take, error, dialog } = useAddFiles({ applicantUid, applicationUid: undefined }, name);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const place = grantSlot(applicationUid);
  const own = transferStore((all) => all).filter((one) => one.slot?.title === place.title);
  const arrived = own.find(
    ({ state, code, docId }) => docId !== null && (state === 'stored' || code === 'upload.duplicate'),
  );
  const handleStored = useEffectEvent(({ id, docId, state }: Transfer) => {
    if (state === 'stored') removeTransfer(id);
    else cancelTransfer(id);
    onStored(docId!);
  });
  useEffect(() => {
    if (arrived) handleStored(arrived);
  }, [arrived]);
  useEffect(() => void resumeStoredFiles(applicantUid), [applicantUid]);
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
