import { errorText, refusalText } from '../../../translations/errors/error-text.ts';
import { call } from '../../../lib/api/call.ts';
import { CallError } from '../../../lib/http/send.ts';
import { attachDocuments } from '../documents/attach-documents.ts';
import { fileProblem, isZip, rejectionOf } from './check-file.ts';
import { toSendableFile } from './convert-heic.ts';
import { deleteStoredFile, isFileStored, storeFile, storedFiles } from './stored-files.ts';
import { lockTransfer, unlockTransfer } from './transfer-lock.ts';
import { connectionRetry } from './connection-retry.ts';
import { sendResumable, type ResumableUpload } from './send-resumable.ts';
import { sendForm, sendWhole } from './send-whole.ts';
import { isOver, type UploadTarget, type Transfer } from './transfer.ts';
import { addTransfers, changeTransfer, removeTransfer, transferOf, transferStore } from './transfer-store.ts';
import { resultOfReply, type UploadResult } from './upload-result.ts';

const parallelLimit = 2;
const runningUploads = new Map<string, ResumableUpload>();
let onStored: (transfer: Transfer) => void = () => undefined;
export const setOnStored = (handler: typeof onStored) => void (onStored = handler);

const fresh = { sent: 0, code: '', message: '', docId: null, isStored: false, isResumed: false } as const;

export function sendFiles(files: readonly File[], target: UploadTarget) {
  const transfers = files.map((file): Transfer => {
    const id = crypto.randomUUID();
    const problem = fileProblem(file, target.forTrip);
    const refusal = problem && rejectionOf(problem);
    if (!refusal) return { ...fresh, id, ...target, file, state: 'waiting' };
    return { ...fresh, id, ...target, file, state: 'refused', code: refusal.code, message: refusalText(refusal) };
  });
  addTransfers(transfers);
  for (const transfer of transfers) if (!isOver(transfer)) void storeTransfer(transfer);
  startNext();
}

async function storeTransfer({ id, file, applicantUid, applicationUid, slot, forTrip, replaces }: Transfer) {
  void lockTransfer(id);
  const isStored = await storeFile({ id, file, applicantUid, applicationUid, slot, forTrip, replaces, at: Date.now() });
  const now = transferOf(id);
  if (now && !isOver(now)) changeTransfer(id, { isStored });
  else void deleteStoredFile(id); // the upload finished before the file was stored
}

// Resumes uploads interrupted by a reload, except those another tab is sending.
export async function resumeStoredFiles(applicantUid: string) {
  for (const { file, ...stored } of await storedFiles(applicantUid)) {
    const { id, applicationUid, slot, forTrip, replaces } = stored;
    if (transferOf(id) || !(await lockTransfer(id))) continue;
    const isUnsent = await isFileStored(id); // it may have been sent since the files were listed
    if (transferOf(id)) continue;
    if (!isUnsent) {
      unlockTransfer(id);
      continue;
    }
    addTransfers([
      {
        ...fresh,
        id,
        applicantUid,
        applicationUid,
        slot,
        forTrip,
        replaces,
        file,
        state: 'waiting',
        isStored: true,
        isResumed: true,
      },
    ]);
  }
  startNext();
}

// Starts the next uploads, up to the parallel limit.
function startNext() {
  const all = transferStore.getState();
  const busy = all.filter(({ state }) => state === 'sending' || state === 'preparing').length;
  for (const { id } of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, parallelLimit - busy)))
    void sendTransfer(id).finally(startNext);
}

