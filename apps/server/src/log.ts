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

// Nothing personal is logged on purpose; what slips into a logged object by these names is blanked. `code` is ours at the top level (error
// codes), so it is blanked only below it.
const redact = [
  ...secrets.filter((name) => name !== 'code'),
  ...secrets.map((name) => `*.${name}`),
  'req.headers',
  'headers',
  'body',
  'query',
  'url',
];

// Written in chunks: a line a request must not cost a system call each.
export const openLog = (
  level: string,
  to: DestinationStream = destination({ sync: false, minLength: 8_192, periodicFlush: 1_000 }),
): Logger => pino({ level, base: null, redact: { paths: redact, censor: '[out]' } }, to);
