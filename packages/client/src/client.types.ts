import type { CallInput } from '@visawright/contract/operations/call-input.ts';
import type { OperationId, Operations } from '@visawright/contract/operations/index.ts';
import type { ReplyOf } from '@visawright/contract/operations/operation.ts';
import type { ErrorCode } from '@visawright/contract/platform/errors.ts';

type Supplied = string | (() => string | Promise<string>);

export interface ClientOptions {
  readonly origin: string; // such as https://visas.example
  readonly realm?: string; // path of the realm; an API key names its realm, without either it is the default one
  readonly apiKey?: Supplied;
  readonly token?: Supplied; // access token of a person; a function is asked before every call
  readonly extensionGrant?: Supplied; // of a connected browser extension, for the calls that only extensions make
  readonly tries?: number; // of calls that can be repeated safely; 3 by default
  readonly timeoutMs?: number; // of one try; a minute by default
  readonly fetch?: typeof fetch;
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

// What one call takes: path parameters, query, body and files as the contract says.
export type InputOf<I extends OperationId> = CallInput<I, SentFile>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string; // chosen by the client if it is not given
}

export type ReplyTo<I extends OperationId> = Operations[I] extends { repliesBytes: true }
  ? ReceivedFile
  : ReplyOf<Operations[I]>;

export interface Failure {
  readonly status: number; // 0: no reply arrived
  readonly code: ErrorCode | 'tenant_mismatch' | 'network' | (string & {});
  readonly message: string;
  readonly requestId: string;
  readonly details: unknown;
}

export type Result<R> =
  | { readonly ok: true; readonly reply: R }
  | { readonly ok: false; readonly error: Failure };

type Arguments<I extends OperationId> =
  Record<never, never> extends InputOf<I>
    ? [input?: InputOf<I>, options?: CallOptions]
    : [input: InputOf<I>, options?: CallOptions];

// One method per operation.
export type Client = {
  readonly [I in OperationId]: (...given: Arguments<I>) => Promise<Result<ReplyTo<I>>>;
};
