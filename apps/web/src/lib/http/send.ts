import type { ErrorBody } from '@visawright/contract/platform/errors.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { earlyReply } from './early-replies.ts';
import { read } from '../browser/storage.ts';
import { storedSession } from '../tokens/stored-session.ts';

export type Query = Record<string, string | number | boolean | null | undefined>;
export interface Sending {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  signal?: AbortSignal;
  onceKey?: string; // idempotency key
  priority?: RequestPriority;
}

// Error of a failed call: status and body of the reply.
export class CallError extends Error implements ErrorBody {
  override name = 'CallError';
  readonly status: number; // 0: no reply
  readonly code: string;
  readonly requestId: string;
  readonly details: unknown;
  constructor(status: number, body: Partial<ErrorBody> | null, cause?: unknown) {
    super(body?.message || texts.somethingWrong, { cause });
    this.status = status;
    this.code = body?.code ?? (status === 0 ? 'network' : 'unknown');
    this.requestId = body?.requestId ?? '';
    this.details = body?.details;
  }
}

const isBlank = (value: Query[string]) => value === null || value === undefined || String(value).trim() === '';

// Empty, null or blank query parameters are dropped.
export function withQuery(path: string, query: Query = {}) {
  const filled = Object.entries(query).filter(([, value]) => !isBlank(value));
  return filled.length === 0
    ? path
    : `${path}?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

export const defaultTenant = 'default';

// Begins a trace (W3C Trace Context), which the server continues; random numbers only.
const hex = () => crypto.randomUUID().replaceAll('-', '');

// Headers for session and tenant; also used by uploads, which do not go through `send`.
export function callHeaders() {
  const token = storedSession()?.access_token;
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'realm-client-id': read('realmClientId') ?? defaultTenant,
    ...(globalThis.isSecureContext ? { traceparent: `00-${hex()}-${hex().slice(16)}-01` } : {}),
  };
}

function headers({ body, onceKey }: Pick<Sending, 'body' | 'onceKey'>) {
  return {
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }), // the browser sets the multipart content type
    accept: 'application/json',
    ...callHeaders(),
    ...(onceKey ? { 'idempotency-key': onceKey } : {}),
  };
}

const mostTries = 4;
const longestWait = 10; // seconds

// A call that was refused because its realm sends too many has not been made, so it is repeated when the server says.
export async function send(sending: Sending): Promise<Response> {
  const early = sending.method === 'GET' ? await earlyReply(sending.url) : null;
  if (early) return early;
  for (let tries = 1; ; tries++) {
    const response = await sendOnce(sending);
    if (response.ok) return response;
    const text = await response.text().catch(() => '');
    const error = new CallError(response.status, errorBody(text, response.headers.get('x-request-id')));
    if (error.code !== 'quota.busy' || tries === mostTries) throw error;
    const seconds = Number(response.headers.get('retry-after')) || 1;
    await waitUnlessAborted((Math.min(seconds, longestWait) + Math.random()) * 1_000, sending.signal); // not all at once
  }
}

const waitUnlessAborted = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const aborted = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', aborted);
      resolve();
    }, ms);
    if (signal?.aborted) aborted();
    else signal?.addEventListener('abort', aborted, { once: true });
  });

const sendOnce = ({ method, url, body, signal, onceKey, priority }: Sending): Promise<Response> =>
  fetch(url, {
    method,
    headers: headers({ body, ...(onceKey ? { onceKey } : {}) }),
    body: body === undefined ? undefined : body instanceof FormData ? body : JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    ...(signal ? { signal } : {}),
    ...(priority ? { priority } : {}),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new CallError(0, null, cause);
  });

function errorBody(text: string, requestId: string | null): Partial<ErrorBody> {
  try {
    return { ...(requestId ? { requestId } : {}), ...(JSON.parse(text) as Partial<ErrorBody>) };
  } catch {
    return requestId ? { requestId } : {};
  }
}
