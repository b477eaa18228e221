import { destination, pino, type DestinationStream, type Logger } from 'pino';

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

// Written in chunks, so that a log line does not cost a system call.
export const openLog = (
  level: string,
  to: DestinationStream = destination({ sync: false, minLength: 8_192, periodicFlush: 1_000 }),
): Logger => pino({ level, base: null, redact: { paths: redact, censor: '[out]' } }, to);
