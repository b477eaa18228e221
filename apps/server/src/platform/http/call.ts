import type { BodyOf, QueryOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import type { OperationId, Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../db/db.ts';
import type { Parts } from '../parts/parts.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { FileReply } from './file-reply.ts';
import type { ReceivedFile } from './multipart/read-multipart.ts';

// What a handler receives besides its validated input. Operations that resolve a realm themselves have none yet.
export interface RealmlessCall {
  readonly parts: Parts;
  readonly requestId: string;
  readonly address: string; // the caller's network address, used for rate limits only
  readonly origin: string | undefined; // the Origin header; present means a browser
  readonly userAgent: string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, maxAgeSeconds: number): void; // HttpOnly, Secure, SameSite=Strict, Path=/; 0 clears
}

// A public call has no actor; its realm comes from `realm-client-id`.
export interface PublicCall extends RealmlessCall {
  readonly realm: Realm;
  readonly db: Db;
}

export const realmlessOperations = ['realmByPath', 'realmByHost', 'packageKeys'] as const satisfies OperationId[];
type RealmlessOperation = (typeof realmlessOperations)[number];

export interface ActorCall extends PublicCall {
  readonly actor: Actor;
}

interface PlainInput<Id extends OperationId> {
  readonly query: QueryOf<Operations[Id]>;
  readonly body: BodyOf<Operations[Id]>;
  readonly params: Readonly<Record<string, string>>;
}
type Input<Id extends OperationId> = Operations[Id] extends { isMultipart: true }
  ? PlainInput<Id> & { readonly files: readonly ReceivedFile[] }
  : PlainInput<Id>;

export type Handler<Id extends OperationId> = (
  call: Id extends RealmlessOperation
    ? RealmlessCall
    : Operations[Id] extends { access: 'public' }
      ? PublicCall
      : ActorCall,
  input: Input<Id>,
) => Promise<Operations[Id] extends { repliesBytes: true } ? FileReply : ReplyOf<Operations[Id]>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };
