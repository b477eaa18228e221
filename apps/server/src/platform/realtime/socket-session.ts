import type { Socket } from 'socket.io';
import type { Caller } from '../access/actor.ts';
import { AppError } from '../errors/app-error.ts';
import type { Parts } from '../parts/parts.ts';
import { findRooms } from './rooms.ts';

const graceMs = 1_000;
const renewals = { most: 10, withinMs: 60_000 };

// One open socket: its owner, its expiry and its rooms. Rooms are joined here and nowhere else.
export class SocketSession {
  readonly #socket: Socket;
  readonly #actors: Parts['actors'];
  #token: string;
  #caller: Caller;
  #end: NodeJS.Timeout | undefined;
  #renewed: number[] = [];

  constructor(socket: Socket, actors: Parts['actors'], { token, caller }: { token: string; caller: Caller }) {
    this.#socket = socket;
    this.#actors = actors;
    this.#token = token;
    this.#caller = caller;
  }

  // Joins rooms before the greeting, so that a page that loads on connect misses no later hint.
  async prepare(): Promise<void> {
    await this.#socket.join([...(await findRooms(this.#caller))]);
  }

  open(): void {
    this.#endWithToken();
  }

  // The page has refreshed its token for the same person; the socket continues with it.
  async renew(token: unknown): Promise<boolean> {
    const since = Date.now() - renewals.withinMs;
    this.#renewed = [...this.#renewed.filter((at) => at > since), Date.now()];
    if (typeof token !== 'string' || this.#renewed.length > renewals.most) return false;
    const caller = await this.#verified(token);
    if (caller === undefined || !isSamePerson(caller, this.#caller)) return false;
    this.#token = token;
    await this.#take(caller);
    return true;
  }

  // The person changed: the token may be revoked, the role different, or a traveller added.
  async lookAgain(): Promise<void> {
    const caller = await this.#verified(this.#token);
    if (caller === undefined || !isSamePerson(caller, this.#caller)) this.cut();
    else await this.#take(caller);
  }

  cut(): void {
    this.close();
    this.#socket.disconnect(true);
  }

  close(): void {
    clearTimeout(this.#end);
  }

  async #verified(token: string): Promise<Caller | undefined> {
    try {
      return await this.#actors.fromToken(token);
    } catch (error) {
      if (error instanceof AppError && error.code === 'auth.tokenDead') return undefined;
      throw error;
    }
  }

  async #take(caller: Caller): Promise<void> {
    this.#caller = caller;
    this.#endWithToken();
    await this.#belong();
  }

  #endWithToken(): void {
    clearTimeout(this.#end);
    if (!this.#socket.connected) return;
    this.#end = setTimeout(() => this.cut(), this.#caller.expiresAt - Date.now() + graceMs).unref();
  }

  async #belong(): Promise<void> {
    const rooms = await findRooms(this.#caller);
    if (!this.#socket.connected) return;
    await this.#socket.join([...rooms]);
    for (const room of this.#socket.rooms)
      if (room !== this.#socket.id && !rooms.has(room)) await this.#socket.leave(room);
  }
}

const isSamePerson = ({ actor: a }: Caller, { actor: b }: Caller): boolean =>
  a.realmId === b.realmId &&
  a.personUid === b.personUid &&
  a.role === b.role &&
  a.agencyUid === b.agencyUid &&
  a.distributorUid === b.distributorUid &&
  a.applicantUid === b.applicantUid;
