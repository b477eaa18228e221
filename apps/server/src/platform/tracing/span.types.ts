export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

// Everything that a span may say besides its name and times. Names and numbers of people, file names, addresses, ids of records and SQL
// values have no place in it: a new attribute needs a row in span-attributes.ts, which also limits what its value looks like.
export interface SpanAttributes {
  readonly 'http.request.method'?: string;
  readonly 'http.route'?: string; // the pattern, never the address
  readonly 'http.response.status_code'?: number;
  readonly 'visawright.realm'?: string; // the path of the tenant
  readonly 'db.system.name'?: 'postgresql';
  readonly 'db.operation.name'?: string; // SELECT, INSERT, …
  readonly 'db.collection.name'?: string; // the first table
  readonly 'db.response.returned_rows'?: number;
  readonly 'peer.service'?: string; // keycloak, object-store, scanner, mail, outside, readers
  readonly 'visawright.operation'?: string; // PutObject, token, …
  readonly 'visawright.job'?: string;
  readonly 'visawright.queue'?: string;
  readonly 'visawright.step'?: string;
  readonly 'visawright.pages'?: number;
  readonly 'visawright.bytes'?: number;
  readonly 'visawright.new_process'?: boolean;
  readonly 'error.type'?: string; // a code or the name of a class, never a message
}

export interface FinishedSpan {
  readonly service?: string; // another process of ours that reported it; otherwise this one
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startMs: number; // since 1970, with fractions
  readonly endMs: number;
  readonly attributes: SpanAttributes;
  readonly isError: boolean;
}
