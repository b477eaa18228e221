import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../db/db.ts';
import type { Parts } from '../parts/parts.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { ActorCall, PublicCall, RealmlessCall } from './call.ts';
import { readCookie, writeCookie } from './cookies.ts';

export type AnyCall = RealmlessCall & Partial<Omit<ActorCall, keyof RealmlessCall>>;

declare module 'fastify' {
  interface FastifyRequest {
    realmPath: string; // for the log
    personUid: string; // for the log, if the call is refused
  }
}

// A class with getters, so that calls which never ask for these values do not pay for them.
class Call implements RealmlessCall, Partial<PublicCall> {
  readonly parts: Parts;
  readonly realm: Realm;
  readonly db: Db;
  readonly actor: Actor;
  readonly address: string;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(parts: Parts, request: FastifyRequest, reply: FastifyReply, realm?: Realm, db?: Db, actor?: Actor) {
    this.parts = parts;
    this.realm = realm as Realm;
    this.db = db as Db;
    this.actor = actor as Actor;
    this.address = request.ip; // read now: a connection that was closed meanwhile has none
    this.#request = request;
    this.#reply = reply;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get origin(): string | undefined {
    return this.#request.headers.origin;
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent'];
  }

  cookie(name: string): string | undefined {
    return readCookie(this.#request.headers.cookie, name);
  }

  setCookie(name: string, value: string, maxAgeSeconds: number): void {
    void this.#reply.header('set-cookie', writeCookie(name, value, maxAgeSeconds));
  }
}

export function createCall(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  realm?: Realm,
  db?: Db,
  actor?: Actor,
): AnyCall {
  if (realm) request.realmPath = realm.path;
  return new Call(parts, request, reply, realm, db, actor);
}
