import { errorWords, refusalWords } from '../../../lib/error-words.ts';
import { CallError } from '../../../lib/send.ts';
import { problemOf, refusalOf } from './check-file.ts';
import { asSendable } from './convert-heic.ts';
import { sendResumable, type Sending } from './send-resumable.ts';
import { sendWhole } from './send-whole.ts';
import { isOver, type Transfer } from './transfer.ts';
import { add, change, forget, transferOf, transferStore } from './transfer-store.ts';
import type { UploadResult } from './upload-result.ts';

const atOnce = 2;
const lines = new Map<string, Sending>();
let onStored: (transfer: Transfer) => void = () => undefined;
export const setOnStored = (handler: typeof onStored) => void (onStored = handler);

interface For {
  applicantUid: string;
  applicationUid: string | undefined;
}

export function sendFiles(files: readonly File[], whose: For) {
  add(
    files.map((file) => {
      const problem = problemOf(file);
      const refusal = problem && refusalOf(problem);
      return {
        id: crypto.randomUUID(),
        ...whose,
        file,
        state: refusal ? 'refused' : 'waiting',
        sent: 0,
        code: refusal?.code ?? '',
        message: refusal ? refusalWords(refusal) : '',
        docId: null,
      };
    }),
  );
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
    change(id, { file, state: 'sending' });
    finish(id, await send(transferOf(id)!));
  } catch (error) {
    const code = codeOf(error);
    // What is said of the file itself does not change by sending it again.
    const state = code.startsWith('upload.') ? 'refused' : 'stopped';
    if (transferOf(id)) change(id, { state, code, message: errorWords(error) });
  } finally {
    lines.delete(id);
  }
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : '');
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

function finish(id: string, { docId, refused }: UploadResult) {
  const transfer = transferOf(id);
  if (!transfer) return;
  const { size } = transfer.file;
  if (!refused) change(id, { state: 'stored', sent: size, docId });
  else change(id, { state: 'refused', code: refused.code, message: refusalWords(refused), docId: refused.docId });
  onStored(transferOf(id)!);
}

export function sendAgain(id: string) {
  change(id, { state: 'waiting', code: '', message: '' });
  next();
}

export function cancel(id: string) {
  void lines.get(id)?.stop();
  lines.delete(id);
  forget(id);
  next();
}

// What stopped with the network goes on with it.
globalThis.addEventListener?.('online', () => {
  for (const { id, state } of transferStore.getState()) if (state === 'stopped') sendAgain(id);
});
// Leaving now would lose what has not been sent.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (transferStore.getState().some((one) => !isOver(one) && one.state !== 'stopped')) event.preventDefault();
});
