import type { z } from 'zod';
import type { ApiScope } from '../integrations/api-scopes.ts';
import type { Action } from '../platform/access.ts';
import type { ErrorCode } from '../platform/errors.ts';
import type { Address } from './addresses.ts';

// Where a call names the person whose sensitive data its reply contains; the last word says what the id is of. In a reply it is looked for
// in each item of its last list. file: the handler names the person together with the bytes. nobody: the bytes are about nobody.
type Whose =
  | `${'query' | 'body'}.${'applicantUid' | 'applicationUid'}`
  | `reply.${string}applicantUid`
  | 'file'
  | 'nobody';

// One entry per call. `access` is 'public' or a row of the access table; the server does not start without it.
export interface Operation<
  A extends 'public' | Action = 'public' | Action,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Address {
  readonly alsoAt?: readonly string[];
  readonly summary: string;
  readonly access: A;
  // Called by a paired browser extension with its grant; a token is refused there, and a grant everywhere else
  readonly caller?: 'extension';
  readonly scope?: ApiScope; // callable with an API key that has it; without, no key can make the call
  readonly whose?: Whose; // required if the reply has a sensitive field or is a file
  readonly params?: z.ZodObject;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  readonly errors?: readonly ErrorCode[];
  readonly needsRecentSignIn?: true; // a password or code not older than five minutes; otherwise `auth.confirmNeeded`
  readonly isOnce?: true; // accepts an Idempotency-Key header: repeated calls have one effect and one reply
  readonly isMultipart?: true; // files and text fields in any order
  readonly repliesBytes?: true; // a file instead of a JSON reply
  readonly bodyLimit?: number; // bytes, if more than the default 256 KB
  readonly limit?: { readonly max: number; readonly seconds: number }; // per IP address, in addition to the account limits
}

// Keeps the flags that change a handler's signature in the type.
interface Shape {
  readonly isMultipart?: true;
  readonly repliesBytes?: true;
}

export const operation = <
  const A extends 'public' | Action,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
  const S extends Shape = Shape,
>(
  entry: Operation<A, Q, B, R> & S,
): Operation<A, Q, B, R> & Pick<S, keyof S & keyof Shape> => entry;

export type QueryOf<O> = O extends { query?: infer Q } ? (Q extends z.ZodType ? z.infer<Q> : undefined) : undefined;
export type BodyOf<O> = O extends { body?: infer B } ? (B extends z.ZodType ? z.infer<B> : undefined) : undefined;
export type BodySent<O> = O extends { body?: infer B } ? (B extends z.ZodType ? z.input<B> : undefined) : undefined;
export type ReplyOf<O> = O extends { reply: infer R } ? (R extends z.ZodType ? z.infer<R> : never) : never;
