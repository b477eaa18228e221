import { calls, type Call } from './calls.ts';
import type { CallOptions, Client, ClientOptions, Failure, ReceivedFile, Result, SentFile } from './client.types.ts';

export type * from './calls.types.ts';
export type {
  Client,
  ClientOptions,
  Failure,
  InputOf,
  ReceivedFile,
  ReplyTo,
  Result,
  SentFile,
} from './client.types.ts';

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: readonly SentFile[];
}

const busy = [0, 502, 503, 504];

// A client with one method per operation. It never throws for a refusal or a lost connection: the result says what happened.
export function createClient(options: ClientOptions): Client {
  const methods = Object.entries(calls).map(([id, call]) => [
    id,
    (input: Input = {}, how: CallOptions = {}) => send(options, call, input, how),
  ]);
  return Object.fromEntries(methods) as Client;
}

// Reads are repeated, and writes that accept an idempotency key, with the same key; other writes are sent once.
async function send(
  options: ClientOptions,
  call: Call,
  input: Input,
  { signal, idempotencyKey }: CallOptions,
): Promise<Result<unknown>> {
  const key = call.isOnce ? (idempotencyKey ?? crypto.randomUUID()) : undefined;
  const tries = call.method === 'GET' || call.isOnce ? (options.tries ?? 3) : 1;
  for (let attempt = 1; ; attempt++) {
    const result = await sendOnce(options, call, input, key, signal);
    const isTransient = !result.ok && (busy.includes(result.error.status) || result.error.code === 'quota.busy');
    if (!isTransient || attempt >= tries || signal?.aborted) return result;
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
  }
}

async function sendOnce(
  options: ClientOptions,
  call: Call,
  input: Input,
  key: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Result<unknown>> {
  const body = bodyOf(input);
  const headers = {
    ...(await credentialsOf(options, call)),
    ...(options.realm === undefined ? {} : { 'realm-client-id': options.realm }),
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 60_000);
  try {
    const response = await (options.fetch ?? fetch)(addressOf(options.origin, call, input), {
      method: call.method,
      headers,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) return { ok: false, error: failureOf(response.status, await response.text()) };
    return { ok: true, reply: call.repliesBytes ? await fileOf(response) : jsonOf(await response.text()) };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The connection was lost.';
    return { ok: false, error: { status: 0, code: 'network', message, requestId: '', details: undefined } };
  }
}

async function credentialsOf(options: ClientOptions, call: Call): Promise<Record<string, string>> {
  const secret = call.isExtension ? options.extensionGrant : (options.apiKey ?? options.token);
  if (secret === undefined) return {};
  const value = typeof secret === 'string' ? secret : await secret();
  return { authorization: `${call.isExtension ? 'Extension' : 'Bearer'} ${value}` };
}

// Parameters are texts, numbers and yes or no; lists and records travel as JSON.
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function addressOf(origin: string, { path }: Call, { params = {}, query = {} }: Input): string {
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    origin,
  );
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) url.searchParams.set(name, textOf(value));
  return url.href;
}

function bodyOf({ body, files }: Input): string | FormData | undefined {
  if (!files) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, textOf(value));
  for (const { name, content } of files)
    form.append('files', content instanceof Blob ? content : new Blob([content]), name);
  return form;
}

const jsonOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

function failureOf(status: number, text: string): Failure {
  const message = `The server answered ${status}.`;
  const plain = { status, code: 'unknown', message, requestId: '', details: undefined };
  try {
    return { ...plain, ...(JSON.parse(text) as Partial<Failure>) };
  } catch {
    return plain;
  }
}

async function fileOf(response: Response): Promise<ReceivedFile> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const quoted = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    content: new Uint8Array(await response.arrayBuffer()),
    mediaType: response.headers.get('content-type') ?? 'application/octet-stream',
    name: encoded === undefined ? (quoted ?? null) : decodeURIComponent(encoded),
  };
}
