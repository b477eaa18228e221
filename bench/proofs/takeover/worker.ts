import { Pool } from 'pg';
import pino from 'pino';
import { startEngine, startTakeover } from '@visawright/server/tools.ts';
import { sixSteps } from './six-steps.ts';
import { queue } from './tables.ts';

// A worker of the product with the job of this proof. It reports to its parent in lines: ready, refused, took N.
const databaseUrl = process.env.PROOF_DATABASE_URL!;
const executorId = process.env.PROOF_WORKER!;
const log = pino({ level: process.env.PROOF_LOG ?? 'silent' }, pino.destination(2));
const report = (message: string) => process.stdout.write(`${message}\n`);

const pool = new Pool({ connectionString: databaseUrl, max: 8 });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined)); // a connection may also fail while it is checked out
const takeover = startTakeover({ databaseUrl, executorId, log });
await takeover.held;
const engine = await startEngine({
  databaseUrl,
  executorId,
  log,
  queues: { [queue]: { slots: 4, pollMs: 100 } },
  jobs: [sixSteps(pool, executorId, () => report('refused'))],
});
takeover.watch({
  async recover(deadId) {
    const jobs = await engine.recover(deadId);
    report(`took ${jobs}`);
    return jobs;
  },
  isRunning: (jobId) => engine.isRunning(jobId),
});
process.stdin.resume().once('end', () => process.exit(1));
report('ready');
