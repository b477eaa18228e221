import { z } from 'zod';

const Environment = z.object({
  ENVIRONMENT: z.enum(['alpha', 'beta', 'uat', 'sandbox']).default('sandbox'),
  PORT: z.coerce.number().int().default(8080),
  HOST: z.string().default('127.0.0.1'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().optional(), // omitted: no metrics
  PUBLIC_URL: z.url().default('http://127.0.0.1:8080'),
  DATABASE_API_URL: z.string().default(''), // the API only
  DATABASE_RESOLVER_URL: z.string(),
  DATABASE_WORKER_URL: z.string().default(''), // the worker only
  KEYCLOAK_URL: z.url(),
  SMTP_URL: z.string().default(''), // the worker only
  MAIL_FROM: z.email().default('no-reply@visawright.test'), // displayed with the realm's name
  ROOT_KEY_FILE: z.string(),
  S3_ENDPOINT: z.url(),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  S3_BUCKET: z.string(),
  CLAMD_HOST: z.string(),
  CLAMD_PORT: z.coerce.number().int(),
  MODELS_DIR: z.string().optional(), // models for reading documents; needed by the worker only
  READERS_SOCKET: z.string().optional(), // of readers with a user of their own; omitted: the worker starts readers itself
  READERS: z.coerce.number().int().default(2), // warm reader processes per worker
  WEB_FOLDER: z.string().optional(), // the built web app; omitted in API tests
  EXTENSION_FOLDER: z.string().optional(), // archives of the built extension; omitted: apps/extension/dist beside this server
  DNS_SERVERS: z.string().optional(), // comma-separated; omitted: the system's resolvers
  POOL_SIZE: z.coerce.number().int().default(10),
  TRUST_PROXY: z.coerce.number().int().default(0), // number of trusted proxies that set X-Forwarded-For
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.infer<typeof Environment>;

// Each process is given only what it needs.
const ownNames = {
  api: ['DATABASE_API_URL'],
  worker: ['DATABASE_WORKER_URL', 'SMTP_URL'],
} as const;

// Fails at start with the names of missing variables, never their values.
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  service?: keyof typeof ownNames,
): Config {
  const result = Environment.safeParse(env);
  const missing = (service ? ownNames[service] : []).filter((name) => !env[name]);
  if (result.success && missing.length === 0) return result.data;
  const names = [...(result.error?.issues.map((issue) => issue.path.join('.')) ?? []), ...missing].join(', ');
  throw new Error(`configuration is missing or not valid: ${names}`);
}
