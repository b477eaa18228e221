import { suspectPart } from '../errors/suspect-part.ts';
import { PartUnavailable } from '../errors/part-unavailable.ts';
import { Lease, type Connect } from './lease.ts';
import { lostConnection } from './lost-connection.ts';
import type { StatementResult, Statement } from './pipeline.ts';

export interface PoolState {
  readonly size: number;
  readonly idle: number;
  readonly busy: number;
  readonly opening: number;
  readonly waiting: number;
}

interface Waiter {
  readonly since: number;
  readonly resolve: (lease: Lease) => void;
  readonly reject: (error: Error) => void;
}

const waitMs = 5_000; // for a free connection
const noFreeConnection = 'no free connection';
const rideDepth = 4;
const rideMs = 20;

// A transaction has a connection to itself. So do single reads while enough are free; when all are in use, a read is pipelined behind
// another on a fast connection, with its own Sync and therefore its own implicit transaction. A connection whose state is uncertain is
// destroyed.
export class Pool {
  readonly #connect: Connect;
  readonly #size: number;
  readonly #silenceMs: number;
  readonly #idle: Lease[] = [];
  readonly #reading = new Set<Lease>();
  readonly #all = new Set<Lease>();
  readonly #waiting: Waiter[] = [];
  readonly #watch: NodeJS.Timeout;
  #opening = 0;
  #servedAt = -Infinity; // when a connection came back clean
  #closing: (() => void) | undefined = undefined;

  // silenceMs: longer than the server's own limit of a statement; who is silent for longer is a lost connection
  constructor(size: number, connect: Connect, silenceMs: number) {
    this.#size = size;
    this.#connect = connect;
    this.#silenceMs = silenceMs;
    this.#watch = setInterval(() => this.#sweep(Date.now()), 1_000).unref();
  }

  // For metrics: what the connections do now, and how many callers wait for one.
  state(): PoolState {
    const idle = this.#idle.length;
    return {
      size: this.#size,
      idle,
      busy: this.#all.size - idle,
      opening: this.#opening,
      waiting: this.#waiting.length,
    };
  }

  // Whether the database answers. Waiting for a free connection says nothing about it, as long as others get theirs.
  async answers(question: Statement): Promise<boolean> {
    try {
      await this.once([question]);
      return true;
    } catch (error) {
      const hasWaited = error instanceof PartUnavailable && error.why === noFreeConnection;
      return hasWaited && performance.now() - this.#servedAt < waitMs;
    }
  }

  take(): Lease | Promise<Lease> {
    if (this.#closing) throw new Error('the pool is closed');
    const idle = this.#waiting.length === 0 ? this.#idle.pop() : undefined;
    if (idle) return idle;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ since: Date.now(), resolve, reject });
      this.#grow();
    });
  }

  give(lease: Lease, isClean: boolean): void {
    if (!isClean || lease.isDead || this.#closing) return this.#drop(lease);
    this.#servedAt = performance.now();
    const next = this.#waiting.shift();
    if (next) next.resolve(lease);
    else this.#idle.push(lease);
  }

  // One round trip, after which the connection is free again.
  async once(statements: readonly Statement[]): Promise<StatementResult> {
    let lease = this.#ride();
    if (!lease) {
      lease = await this.take();
      this.#reading.add(lease);
    }
    let isClean = false;
    try {
      const outcome = await lease.run(statements);
      isClean = outcome.status === 'I';
      if (!isClean) throw new Error('a single statement left a transaction open'); // closing the connection rolls it back
      return outcome;
    } catch (error) {
      isClean = lease.status === 'I' && !lease.isDead;
      throw error;
    } finally {
      if (!isClean) lease.isDead = true;
      if (lease.inFlight === 0 && this.#reading.delete(lease)) this.give(lease, !lease.isDead);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    await new Promise<void>((resolve) => {
      this.#closing = resolve;
      for (const waiter of this.#waiting.splice(0)) waiter.reject(new Error('the pool is closed'));
      for (const lease of this.#idle.splice(0)) void lease.end().then(() => this.#drop(lease));
      if (this.#all.size === 0) resolve();
    });
  }

  // Never overtakes waiting callers and never queues behind a slow statement.
  #ride(): Lease | undefined {
    if (this.#idle.length > 0 || this.#waiting.length > 0 || this.#closing) return undefined;
    const limit = Date.now() - rideMs;
    let best: Lease | undefined;
    for (const lease of this.#reading)
      if (!lease.isDead && lease.inFlight > 0 && lease.inFlight < rideDepth && lease.busySince >= limit)
        if (!best || lease.inFlight < best.inFlight) best = lease;
    if (best && this.#all.size + this.#opening < this.#size) void this.#open();
    return best;
  }

  #grow(): void {
    while (this.#waiting.length > this.#opening && this.#all.size + this.#opening < this.#size) void this.#open();
  }

  async #open(): Promise<void> {
    this.#opening++;
    const lease = new Lease(this.#connect(), () => this.#lost(lease));
    try {
      await lease.connect();
      this.#opening--;
      this.#all.add(lease);
      this.give(lease, true);
    } catch (error) {
      suspectPart('postgresql');
      this.#opening--;
      this.#waiting.shift()?.reject(lostConnection(error));
      this.#grow();
    }
  }

  #lost(lease: Lease): void {
    if (!this.#closing) suspectPart('postgresql');
    const at = this.#idle.indexOf(lease);
    if (at === -1) return; // the current holder will return it
    this.#idle.splice(at, 1);
    this.#drop(lease);
  }

  #drop(lease: Lease): void {
    if (!this.#all.delete(lease)) return;
    lease.destroy();
    if (this.#closing && this.#all.size === 0) this.#closing();
    this.#grow();
  }

  #sweep(now: number): void {
    while (this.#waiting[0] && now - this.#waiting[0].since > waitMs)
      this.#waiting.shift()!.reject(new PartUnavailable('postgresql', noFreeConnection));
    for (const lease of this.#all) if (lease.inFlight > 0 && now - lease.busySince > this.#silenceMs) lease.destroy();
  }
}
