import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import loadEnv from '../../../ops/load-env.ts';
import { openMail } from './adapters/mail.ts';
import { clamdScanner } from './adapters/scanner.ts';
import { sweepApplicationsHourly } from './applications/sweep.ts';
import { readConfig } from './config.ts';
import { lazyReaders } from './documents/lazy-readers.ts';
import { readDocument } from './documents/read-document.ts';
import { readElsewhere } from './documents/read-elsewhere.ts';
import { failStranded } from './documents/stranded-documents.ts';
import { openTurns } from './documents/turns.ts';
import { errorFacts } from './http/error-facts.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { startWorker } from './jobs/start-worker.ts';
import { watchGivenUp } from './jobs/watch-given-up.ts';
import { invitationMail } from './mail/invitation-mail.ts';
import { resetMail } from './mail/reset-mail.ts';
import { startLinkMail } from './mail/start-link-mail.ts';
import { watchMailDue } from './notifications/mail-due.ts';
import { notificationMail } from './notifications/notification-mail.ts';
import { openParts } from './open-parts.ts';
import { buildPackage } from './packages/build/build-package.ts';
import { packageJob } from './packages/package-job.ts';
import { openPrinter } from './packages/sheets/print.ts';
import { failStrandedPackages } from './packages/stranded-packages.ts';
import { sweepTicketsHourly } from './packages/sweep.ts';
import { accountStanding } from './people/account-standing.ts';
import { isolation } from './sandbox/isolation.ts';
import { sweepHandoffsHourly } from './handoff/sweep.ts';
import { sweepHourly } from './sessions/sweep.ts';
import { renderUpload } from './uploads/render.ts';
import { sweepUploadsHourly } from './uploads/resumable/stop.ts';
import { sweepVaultHourly } from './vault/sweep.ts';

loadEnv();
const config = readConfig();
const parts = await openParts(config, config.DATABASE_WORKER_URL);
const mail = openMail(config.SMTP_URL, config.MAIL_FROM);

const readers = lazyReaders(config.READERS);
const printer = openPrinter();
const stopsReading = new AbortController();

const mailParts = { ...parts, mail, publicUrl: config.PUBLIC_URL };
const handlers: JobHandlers = {
  resetMail: resetMail(mailParts),
  invitationMail: invitationMail(mailParts),
  startLinkMail: startLinkMail(mailParts),
  accountStanding: accountStanding(parts),
  notificationMail: notificationMail(mailParts),
  readDocument: readDocument({
    ...parts,
    scanner: clamdScanner(config.CLAMD_HOST, config.CLAMD_PORT),
    render: renderUpload,
    readers,
    turns: openTurns(config.READERS),
    elsewhere: readElsewhere(parts),
    stopping: stopsReading.signal,
  }),
  buildPackage: packageJob({
    ...parts,
    readers,
    printer,
    build: buildPackage,
    publicUrl: config.PUBLIC_URL,
    stopping: stopsReading.signal,
  }),
};
const worker = await startWorker({
  databaseUrl: config.DATABASE_WORKER_URL,
  // Never used twice: a worker that starts again is another one, and its predecessor's jobs are taken over like anyone's.
  executorId: `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`,
  log: parts.log,
  handlers,
  readers: config.READERS,
});
const sweeps = [
  sweepHourly(parts),
  sweepApplicationsHourly(parts),
  sweepVaultHourly(parts),
  sweepUploadsHourly(parts),
  sweepHandoffsHourly(parts),
  sweepTicketsHourly(parts),
];
const mailDue = watchMailDue(parts);
const stranded = [
  watchGivenUp(parts, 'documents', failStranded),
  watchGivenUp(parts, 'packages', failStrandedPackages),
];
isolation().catch((error: Error) => parts.log.error(error.message)); // documents wait until it is possible

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  parts.log.info('stopping');
  for (const sweep of sweeps) sweep.close();
  mailDue.close();
  for (const watch of stranded) watch.close();
  stopsReading.abort();
  await worker.close();
  await readers.close();
  await printer.close();
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
