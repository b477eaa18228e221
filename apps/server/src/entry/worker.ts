import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { openMail } from '../platform/mail/mail.ts';
import { clamdScanner } from '../platform/scanner/scanner.ts';
import { sweepApplicationsHourly } from '../applications/lifecycle/sweep-applications.ts';
import { readConfig } from '../platform/config/config.ts';
import { orExit } from '../platform/config/read-settings.ts';
import { observeReaders } from '../documents/readers/observe-readers.ts';
import { connectReaders } from '../documents/readers/connect-readers.ts';
import { createLazyReaders } from '../documents/readers/create-lazy-readers.ts';
import { runReadingJob } from '../documents/pipeline/run-reading-job.ts';
import { createVisionReader } from '../documents/vision/create-vision-reader.ts';
import { failStrandedDocuments } from '../documents/pipeline/fail-stranded-documents.ts';
import { createRealmScheduler } from '../documents/pipeline/realm-scheduler.ts';
import { openListener } from '../platform/db/listen.ts';
import { errorFacts } from '../platform/errors/error-facts.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import { startWorker } from '../platform/jobs/start-worker.ts';
import { watchGivenUpJobs } from '../platform/jobs/watch-given-up-jobs.ts';
import { sendInvitationMail } from '../identity/invitations/send-invitation-mail.ts';
import { sendConnectedMail } from '../identity/agency-providers/send-connected-mail.ts';
import { sendPasskeyMail } from '../identity/passkeys/send-passkey-mail.ts';
import { sendEmailChangeMail } from '../identity/email-change/send-email-change-mail.ts';
import { sweepEmailChangesHourly } from '../identity/email-change/sweep-email-changes.ts';
import { sendResetMail } from '../identity/passwords/send-reset-mail.ts';
import { sendSignUpMail } from '../identity/sign-up/send-sign-up-mail.ts';
import { sendStartLinkMail } from '../applications/applicants/start-links/send-start-link-mail.ts';
import { deliverNotices, sendNotificationMail } from '../applications/notifications/deliveries/deliver-notices.ts';
import { openChannels } from '../applications/notifications/channels/open-channels.ts';
import { sweepMessagesHourly } from '../applications/notifications/channels/messages/sweep-messages.ts';
import { deliverPhoneCode } from '../applications/notifications/phone/deliver-code.ts';
import {
  retryStrandedDeliveries,
  sweepDeliveriesHourly,
  watchDueDeliveries,
} from '../applications/notifications/deliveries/queue-due-deliveries.ts';
import { watchReminders } from '../applications/notifications/reminders/remind.ts';
import { watchReviews } from '../applications/reviews/announce-reviews.ts';
import { openParts } from './open-parts.ts';
import { schemaOrExit } from './wait-for-schema.ts';
import { backfills } from './backfills.ts';
import { backfillJob } from '../platform/backfills/backfill-job.ts';
import { watchBackfills } from '../platform/backfills/watch-backfills.ts';
import { applyLedger } from '../insight/erasure/apply-ledger.ts';
import { sendSummaryMail } from '../insight/analytics/weekly/send-summary-mail.ts';
import { watchSummaries } from '../insight/analytics/weekly/enqueue-summaries.ts';
import { watchAnalytics } from '../insight/analytics/fold-analytics.ts';
import { erasureJob } from '../insight/erasure/erase-traveller.ts';
import { sweepBillingHourly } from '../insight/retention/sweep-billing.ts';
import { deliverWebhooks } from '../insight/integrations/webhooks/deliver-webhooks.ts';
import { sweepWebhookDeliveriesHourly } from '../insight/integrations/webhooks/sweep-webhook-deliveries.ts';
import { watchWebhooks } from '../insight/integrations/webhooks/watch-webhooks.ts';
import { sweepTravellersHourly } from '../insight/retention/sweep-travellers.ts';
import { finishOpenErasuresHourly } from '../insight/erasure/finish-open-erasures.ts';
import { printJob } from '../delivery/billing/print/print-job.ts';
import { buildPackage } from '../delivery/packages/build/build-package.ts';
import { packageJob } from '../delivery/packages/package-job.ts';
import { openPrinter } from '../delivery/packages/sheets/printing/printer.ts';
import { requestPackageIfPossible } from '../delivery/packages/request-package.ts';
import { failStrandedPackages } from '../delivery/packages/fail-stranded-packages.ts';
import { sweepSensitiveReadsHourly } from '../platform/trail/sweep-sensitive-reads.ts';
import { checkTrailsDaily, trailCheckJob } from '../insight/trail/check-trail.ts';
import { writeAnchorsHourly } from '../insight/trail/anchors.ts';
import { sweepPackageTicketsHourly } from '../delivery/packages/sweep-package-tickets.ts';
import { syncProviderAccount } from '../identity/people/sync-provider-account.ts';
import { sendChecklistMail } from '../delivery/share/messages/send-checklist-mail.ts';
import { deliverTestMessage } from '../applications/notifications/channels/settings/deliver-test-message.ts';
import { registerWorkerMetrics } from '../platform/monitoring/worker-metrics.ts';
import { serveProcess } from '../platform/monitoring/serve-process.ts';
import { startMonitoring } from '../platform/monitoring/start-monitoring.ts';
import { isolation } from '../platform/sandbox/isolation.ts';
import { sweepHandoffsHourly } from '../documents/handoff/sweep-handoffs.ts';
import { runHourly } from '../platform/jobs/run-hourly.ts';
import { sweepSessionsHourly } from '../identity/sessions/sweep-sessions.ts';
import { renderUpload } from '../documents/uploads/render-upload.ts';
import { sweepUploadsHourly } from '../documents/resumable-uploads/cancel-upload.ts';
import { sweepOperationsHourly } from '../documents/arrangement/sweep-operations.ts';
import { sweepObjectsHourly } from '../documents/downloads/sweep-objects.ts';

