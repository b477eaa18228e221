import { extensionOperations } from '@visawright/contract/operations/extension.ts';
import { realmOperations } from '@visawright/contract/operations/realms.ts';
import type { BodySent, QueryOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import { z } from 'zod';
import { ServerError } from './server-error.ts';

const operations = { ...extensionOperations, ...realmOperations };
export type Operations = typeof operations;
export type CallId = keyof Operations;

export interface ServerPlace {
  readonly origin: string;
  readonly realmPath: string;
  readonly grant: string | null;
}

type Given<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: T };
export type CallInput<I extends CallId> = Given<'query', QueryOf<Operations[I]>> &
  Given<'body', BodySent<Operations[I]>> & { readonly params?: Record<string, string>; readonly onceKey?: string };

const ErrorReply = z.object({ code: z.string(), message: z.string() });

function addressOf(
  place: ServerPlace,
  path: string,
  params: Record<string, string>,
  query: object | undefined,
): string {
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    place.origin,
  );
  for (const [name, value] of Object.entries(query ?? {}) as [string, string | number | undefined][])
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  return url.href;
}

async function request(place: ServerPlace, id: CallId, input: CallInput<CallId>, accept: string): Promise<Response> {
  const { method, path } = operations[id];
  const response = await fetch(addressOf(place, path, input.params ?? {}, input.query), {
    method,
    headers: {
      accept,
      'realm-client-id': place.realmPath || 'default',
      ...(place.grant === null ? {} : { authorization: `Extension ${place.grant}` }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.onceKey === undefined ? {} : { 'idempotency-key': input.onceKey }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    credentials: 'omit', // the grant alone; never the person's cookies
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {
    throw new ServerError(0, 'offline', 'The server does not answer.');
  });
  if (response.ok) return response;
  const problem = ErrorReply.safeParse(await response.json().catch(() => null));
  const { code, message } = problem.success ? problem.data : { code: '', message: '' };
  throw new ServerError(response.status, code, message);
}

// Typed by the contract. A reply that does not fit the contract is an error, never used in part.
export async function call<I extends CallId>(
  place: ServerPlace,
  id: I,
  input: CallInput<I>,
): Promise<ReplyOf<Operations[I]>> {
  const response = await request(place, id, input as CallInput<CallId>, 'application/json');
  const reply = operations[id].reply.safeParse(await response.json().catch(() => undefined));
  if (!reply.success) throw new ServerError(response.status, '', 'The reply was not understood.');
  return reply.data as ReplyOf<Operations[I]>;
}

export async function callForBytes(place: ServerPlace, input: CallInput<'fillFile'>): Promise<Uint8Array<ArrayBuffer>> {
  const response = await request(place, 'fillFile', input as CallInput<CallId>, '*/*');
  return new Uint8Array(await response.arrayBuffer());
}
