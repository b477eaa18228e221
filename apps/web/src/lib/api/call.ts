import type { OperationId, Operations } from '@visawright/contract/operations/index.ts';
import type { BodySent, QueryOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { knownAddress, loadAddress } from './address-table.ts';
import { confirmItIsYou } from '../session/confirm.ts';
import { forceLogout } from '../session/logout.ts';
import { leaveNotice } from '../session/logout-notice.ts';
import { idempotencyKeyFor, settleIdempotencyKey } from '../http/idempotency-key.ts';
import { refresh } from '../session/refresh.ts';
import { CallError, send, withQuery, type Query, type Sending } from '../http/send.ts';
import { storedSession } from '../tokens/stored-session.ts';

export { CallError } from '../http/send.ts';

// The specification requires its own message for refused document calls, repeated on the sign-in screen.
export function refused(url: string, error: CallError): CallError {
  const isDocument = url.startsWith('/doc/');
  if (isDocument) leaveNotice(texts.unauthorizedAccess);
  forceLogout();
  if (!isDocument) return error;
  const { status, code, requestId } = error;
  return new CallError(status, { code, requestId, message: texts.unauthorizedAccess }, error);
}

// 403 logs out at once, 401 after one failed refresh; a URL containing 'auth' is left to its caller.
async function sendSignedIn(sending: Sending): Promise<Response> {
  const usedToken = storedSession()?.access_token;
  try {
    return await send(sending);
  } catch (error) {
    if (!(error instanceof CallError) || sending.url.includes('auth') || usedToken === undefined) throw error;
    if (error.status === 403) throw refused(sending.url, error);
    if (error.status !== 401) throw error;
    const outcome = await refresh(usedToken);
    if (outcome === 'rejected') throw refused(sending.url, error);
    if (outcome !== 'fresh') throw error;
    return send(sending).catch((again: unknown) => {
      const isRefusal = again instanceof CallError && (again.status === 401 || again.status === 403);
      throw isRefusal ? refused(sending.url, again) : again;
    });
  }
}

// A call that needs a recent sign-in asks for the password and is repeated once.
async function request(sending: Sending): Promise<Response> {
  try {
    return await sendSignedIn(sending);
  } catch (error) {
    const isNeeded = error instanceof CallError && error.code === 'auth.confirmNeeded';
    if (!isNeeded || !(await confirmItIsYou())) throw error;
    return sendSignedIn(sending);
  }
}

const json = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
};

export const get = (path: string, query?: Query, signal?: AbortSignal) =>
  request({ method: 'GET', url: withQuery(path, query), ...(signal ? { signal } : {}) }).then(json);
export const download = (path: string, query?: Query, signal?: AbortSignal, priority?: RequestPriority) =>
  request({
    method: 'GET',
    url: withQuery(path, query),
    ...(signal ? { signal } : {}),
    ...(priority ? { priority } : {}),
  }).then((response) => response.blob());
export const post = (path: string, body?: unknown, query?: Query) =>
  request({ method: 'POST', url: withQuery(path, query), body }).then(json);
export const postFormData = (path: string, body: FormData, query?: Query) =>
  request({ method: 'POST', url: withQuery(path, query), body }).then(json);
/** @public the specification names this helper */
export const put = (path: string, body?: unknown, query?: Query) =>
  request({ method: 'PUT', url: withQuery(path, query), body }).then(json);
const del = (path: string, query?: Query) => request({ method: 'DELETE', url: withQuery(path, query) }).then(json);
/** @public the specification names this helper */
export { del as delete };

type Given<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T };
export type CallInput<I extends OperationId> = Given<'query', QueryOf<Operations[I]>> &
  Given<'body', BodySent<Operations[I]>> & {
    params?: Record<string, string>;
    signal?: AbortSignal;
    once?: true; // for `isOnce` operations: a retry after a lost reply has no second effect
  };

// Typed by the contract; imports addresses only, so that no schema is bundled.
export async function call<I extends OperationId>(id: I, input: CallInput<I>): Promise<ReplyOf<Operations[I]>> {
  const { method, path } = knownAddress(id) ?? (await loadAddress(id));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const url = withQuery(filled, input.query);
  const sending: Sending = { method, url, body: input.body, ...(input.signal ? { signal: input.signal } : {}) };
  if (!input.once) return (await request(sending).then(json)) as ReplyOf<Operations[I]>;
  const onceKey = idempotencyKeyFor(sending);
  const reply = await request({ ...sending, onceKey }).then(json, (error: unknown) => {
    settleIdempotencyKey(sending, error);
    throw error;
  });
  settleIdempotencyKey(sending);
  return reply as ReplyOf<Operations[I]>;
}
