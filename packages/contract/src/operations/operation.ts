import type { z } from 'zod';
import type { Action } from '../access.ts';
import type { ErrorCode } from '../errors.ts';

// One entry a call. `access` is 'public' or a row of the access table; without one the server does not start.
export interface Operation<Q extends z.ZodType = z.ZodType, B extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly alsoAt?: readonly string[];
  readonly summary: string;
  readonly access: 'public' | Action;
  readonly params?: z.ZodObject;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  readonly errors?: readonly ErrorCode[];
  readonly limit?: { readonly max: number; readonly seconds: number }; // per address, beside the limits that protect accounts
}

export const operation = <Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(entry: Operation<Q, B, R>) => entry;

export type QueryOf<O> = O extends { query?: infer Q } ? (Q extends z.ZodType ? z.infer<Q> : undefined) : undefined;
export type BodyOf<O> = O extends { body?: infer B } ? (B extends z.ZodType ? z.infer<B> : undefined) : undefined;
export type BodySent<O> = O extends { body?: infer B } ? (B extends z.ZodType ? z.input<B> : undefined) : undefined;
export type ReplyOf<O> = O extends { reply: infer R } ? (R extends z.ZodType ? z.infer<R> : never) : never;
