import type { DetailedError, HttpRequest, HttpResponse, Upload } from 'tus-js-client';
import { CallError, refused } from '../../../lib/api/call.ts';
import { refresh } from '../../../lib/session/refresh.ts';
import { callHeaders } from '../../../lib/http/send.ts';
import { runsOut, storedSession } from '../../../lib/tokens/stored-session.ts';
import { fingerprintOf, storedUploads } from './fingerprint.ts';
import type { Transfer } from './transfer.ts';
import { resultOf, type UploadResult } from './upload-result.ts';

const resumablePath = '/doc/v1/document-ai/uploads';
const partBytes = 1024 * 1024;
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000];

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

// The token may expire between two chunks on a slow connection.
async function addHeaders(request: HttpRequest) {
  const session = storedSession();
  if (session && session.refresh_token !== null && runsOut(session, 30)) await refresh(session.access_token);
  const { authorization, 'realm-client-id': realm, traceparent } = callHeaders();
  if (authorization) request.setHeader('authorization', authorization);
  request.setHeader('realm-client-id', realm);
  if (traceparent) request.setHeader('traceparent', traceparent);
}

export interface ResumableUpload {
  readonly done: Promise<UploadResult>;
  stop(): Promise<void>; // the server deletes partial uploads after a day
}

// Resumable upload in chunks; continues after an interruption, even after the page was closed.
export async function sendResumable(transfer: Transfer, onSent: (bytes: number) => void): Promise<ResumableUpload> {
  const { Upload } = await import('tus-js-client');
  const { file, applicantUid, applicationUid, forTrip } = transfer;
  let upload: Upload | undefined;
  let last: HttpResponse | undefined;
  const done = new Promise<UploadResult>((resolve, reject) => {
    upload = new Upload(file, {
      endpoint: resumablePath,
      chunkSize: partBytes,
      retryDelays,
      metadata: {
        filename: file.name,
        applicantUid,
        ...(applicationUid ? { applicationUid } : {}),
        ...(forTrip ? { forTrip: 'true' } : {}),
      },
      fingerprint: () => fingerprintOf(file, `${applicantUid}/${applicationUid ?? ''}${forTrip ? '/trip' : ''}`),
      urlStorage: storedUploads,
      removeFingerprintOnSuccess: true,
      onBeforeRequest: addHeaders,
      onAfterResponse: (_, response) => void (last = response),
      onShouldRetry: (error) => [0, 409, 423].includes(statusOf(error)) || statusOf(error) >= 500,
      onProgress: onSent,
      onError: (error) => reject(callErrorOf(error)),
      onSuccess: ({ lastResponse }) => resolve(resultOf(lastResponse ?? last)),
    });
  });
  const [previous] = await upload!.findPreviousUploads();
  if (previous) upload!.resumeFromPreviousUpload(previous);
  upload!.start();
  return { done, stop: async () => upload!.abort(true).catch(() => undefined) };
}

function callErrorOf(error: Error | DetailedError): CallError {
  const status = statusOf(error);
  const body = 'originalResponse' in error ? (error.originalResponse?.getBody() ?? '') : '';
  const failure = new CallError(status, parsed(body), error);
  return status === 401 || status === 403 ? refused(resumablePath, failure) : failure;
}

function parsed(body: string): { code?: string; message?: string } {
  try {
    return JSON.parse(body) as { code?: string; message?: string };
  } catch {
    return {};
  }
}
