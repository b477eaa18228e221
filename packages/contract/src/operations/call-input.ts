import type { OperationId, Operations } from './index.ts';
import type { BodySent, QueryOf } from './operation.ts';

// Parameters that the server converts are sent as texts or numbers.
type Sendable<Q> = { [K in keyof Q]: unknown extends Q[K] ? string | number : Q[K] };

type Given<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : object extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

type ParamsOf<I extends OperationId> = I extends 'realmByPath'
  ? { readonly params: { readonly tenantPath: string } }
  : { readonly params?: undefined };

type FilesOf<I extends OperationId, File> = Operations[I] extends { readonly isMultipart: true }
  ? { readonly files: readonly File[] }
  : { readonly files?: undefined };

// What one call takes: path parameters, query, body, and files of type `File`.
export type CallInput<I extends OperationId, File> = ParamsOf<I> &
  Given<'query', Sendable<QueryOf<Operations[I]>>> &
  Given<'body', BodySent<Operations[I]>> &
  FilesOf<I, File>;