async function sendTransfer(id: string) {
  changeTransfer(id, { state: 'preparing', code: '', message: '' });
  try {
    const file = await toSendableFile(transferOf(id)!.file).catch(() => null);
    if (!file) return finish(id, { docId: null, refused: { ...rejectionOf('upload.mediaType'), docId: null } });
    const before = transferOf(id);
    if (!before) return;
    changeTransfer(id, { file, state: 'sending' });
    // Store the converted file, because that is what gets resumed.
    if (file !== before.file && before.isStored) void storeTransfer(transferOf(id)!);
    await finish(id, await send(transferOf(id)!));
    retry.worked();
  } catch (error) {
    const code = isConnectionError(error) ? '' : codeOf(error);
    // A rejection of the content is final; sending again cannot change it.
    const state = code.startsWith('upload.') ? 'refused' : 'stopped';
    if (transferOf(id)) changeTransfer(id, { state, code, message: errorText(error) });
    if (state === 'refused') over(id);
    else if (isConnectionError(error)) retry.failed();
  } finally {
    runningUploads.delete(id);
  }
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : '');
const isConnectionError = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500;
const partsNotTaken = (error: unknown) =>
  error instanceof CallError && [404, 405, 412, 415, 501].includes(error.status);

async function send(transfer: Transfer): Promise<UploadResult> {
  const { id } = transfer;
  if (transfer.forTrip && isZip(transfer.file)) return sendZip(transfer);
  try {
    const line = await sendResumable(transfer, (sent) => transferOf(id) && changeTransfer(id, { sent }));
    runningUploads.set(id, line);
    if (!transferOf(id)) void line.stop(); // cancelled while the file was being prepared
    return await line.done;
  } catch (error) {
    if (!partsNotTaken(error) || transfer.sent > 0) throw error;
    return sendWhole(transfer);
  }
}

// A ZIP becomes many documents. Files in it that were refused are listed like uploads of their own.
async function sendZip(transfer: Transfer): Promise<UploadResult> {
  const { documents, refused } = await sendForm(transfer);
  const [first] = documents;
  if (!first) return resultOfReply({ documents, refused });
  const { applicantUid, applicationUid, forTrip } = transfer;
  addTransfers(
    refused.map(({ fileName, code, message }) => ({
      ...fresh,
      id: crypto.randomUUID(),
      applicantUid,
      applicationUid,
      forTrip,
      file: new File([], fileName),
      state: 'refused' as const,
      code,
      message: refusalText({ code, message }),
    })),
  );
  return { docId: first.docId, refused: null };
}

async function finish(id: string, { docId, refused }: UploadResult) {
  const transfer = transferOf(id);
  if (!transfer) return;
  const { size } = transfer.file;
  const isHere = refused === null || (await isTaken(transfer, refused));
  const became = docId ?? refused?.docId ?? null;
  if (isHere && transfer.replaces && transfer.replaces !== became) await deleteReplaced(transfer.replaces);
  if (isHere) changeTransfer(id, { state: 'stored', sent: size, docId: became });
  else
    changeTransfer(id, { state: 'refused', code: refused.code, message: refusalText(refused), docId: refused.docId });
  over(id);
  onStored(transferOf(id)!);
}

// Duplicate content: attach the existing document to the application. A lost reply to an earlier attempt is not an error.
async function isTaken({ applicationUid, isResumed }: Transfer, { code, docId }: NonNullable<UploadResult['refused']>) {
  if (code !== 'upload.duplicate' || docId === null || !applicationUid) return false;
  const isNew = await attachDocuments(applicationUid, [docId]);
  return isNew || isResumed;
}

// If the deletion fails, both documents stay and the user sees them in the list.
const deleteReplaced = (docId: string) =>
  call('deleteDocument', { query: { docId }, once: true }).catch(() => undefined);

function over(id: string) {
  void deleteStoredFile(id);
  unlockTransfer(id);
}

export function retryTransfer(id: string) {
  changeTransfer(id, { state: 'waiting', code: '', message: '', isResumed: true });
  startNext();
}

export function cancelTransfer(id: string) {
  void runningUploads.get(id)?.stop();
  runningUploads.delete(id);
  removeTransfer(id);
  over(id);
  startNext();
}

const retry = connectionRetry(() => {
  for (const { id, state, code } of transferStore.getState()) if (state === 'stopped' && code === '') retryTransfer(id);
});
// Warn before unload while a file exists only in this page.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (transferStore.getState().some((one) => !isOver(one) && !one.isStored)) event.preventDefault();
});
