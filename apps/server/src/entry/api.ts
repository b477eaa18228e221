import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from '../platform/config/config.ts';
import { orExit } from '../platform/config/read-settings.ts';
import { errorFacts } from '../platform/errors/error-facts.ts';
import { preparePasswordChecks } from '../identity/passwords/estimate-guesses.ts';
import { serveMetrics } from '../platform/http/monitoring/serve-metrics.ts';
import { openParts } from './open-parts.ts';
import { countUnapplied } from '../insight/erasure/apply-ledger.ts';

const config = orExit(() => readConfig(process.env, 'api'));
const parts = await openParts(config);
const app = await buildApp(parts);

const noticeMs = 1_500; // until load balancers have seen that we are no longer ready
const stopMs = 24_000;

async function stop(): Promise<void> {
  if (app.readiness.stopping) return;
  app.readiness.stopping = true;
  parts.log.info('stopping');
  setTimeout(() => process.exit(1), stopMs).unref();
  await wait(noticeMs);
  await app.close();
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
  serveMetrics(app.metrics, config.METRICS_HOST, config.METRICS_PORT).then(
    (server) => server.unref(),
    (error: unknown) => parts.log.warn(errorFacts(error), 'metrics are not served'), // another copy has the port
  );
await app.listen({ host: config.HOST, port: config.PORT });
parts.log.info({ port: config.PORT, environment: config.ENVIRONMENT }, 'listening');
process.send?.('ready');
