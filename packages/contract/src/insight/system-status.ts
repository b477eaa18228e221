import { z } from 'zod';

// The services the product needs, the queues of its jobs, and the certificates of its addresses.
export const systemParts = ['postgresql', 'keycloak', 'object-store', 'scanner', 'mail'] as const;
export const systemQueues = [
  'mail',
  'notices',
  'accounts',
  'documents',
  'packages',
  'prints',
  'webhooks',
  'checks',
  'backfills',
  'erasures',
] as const;
export const systemAddresses = ['product', 'keycloak', 'object-store'] as const;

// up: answers every process that asked. partly: some of them only. unknown: nobody has asked.
const partStates = ['up', 'partly', 'down', 'unknown'] as const;

// The state of the whole installation in numbers, for admins. Nothing in it is about a person or another tenant.
export const SystemStatus = z.object({
  at: z.iso.datetime(),
  release: z.string(), // of the process that answers
  parts: z.array(
    z.object({
      part: z.enum(systemParts),
      state: z.enum(partStates),
      since: z.iso.datetime().nullable(), // as far as the running processes know
      milliseconds: z.number().nullable(), // the slowest of the latest answers
    }),
  ),
  queues: z.array(
    z.object({
      queue: z.enum(systemQueues),
      waiting: z.number().int(),
      running: z.number().int(),
      oldestSeconds: z.number().int(), // how long the oldest waiting job has waited; 0 if none waits
    }),
  ),
  processes: z.array(z.object({ service: z.enum(['api', 'worker']), release: z.string(), copies: z.number().int() })),
  workersAlive: z.number().int(), // that hold their lock
  // null: the API cannot see where backups are
  backups: z.object({ base: z.iso.datetime().nullable(), log: z.iso.datetime().nullable() }).nullable(),
  signingKeySince: z.iso.datetime().nullable(), // the realm's newest; it does not end by itself
  certificates: z.array(z.object({ address: z.enum(systemAddresses), endsAt: z.iso.datetime() })), // of those with TLS that answered
});
export type SystemStatus = z.infer<typeof SystemStatus>;
