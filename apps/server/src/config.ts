import { z } from 'zod';

const Environment = z.object({
  ENVIRONMENT: z.enum(['alpha', 'beta', 'uat', 'sandbox']).default('sandbox'),
  PORT: z.coerce.number().int().default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().default('http://127.0.0.1:8080'),
  DATABASE_API_URL: z.string(),
  DATABASE_RESOLVER_URL: z.string(),
  DATABASE_WORKER_URL: z.string(),
  KEYCLOAK_URL: z.url(),
  SMTP_URL: z.string(),
  MAIL_FROM: z.email().default('no-reply@visawright.test'), // shown under the realm's name
  ROOT_KEY_FILE: z.string(),
  S3_ENDPOINT: z.url(),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  S3_BUCKET: z.string(),
  CLAMD_HOST: z.string(),
  CLAMD_PORT: z.coerce.number().int(),
  MODELS_DIR: z.string().optional(), // the reading models; only the worker needs them
  READERS: z.coerce.number().int().default(2), // warm reading processes of one worker
  WEB_FOLDER: z.string().optional(), // the built web app; absent in tests of calls alone
  DNS_SERVERS: z.string().optional(), // addresses joined by commas; absent: the machine's own
  POOL_SIZE: z.coerce.number().int().default(10),
  TRUST_PROXY: z.coerce.number().int().default(0), // hops in front of us that set X-Forwarded-For
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.infer<typeof Environment>;

// Fails at boot with the names that are missing, never with their values.
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const result = Environment.safeParse(env);
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`configuration is missing or not valid: ${names}`);
}
