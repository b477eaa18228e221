import { errorWords, refusalWords } from '../../../lib/error-words.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/send.ts';
import { attachDocuments } from '../attach-documents.ts';
import { problemOf, refusalOf } from './check-file.ts';
import { asSendable } from './convert-heic.ts';
import { dropFile, keepFile, keptFiles } from './kept-files.ts';
import { holdTransfer, letGo } from './transfer-lock.ts';
import { lineRetry } from './line-retry.ts';
import { sendResumable, type Sending } from './send-resumable.ts';
import { sendWhole } from './send-whole.ts';
import { isOver, type Destined, type Transfer } from './transfer.ts';
import { add, change, forget, transferOf, transferStore } from './transfer-store.ts';
import type { UploadResult } from './upload-result.ts';

const atOnce = 2;
const lines = new Map<string, Sending>();
let onStored: (transfer: Transfer) => void = () => undefined;
export const setOnStored = (handler: typeof onStored) => void (onStored = handler);

const fresh = { sent: 0, code: '', message: '', docId: null, isKept: false, isResumed: false } as const;

export function sendFiles(files: readonly File[], destined: Destined) {
  const transfers = files.map((file): Transfer => {
    const id = crypto.randomUUID();
    const problem = problemOf(file);
    const refusal = problem && refusalOf(problem);
    if (!refusal) return { ...fresh, id, ...destined, file, state: 'waiting' };
    return { ...fresh, id, ...destined, file, state: 'refused', code: refusal.code, message: refusalWords(refusal) };
  });
  add(transfers);
  for (const transfer of transfers) if (!isOver(transfer)) void keep(transfer);
  next();
}

async function keep({ id, file, applicantUid, applicationUid, place, replaces }: Transfer) {
  void holdTransfer(id);
  const isKept = await keepFile({ id, file, applicantUid, applicationUid, place, replaces, at: Date.now() });
  const now = transferOf(id);
  if (now && !isOver(now)) change(id, { isKept });
  else void dropFile(id); // it was quicker than the disk
}

// What a reload or a closed page cut off goes on; what another tab is sending is left to it.
export async function resumeKept(applicantUid: string) {
  for (const { file, ...kept } of await keptFiles(applicantUid)) {
    if (transferOf(kept.id) || !(await holdTransfer(kept.id)) || transferOf(kept.id)) continue;
    const { id, applicationUid, place, replaces } = kept;
    add([
      {
        ...fresh,
        id,
        applicantUid,
        applicationUid,
        place,
        replaces,
        file,
        state: 'waiting',
        isKept: true,
        isResumed: true,
      },
    ]);
  }
  next();
}

// The next ones, as many as the line takes.
function next() {
  const all = transferStore.getState();
  const busy = all.filter(({ state }) => state === 'sending' || state === 'preparing').length;
  for (const { id } of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - busy)))
    void run(id).finally(next);
}

async function run(id: string) {
  change(id, { state: 'preparing', code: '', message: '' });
  try {
    const file = await asSendable(transferOf(id)!.file).catch(() => null);
    if (!file) return finish(id, { docId: null, refused: { ...refusalOf('upload.mediaType'), docId: null } });
    const before = transferOf(id);
    if (!before) return;
    change(id, { file, state: 'sending' });
    if (file !== before.file && before.isKept) void keep(transferOf(id)!); // what is sent is what goes on
    await finish(id, await send(transferOf(id)!));
    retry.worked();
  } catch (error) {
    const code = isLine(error) ? '' : codeOf(error);
    // What is said of the file itself does not change by sending it again.
    const state = code.startsWith('upload.') ? 'refused' : 'stopped';
    if (transferOf(id)) change(id, { state, code, message: errorWords(error) });
    if (state === 'refused') over(id);
    else if (isLine(error)) retry.failed();
  } finally {
    lines.delete(id);
  }
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : '');
const isLine = (error: unknown) => !(error instanceof CallError) || error.status === 0 || error.status >= 500;
const partsNotTaken = (error: unknown) =>
  error instanceof CallError && [404, 405, 412, 415, 501].includes(error.status);

async function send(transfer: Transfer): Promise<UploadResult> {
  const { id } = transfer;
  try {
    const line = await sendResumable(transfer, (sent) => transferOf(id) && change(id, { sent }));
    lines.set(id, line);
    if (!transferOf(id)) void line.stop(); // cancelled while it was being opened
    return await line.done;
  } catch (error) {
    if (!partsNotTaken(error) || transfer.sent > 0) throw error;
    return sendWhole(transfer);
  }
}

async function finish(id: string, { docId, refused }: UploadResult) {
  const transfer = transferOf(id);
  if (!transfer) return;
  const { size } = transfer.file;
  const isHere = refused === null || (await isTaken(transfer, refused));
  const became = docId ?? refused?.docId ?? null;
  if (isHere && transfer.replaces && transfer.replaces !== became) await dropReplaced(transfer.replaces);
  if (isHere) change(id, { state: 'stored', sent: size, docId: became });
  else change(id, { state: 'refused', code: refused.code, message: refusalWords(refused), docId: refused.docId });
  over(id);
  onStored(transferOf(id)!);
}

// The same content is here already: it is added to the application it was sent for, and an answer that was lost is no fault.
async function isTaken({ applicationUid, isResumed }: Transfer, { code, docId }: NonNullable<UploadResult['refused']>) {
  if (code !== 'upload.duplicate' || docId === null || !applicationUid) return false;
  const isNew = await attachDocuments(applicationUid, [docId]);
  return isNew || isResumed;
}

const dropReplaced = (docId: string) => call('deleteDocument', { query: { docId }, once: true }).catch(() => undefined); // both stay, and a person sees them

function over(id: string) {
  void dropFile(id);
  letGo(id);
}

export function sendAgain(id: string) {
  change(id, { state: 'waiting', code: '', message: '', isResumed: true });
  next();
}

export function cancel(id: string) {
  void lines.get(id)?.stop();
  lines.delete(id);
  forget(id);
  over(id);
  next();
}

const retry = lineRetry(() => {
  for (const { id, state, code } of transferStore.getState()) if (state === 'stopped' && code === '') sendAgain(id);
});
// Leaving now would lose what is nowhere else yet.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (transferStore.getState().some((one) => !isOver(one) && !one.isKept)) event.preventDefault();
});
