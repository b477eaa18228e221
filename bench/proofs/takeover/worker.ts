import { Pool } from 'pg';
import pino from 'pino';
import { startEngine } from '../../../apps/server/src/jobs/engine.ts';
import { startTakeover } from '../../../apps/server/src/jobs/takeover.ts';
import { sixSteps } from './six-steps.ts';
import { queue } from './tables.ts';

// A worker of the product with the proof's job in it. Tells its parent, a line each: ready, refused, took N.
const databaseUrl = process.env.PROOF_DATABASE_URL!;
const executorId = process.env.PROOF_WORKER!;
const log = pino({ level: process.env.PROOF_LOG ?? 'silent' }, pino.destination(2));
const tell = (word: string) => process.stdout.write(`${word}\n`);

const pool = new Pool({ connectionString: databaseUrl, max: 8 });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined)); // a connection may also die while it is lent out
const takeover = startTakeover({ databaseUrl, executorId, log });
await takeover.held;
const engine = await startEngine({
  databaseUrl,
  executorId,
  log,
  queues: { [queue]: { slots: 4, pollMs: 100 } },
  jobs: [sixSteps(pool, executorId, () => tell('refused'))],
});
takeover.watch({
  async recover(deadId) {
    const jobs = await engine.recover(deadId);
    tell(`took ${jobs}`);
    return jobs;
  },
  isRunning: (jobId) => engine.isRunning(jobId),
});
process.stdin.resume().once('end', () => process.exit(1));
tell('ready');
