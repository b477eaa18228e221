import { callbackify } from 'node:util';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { CallCounters } from './call-counters.ts';

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

// Limits of a route per network address, counted for all copies of the server.
export function sharedRateLimitStore(counters: CallCounters): FastifyRateLimitStoreCtor {
  const count = callbackify(async (about: string, most: number, windowMs: number) => {
    const { calls, msLeft } = await counters.count(about, most, windowMs);
    return { current: calls, ttl: msLeft };
  });
  return class SharedRateLimitStore {
    readonly #route: string;

    constructor(_options: unknown, route = '') {
      this.#route = route;
    }

    incr(address: string, done: Counted, windowMs: number, most: number): void {
      count(`${this.#route} ${address}`, most, windowMs, done);
    }

    child({ routeInfo: { method, url } }: RouteOptions & { path: string; prefix: string; routeInfo: RouteOptions }) {
      return new SharedRateLimitStore({}, `${[method].flat().join(',')} ${url}`);
    }
  };
}
