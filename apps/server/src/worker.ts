import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import loadEnv from '../../../ops/load-env.ts';
import { openMail } from './adapters/mail.ts';
import { readConfig } from './config.ts';
import { errorFacts } from './http/error-facts.ts';
import { startWorker } from './jobs/start-worker.ts';
import { resetMail } from './mail/reset-mail.ts';
import { openParts } from './open-parts.ts';
import { sweepHourly } from './sessions/sweep.ts';

loadEnv();
const config = readConfig();
const parts = await openParts(config, config.DATABASE_WORKER_URL);
const mail = openMail(config.SMTP_URL, config.MAIL_FROM);

const worker = await startWorker({
  databaseUrl: config.DATABASE_WORKER_URL,
  // Never used twice: a worker that starts again is another one, and its predecessor's jobs are taken over like anyone's.
  executorId: `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`,
  log: parts.log,
  handlers: { resetMail: resetMail({ ...parts, mail, publicUrl: config.PUBLIC_URL }) },
});
const sweep = sweepHourly(parts);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  parts.log.info('stopping');
  sweep.close();
  await worker.close();
  mail.close();
  await parts.close();
  parts.log.flush(() => process.exit(0));
}
process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop());
process.on('disconnect', () => void stop()); // whoever started it is gone

// What nobody caught leaves the process in an unknown state: it ends, and another worker resumes its jobs.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    parts.log.fatal(errorFacts(error), event);
    parts.log.flush(() => process.exit(1));
  });

process.send?.('ready');
