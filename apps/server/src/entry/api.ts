import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from '../platform/config/config.ts';
import { orExit } from '../platform/config/read-settings.ts';
import { errorFacts } from '../platform/errors/error-facts.ts';
import { preparePasswordChecks } from '../identity/passwords/estimate-guesses.ts';
import { serveProcess } from '../platform/monitoring/serve-process.ts';
import { startMonitoring } from '../platform/monitoring/start-monitoring.ts';
import { clamdScanner } from '../platform/scanner/scanner.ts';
import { openParts } from './open-parts.ts';
import { untilNoticed } from './until-noticed.ts';
import { schemaOrExit } from './wait-for-schema.ts';
import { countUnapplied } from '../insight/erasure/apply-ledger.ts';

const config = orExit(() => readConfig(process.env, 'api'));
await schemaOrExit(config.DATABASE_API_URL, config.LOG_LEVEL);
const parts = await openParts(config, 'api');
const app = await buildApp(parts);

const monitoring = startMonitoring({
  ...parts,
  register: app.metrics.register,
  checks: [
    { part: 'postgresql', answers: () => parts.tenants.answers() },
    { part: 'keycloak', answers: () => parts.identity.answers() },
    { part: 'object-store', answers: () => parts.store.ready() },
    { part: 'scanner', answers: () => clamdScanner(config.CLAMD_HOST, config.CLAMD_PORT).answers() },
  ],
  everySeconds: config.HEALTH_SECONDS,
  backupFolder: config.BACKUP_DIR,
  addresses: { product: config.PUBLIC_URL, keycloak: config.KEYCLOAK_URL, 'object-store': config.S3_ENDPOINT },
});
parts.tracing.onResult(monitoring.spanResult);

const stopMs = 24_000;

async function stop(): Promise<void> {
  if (app.readiness.stopping) return;
  app.readiness.stopping = true;
  parts.log.info('stopping');
  setTimeout(() => process.exit(1), stopMs).unref();
  await untilNoticed(app.readiness);
  await app.close();
  await monitoring.close();
  await parts.close();
  parts.log.flush(() => process.exit(0));
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop()); // the parent process has ended

// An uncaught error leaves the process in an unknown state, so it exits and another takes its place.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    parts.log.fatal(errorFacts(error), event);
    parts.log.flush(() => process.exit(1));
  });

// A restored database is not served before the people who were erased since are erased in it. A worker does that when it starts.
for (let open = await countUnapplied(parts); open > 0; open = await countUnapplied(parts)) {
  parts.log.warn({ open }, 'waiting until the erasure ledger is applied');
  await wait(1_000);
}
preparePasswordChecks();
if (config.METRICS_PORT !== undefined)
  serveProcess(app.metrics, config.METRICS_HOST, config.METRICS_PORT).then(
    (server) => server.unref(),
    (error: unknown) => parts.log.warn(errorFacts(error), 'metrics are not served'), // another copy has the port
  );
await app.listen({ host: config.HOST, port: config.PORT });
parts.log.info({ port: config.PORT, environment: config.ENVIRONMENT }, 'listening');
process.send?.('ready');
