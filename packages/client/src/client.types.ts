import type { Calls, ErrorCode } from './calls.types.ts';

type Supplied = string | (() => string | Promise<string>);

export interface ClientOptions {
  readonly origin: string; // such as https://visas.example
  readonly realm?: string; // path of the realm; an API key names its realm, without either it is the default one
  readonly apiKey?: Supplied;
  readonly token?: Supplied; // access token of a person; a function is asked before every call
  readonly extensionGrant?: Supplied; // of a connected browser extension, for the calls that only extensions make
  readonly tries?: number; // of calls that can be repeated safely; 3 by default
  readonly timeoutMs?: number; // of one try; a minute by default
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

// A file that is sent. Its media type is judged by its content on the server.
export interface SentFile {
  readonly name: string;
  readonly content: Blob | Uint8Array<ArrayBuffer>;
}

// A file that was received.
export interface ReceivedFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly name: string | null;
}

type Id = keyof Calls;

// What one call takes: path parameters, query, body and files as the contract says.
export type InputOf<I extends Id> = Omit<Calls[I], 'reply' | 'takesFiles' | 'repliesFile'> &
  (Calls[I] extends { readonly takesFiles: true } ? { readonly files: readonly SentFile[] } : unknown);

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string; // chosen by the client if it is not given
}

export type ReplyTo<I extends Id> = Calls[I] extends { readonly reply: infer R } ? R : ReceivedFile;

export interface Failure {
  readonly status: number; // 0: no reply arrived
  readonly code: ErrorCode | 'network' | (string & {});
  readonly message: string;
  readonly requestId: string;
  readonly details: unknown;
}

export type Result<R> = { readonly ok: true; readonly reply: R } | { readonly ok: false; readonly error: Failure };

type Arguments<I extends Id> =
  object extends InputOf<I> ? [input?: InputOf<I>, options?: CallOptions] : [input: InputOf<I>, options?: CallOptions];

// One method per operation.
export type Client = {
  readonly [I in Id]: (...given: Arguments<I>) => Promise<Result<ReplyTo<I>>>;
};