const config = orExit(() => readConfig(process.env, 'worker'));
await schemaOrExit(config.DATABASE_WORKER_URL, config.LOG_LEVEL);
const parts = await openParts(config, 'worker');
const mail = openMail(config.SMTP_URL, config.MAIL_FROM);

const register = new Registry();
collectDefaultMetrics({ register });
const metrics = registerWorkerMetrics(register);

const readers = observeReaders(
  config.READERS_SOCKET ? connectReaders(config.READERS_SOCKET) : createLazyReaders(config.READERS),
  metrics.reading,
);
const scanner = clamdScanner(config.CLAMD_HOST, config.CLAMD_PORT);
const printer = openPrinter();
const stopsReading = new AbortController();

const mailParts = { ...parts, mail, publicUrl: config.PUBLIC_URL };
const deliveryParts = { ...parts, channels: openChannels(mailParts) };
const handlers: JobHandlers = {
  resetMail: sendResetMail(mailParts),
  invitationMail: sendInvitationMail(mailParts),
  signUpMail: sendSignUpMail(mailParts),
  emailChangeMail: sendEmailChangeMail(mailParts),
  passkeyMail: sendPasskeyMail(mailParts),
  agencyConnectedMail: sendConnectedMail(mailParts),
  startLinkMail: sendStartLinkMail(mailParts),
  checklistMail: sendChecklistMail(mailParts),
  accountStatus: syncProviderAccount(parts),
  notificationMail: sendNotificationMail(deliveryParts),
  deliverNotices: deliverNotices(deliveryParts),
  phoneCode: deliverPhoneCode(mailParts),
  testMessage: deliverTestMessage(deliveryParts),
  analyticsMail: sendSummaryMail(mailParts),
  readDocument: runReadingJob({
    ...parts,
    scanner,
    render: renderUpload,
    readers,
    scheduler: createRealmScheduler(config.READERS),
    readWithVision: createVisionReader(parts),
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
  printBilling: printJob({ ...parts, printer }),
  eraseTraveller: erasureJob(parts),
  checkTrail: trailCheckJob(parts),
  deliverWebhooks: deliverWebhooks(parts),
  backfill: backfillJob({ ...parts, stopping: stopsReading.signal }, backfills),
};
await applyLedger(parts); // a restored database: nothing of erased people is worked on
const worker = await startWorker({
  databaseUrl: config.DATABASE_WORKER_URL,
  // Unique per start: a restarted worker is a new one, and its predecessor's jobs are taken over like any other's.
  executorId: `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`,
  log: parts.log,
  handlers,
  readers: config.READERS,
  observer: metrics.observer,
});
let stopping = false;
const monitoring = startMonitoring({
  ...parts,
  register,
  checks: [
    { part: 'postgresql', answers: () => parts.tenants.answers() },
    { part: 'keycloak', answers: () => parts.identity.answers() },
    { part: 'object-store', answers: () => parts.store.ready() },
    { part: 'scanner', answers: () => scanner.answers() },
    { part: 'mail', answers: () => mail.answers() },
  ],
  everySeconds: config.HEALTH_SECONDS,
});
parts.tracing.onResult(monitoring.spanResult);
if (config.WORKER_METRICS_PORT !== undefined) {
  const served = { register, text: () => register.metrics(), isReady: () => !stopping && monitoring.isReady() };
  serveProcess(served, config.METRICS_HOST, config.WORKER_METRICS_PORT).then(
    (server) => server.unref(),
    (error: unknown) => parts.log.warn(errorFacts(error), 'metrics are not served'), // another worker has the port
  );
}
const sweeps = [
  sweepSessionsHourly(parts),
  sweepEmailChangesHourly(parts),
  sweepApplicationsHourly(parts),
  sweepObjectsHourly(parts),
  sweepOperationsHourly(parts),
  sweepUploadsHourly(parts),
  sweepHandoffsHourly(parts),
  sweepPackageTicketsHourly(parts),
  finishOpenErasuresHourly(parts),
  sweepTravellersHourly(parts),
  sweepBillingHourly(parts),
  sweepSensitiveReadsHourly(parts),
  runHourly(parts.log, 'ended call counters', () => parts.callCounters.sweep()),
  sweepDeliveriesHourly(parts),
  sweepMessagesHourly(parts),
  sweepWebhookDeliveriesHourly(parts),
  watchSummaries(parts),
  writeAnchorsHourly(parts),
  checkTrailsDaily(parts),
  watchBackfills(parts, backfills),
];
const analytics = watchAnalytics(parts);
const notices = [watchDueDeliveries(parts), watchReminders(parts)];
const listener = await openListener(config.DATABASE_WORKER_URL, parts.log);
const webhooks = watchWebhooks(parts, listener);
const reviews = watchReviews(parts, {
  reviewApproved: (tx, applicationUid) => requestPackageIfPossible(tx, parts.jobs, applicationUid, null),
});
const stranded = [
  watchGivenUpJobs(parts, 'documents', failStrandedDocuments),
  watchGivenUpJobs(parts, 'packages', failStrandedPackages),
  watchGivenUpJobs(parts, 'notices', retryStrandedDeliveries),
];
isolation().catch((error: Error) => parts.log.error(error.message)); // documents wait until isolation works

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  parts.log.info('stopping');
  for (const sweep of sweeps) sweep.close();
  analytics.close();
  for (const watch of notices) watch.close();
  webhooks.close();
  await listener.close();
  reviews.close();
  for (const watch of stranded) watch.close();
  stopsReading.abort();
  await worker.close();
  await readers.close();
  await printer.close();
  mail.close();
  await monitoring.close();
  await parts.close();
  parts.log.flush(() => process.exit(0));
}
process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop());
process.on('disconnect', () => void stop()); // the parent process has ended

// An uncaught error leaves the process in an unknown state: it exits, and another worker resumes its jobs.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    parts.log.fatal(errorFacts(error), event);
    parts.log.flush(() => process.exit(1));
  });

process.send?.('ready');
