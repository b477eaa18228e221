import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { traceIdForLog } from '../tracing/trace-context.ts';
import type { ProcessFacts } from '../tracing/process-facts.ts';

const secrets = [
  'password',
  'newPassword',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'code',
  'authorization',
  'cookie',
  'email',
  'username',
  'firstName',
  'lastName',
];

// Nothing personal is logged on purpose; these keys are redacted in case a logged object contains them. `code` is an error code at the
// top level, so it is redacted only in nested objects.
const redact = [
  ...secrets.filter((name) => name !== 'code'),
  ...secrets.map((name) => `*.${name}`),
  'req.headers',
  'headers',
  'body',
  'query',
  'url',
];

// Every line names the process that wrote it and the trace it belongs to. Written in chunks, so that a line does not cost a system call.
export const openLog = (
  level: string,
  facts: ProcessFacts | null = null,
  to: DestinationStream = destination({ sync: false, minLength: 8_192, periodicFlush: 1_000 }),
): Logger =>
  pino(
    {
      level,
      base: facts && { service: facts.service, version: facts.version, host: facts.host },
      mixin: () => ({ traceId: traceIdForLog() }),
      redact: { paths: redact, censor: '[out]' },
    },
    to,
  );
