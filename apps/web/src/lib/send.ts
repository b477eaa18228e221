import type { ErrorBody } from '@visawright/contract/errors.ts';
import { texts } from '@visawright/contract/texts.ts';
import { earlyReply } from './early-replies.ts';
import { read } from './storage.ts';
import { storedSession } from './stored-session.ts';

export type Query = Record<string, string | number | boolean | null | undefined>;
export interface Sending {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  signal?: AbortSignal;
  onceKey?: string; // the same key, sent again, has one effect
}

// What a caller catches: the reply's body, its status beside it.
export class CallError extends Error implements ErrorBody {
  override name = 'CallError';
  readonly status: number; // 0: nothing came back
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
  const kept = Object.entries(query).filter(([, value]) => !isBlank(value));
  return kept.length === 0
    ? path
    : `${path}?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`;
}

export const defaultTenant = 'default';

// Who asks and where; also for what does not go through `send`, such as a file in parts.
export function callHeaders() {
  const token = storedSession()?.access_token;
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'realm-client-id': read('realmClientId') ?? defaultTenant,
  };
}

function headers({ body, onceKey }: Pick<Sending, 'body' | 'onceKey'>) {
  return {
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }), // the browser writes multipart's own
    accept: 'application/json',
    ...callHeaders(),
    ...(onceKey ? { 'idempotency-key': onceKey } : {}),
  };
}

export async function send({ method, url, body, signal, onceKey }: Sending): Promise<Response> {
  const early = method === 'GET' ? await earlyReply(url) : null;
  if (early) return early;
  const response = await fetch(url, {
    method,
    headers: headers({ body, ...(onceKey ? { onceKey } : {}) }),
    body: body === undefined ? undefined : body instanceof FormData ? body : JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new CallError(0, null, cause);
  });
  if (response.ok) return response;
  const text = await response.text().catch(() => '');
  throw new CallError(response.status, errorBody(text, response.headers.get('x-request-id')));
}

function errorBody(text: string, requestId: string | null): Partial<ErrorBody> {
  try {
    return { ...(requestId ? { requestId } : {}), ...(JSON.parse(text) as Partial<ErrorBody>) };
  } catch {
    return requestId ? { requestId } : {};
  }
}
