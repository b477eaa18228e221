import type { z } from 'zod';
import type { Action } from '../access.ts';
import type { ErrorCode } from '../errors.ts';
import type { Address } from './addresses.ts';

// One entry a call. `access` is 'public' or a row of the access table; without one the server does not start.
export interface Operation<
  A extends 'public' | Action = 'public' | Action,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Address {
  readonly alsoAt?: readonly string[];
  readonly summary: string;
  readonly access: A;
  readonly params?: z.ZodObject;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  readonly errors?: readonly ErrorCode[];
  readonly isOnce?: true; // takes an Idempotency-Key header: the same key and body have one effect and one reply
  readonly isMultipart?: true; // files beside the body's text fields, in any order
  readonly repliesBytes?: true; // a file instead of a JSON reply
  readonly bodyLimit?: number; // bytes, where the usual 256 KB are too few
  readonly limit?: { readonly max: number; readonly seconds: number }; // per address, beside the limits that protect accounts
}

// What changes the shape of a handler stays in an operation's type.
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
