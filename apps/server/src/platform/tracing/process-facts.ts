import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';

// Which process this is, in log lines, metrics, traces and the status page.
export interface ProcessFacts {
  readonly service: 'visawright-api' | 'visawright-worker';
  readonly version: string;
  readonly host: string;
  readonly instance: string; // of this start
}

export const processFacts = (service: 'api' | 'worker', version: string): ProcessFacts => ({
  service: `visawright-${service}`,
  version,
  host: hostname(),
  instance: randomUUID(),
});
