import { handoffScheme, handoffUploads } from '@visawright/contract/documents/handoff.ts';
import type { DetailedError, HttpResponse, Upload } from 'tus-js-client';
import { create } from 'zustand';
import { refusalText } from '../../../../translations/errors/error-text.ts';
import { fileProblem, rejectionOf } from '../../upload/check-file.ts';
import { toSendableFile } from '../../upload/convert-heic.ts';
import { resultOf } from '../../upload/upload-result.ts';
import { credential, end, realmHeader } from './connection.ts';

export interface PhoneDocument {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'preparing' | 'sending' | 'offline' | 'refused' | 'stored';
  readonly sent: number;
  readonly message: string;
}

export const phoneDocumentsStore = create<readonly PhoneDocument[]>(() => []);
const change = (id: string, part: Partial<PhoneDocument>) =>
  phoneDocumentsStore.setState((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)), true);
const uploads = new Map<string, Upload>();

export function addPhoneDocuments(files: readonly File[]): void {
  const added = files.map((file): PhoneDocument => {
    const problem = fileProblem(file);
    const refusal = problem && rejectionOf(problem);
    return {
      id: crypto.randomUUID(),
      file,
      state: refusal ? 'refused' : 'waiting',
      sent: 0,
      message: refusal ? refusalText(refusal) : '',
    };
  });
  phoneDocumentsStore.setState((all) => [...all, ...added], true);
  next();
}

export function removePhoneDocument(id: string): void {
  void uploads
    .get(id)
    ?.abort(true)
    .catch(() => undefined);
  uploads.delete(id);
  phoneDocumentsStore.setState((all) => all.filter((one) => one.id !== id), true);
  next();
}

const isBusy = ({ state }: PhoneDocument) => state === 'preparing' || state === 'sending';

// One at a time: on a slow connection parallel uploads would all be slow.
function next(): void {
  const all = phoneDocumentsStore.getState();
  const first = all.find(({ state }) => state === 'waiting');
  if (first && !all.some(isBusy)) void send(first).finally(next);
}

async function send({ id, file: chosen }: PhoneDocument): Promise<void> {
  change(id, { state: 'preparing', message: '' });
  const file = await toSendableFile(chosen).catch(() => null);
  if (!file) return change(id, { state: 'refused', message: refusalText(rejectionOf('upload.mediaType')) });
  const { Upload } = await import('tus-js-client');
  change(id, { state: 'sending', file });
  await new Promise<void>((settle) => {
    const known = uploads.get(id);
    let last: HttpResponse | undefined;
    const upload = new Upload(file, {
      endpoint: handoffUploads,
      ...(known?.url ? { uploadUrl: known.url } : {}), // if the file arrived before the connection broke, it is not sent again
      chunkSize: 512 * 1_024,
      retryDelays: [0, 1_000, 3_000, 5_000, 10_000],
      storeFingerprintForResuming: false,
      metadata: { filename: file.name },
      headers: { authorization: `${handoffScheme} ${credential()}`, ...realmHeader },
      onAfterResponse: (_, response) => void (last = response),
      onShouldRetry: (error) => [0, 409, 423].includes(statusOf(error)) || statusOf(error) >= 500,
      onProgress: (sent) => change(id, { sent }),
      onError: (error) => {
        stopped(id, error);
        settle();
      },
      onSuccess: ({ lastResponse }) => {
        const { refused } = resultOf(lastResponse ?? last);
        uploads.delete(id);
        if (refused) change(id, { state: 'refused', message: refusalText(refused) });
        else change(id, { state: 'stored', sent: file.size });
        settle();
      },
    });
    uploads.set(id, upload);
    upload.start();
  });
}

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

function stopped(id: string, error: Error | DetailedError): void {
  const status = statusOf(error);
  if (status === 401) return end();
  if (status === 0 || status >= 500) return change(id, { state: 'offline' });
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : '';
  change(id, { state: 'refused', message: refusalText(wordsIn(body ?? '')) });
}

function wordsIn(body: string): { code: string; message: string } {
  try {
    const { code = '', message = '' } = JSON.parse(body) as { code?: string; message?: string };
    return { code, message };
  } catch {
    return { code: 'unknown', message: body };
  }
}

// Resumes when the phone is back online. Some phones never fire the online event, hence the timer.
function goOn(): void {
  for (const { id, state } of phoneDocumentsStore.getState()) if (state === 'offline') change(id, { state: 'waiting' });
  next();
}
globalThis.addEventListener?.('online', goOn);
setInterval(() => navigator.onLine && goOn(), 10_000);
globalThis.addEventListener?.('beforeunload', (event) => {
  if (phoneDocumentsStore.getState().some((one) => isBusy(one) || one.state === 'waiting')) event.preventDefault();
});
