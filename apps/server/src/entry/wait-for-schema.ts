import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorFacts } from '../platform/errors/error-facts.ts';
import { openLog } from '../platform/log/log.ts';
import { openClient } from '../platform/db/connection.ts';
import { describeTooNew, readSchemaState, type SchemaState } from '../platform/db/migrations/read-schema-state.ts';

const lookMs = 1_000;
const sayMs = 10_000;

// API and worker open nothing before the database has what they need. Until then the API does not listen, so it is not ready. They do not
// run migrations: their roles could not.
export async function waitForSchema(
  databaseUrl: string,
  log: Logger,
  look: () => Promise<SchemaState> = () => schemaStateOf(databaseUrl),
  everyMs = lookMs,
): Promise<void> {
  let loggedAt = -Infinity;
  const say = (facts: object, what: string) => {
    if (performance.now() - loggedAt < sayMs) return;
    loggedAt = performance.now();
    log.warn(facts, what);
  };
  for (; ; await wait(everyMs)) {
    const state = await look().catch((error: Error & { code?: unknown }) => {
      if (!isAway(error.code)) throw error;
      say({ part: 'postgresql', cause: error.code ?? error.name }, 'the database does not answer yet');
      return undefined;
    });
    if (state?.kind === 'fits') return;
    if (state?.kind === 'tooNew') throw new Error(describeTooNew(state.removedBy));
    if (state) say({ missing: state.missing }, 'waiting until the migrations of this release have run');
  }
}

// With the configured log, for the two programs.
export async function schemaOrExit(databaseUrl: string, level: string): Promise<void> {
  const log = openLog(level);
  const end = () => process.exit(0); // the parent process has ended; from then on the program's own handler decides
  process.once('disconnect', end);
  try {
    await waitForSchema(databaseUrl, log);
    process.off('disconnect', end);
  } catch (error) {
    log.fatal({ ...errorFacts(error), why: (error as Error).message }, 'the database cannot be used');
    await new Promise<void>((resolve) => log.flush(() => resolve()));
    process.exit(1);
  }
}

// Operators' commands say what to do instead of waiting.
export async function requireSchema(ownerUrl: string): Promise<void> {
  const state = await schemaStateOf(ownerUrl);
  if (state.kind === 'older')
    throw new Error(`the database is older than this release (${state.missing.join(', ')}): npm run migrate`);
  if (state.kind === 'tooNew') throw new Error(describeTooNew(state.removedBy));
}

async function schemaStateOf(databaseUrl: string): Promise<SchemaState> {
  const client = await openClient(databaseUrl);
  try {
    return await readSchemaState(client);
  } finally {
    await client.end();
  }
}

// Refused, cut or silent connections, a server that starts or stops, or has no connection free; not a wrong password or name.
const isAway = (code: unknown): boolean =>
  typeof code !== 'string' || /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_)/.test(code) || /^(57P0|08|53)/.test(code);
