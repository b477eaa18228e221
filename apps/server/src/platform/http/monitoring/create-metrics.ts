import { collectDefaultMetrics, Registry } from 'prom-client';
import { createRequestDurations, type RequestDurations } from './request-durations.ts';

// Labels are route patterns only: paths, realms or names would be personal data and unbounded.
export interface Metrics {
  readonly observe: RequestDurations['observe'];
  readonly register: Registry;
  readonly text: () => Promise<string>;
}

// Of the API: those of its calls, and what is registered by others.
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const { observe, text } = createRequestDurations();
  return { observe, register, text: async () => (await register.metrics()) + text() };
}
