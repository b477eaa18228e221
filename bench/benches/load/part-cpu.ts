import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../record/sources-hash.ts';
import { treeCpuMs } from '../pipeline/tree-cpu-ms.ts';

export const parts = ['api', 'worker', 'readers', 'postgres', 'keycloak', 'store', 'scanner'] as const;
export type Part = (typeof parts)[number];
export type PartCpu = Readonly<Record<Part, number>>; // seconds

// A file of the stack: the process id, and a text of its command line.
export const stackPid = (name: string) =>
  Number(
    readFileSync(join(process.env['VISAWRIGHT_STACK'] ?? join(root, '.stack'), 'pids', name), 'utf8').split('\n')[0],
  );

export type PartPids = Readonly<Record<Part, number>>;

export const partPids = (own: Readonly<Record<'api' | 'worker' | 'readers', number>>): PartPids => ({
  ...own,
  postgres: stackPid('postgres'),
  keycloak: stackPid('keycloak'),
  store: stackPid('s3'),
  scanner: stackPid('clamav'),
});

// Processor time used so far, with all children, ended ones included.
export const partCpu = (pids: PartPids): PartCpu =>
  Object.fromEntries(parts.map((part) => [part, treeCpuMs(pids[part]) / 1_000])) as Record<Part, number>;

export const difference = (after: PartCpu, before: PartCpu): PartCpu =>
  Object.fromEntries(parts.map((part) => [part, after[part] - before[part]])) as Record<Part, number>;
