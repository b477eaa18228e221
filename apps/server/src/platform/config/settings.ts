import { z } from 'zod';

// The programs that read settings. `migrate` is npm start's first step; `commands` are npm run realm, keys, erasures and trail.
export type Program = 'api' | 'worker' | 'readers' | 'migrate' | 'commands';

export interface Setting {
  readonly schema: z.ZodType;
  readonly meaning: string;
  readonly usedBy: readonly Program[];
  readonly requiredBy?: readonly Program[]; // where it has no default; otherwise the schema says it
  readonly isSecret?: boolean; // may come from a file: NAME_FILE
}

const setting = <const S extends Setting>(it: S): S => it;
const service = ['api', 'worker'] as const;
const withKeys = ['api', 'worker', 'migrate', 'commands'] as const;
const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);

// Everything that an installation can set, in one place: processes read it, ops/services.ts passes on only what a process uses, and
// docs/operate/configuration.md is written from it.
const settings = {
  ENVIRONMENT: setting({
    schema: z.enum(['alpha', 'beta', 'uat', 'sandbox']).default('sandbox'),
    meaning: 'the kind of installation, shown to people; outside sandbox every process must have a user of its own',
    usedBy: service,
  }),
  LOG_LEVEL: setting({
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    meaning: 'the least important log lines that are written',
    usedBy: service,
  }),
  RELEASE: setting({
    schema: z
      .string()
      .regex(/^[\w.+-]{1,60}$/)
      .default('development'),
    meaning:
      'the release that runs, as log lines, metrics, traces and the status page name it; images have it built in',
    usedBy: service,
  }),
  PUBLIC_URL: setting({
    schema: z.url().default('http://127.0.0.1:8080'),
    meaning: 'the address people open, as it appears in links and mails',
    usedBy: ['api', 'worker', 'commands'],
  }),
  HOST: setting({
    schema: z.string().default('127.0.0.1'),
    meaning: 'the network address the API listens on',
    usedBy: ['api'],
  }),
  PORT: setting({ schema: port.default(8080), meaning: 'the port the API listens on', usedBy: ['api'] }),
  TRUST_PROXY: setting({
    schema: z.coerce.number().int().min(0).default(0),
    meaning: 'how many trusted proxies in front set X-Forwarded-For; behind a proxy 0 counts everybody as one caller',
    usedBy: ['api'],
  }),
  METRICS_HOST: setting({
    schema: z.string().default('127.0.0.1'),
    meaning: 'the network address metrics are served on, and the health of the worker; never a public one',
    usedBy: service,
  }),
  METRICS_PORT: setting({
    schema: port.optional(),
    meaning: 'the port the API serves metrics on; without it there are none',
    usedBy: ['api'],
  }),
  WORKER_METRICS_PORT: setting({
    schema: port.optional(),
    meaning:
      'the port the worker serves metrics and its health on (/metrics, /healthz, /readyz); without it there are none',
    usedBy: ['worker'],
  }),
  HEALTH_SECONDS: setting({
    schema: z.coerce.number().min(1).max(300).default(15),
    meaning:
      'how often each process asks PostgreSQL, Keycloak, the object store, the scanner and the mail server whether they answer',
    usedBy: service,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning: 'the base address of an OTLP/HTTP collector that gets traces; without it nothing is traced',
    usedBy: service,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting({
    schema: z
      .string()
      .regex(/^[\w-]+=[^,\r\n]+(,[\w-]+=[^,\r\n]+)*$/)
      .optional(),
    meaning: 'headers for the collector: NAME=VALUE, separated by commas',
    usedBy: service,
    isSecret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    schema: z.coerce.number().min(0).max(1).default(1),
    meaning: 'the share of traces that is recorded, 0 to 1; chosen by the id of the trace, equally in all processes',
    usedBy: service,
  }),
  BACKUP_DIR: setting({
    schema: z.string().optional(),
    meaning:
      'the folder of ops/backup, if the API can see it: only the times of backups are read, for metrics and the status page',
    usedBy: ['api'],
  }),
  WEB_FOLDER: setting({
    schema: z.string().optional(),
    meaning: 'the built web app; without it the API serves no pages',
    usedBy: ['api'],
  }),
  EXTENSION_FOLDER: setting({
    schema: z.string().optional(),
    meaning: 'archives of the built browser extension; without it apps/extension/dist',
    usedBy: ['api'],
  }),
  DNS_SERVERS: setting({
    schema: z.string().optional(),
    meaning: 'name servers that check the domains of realms, separated by commas; without it those of the system',
    usedBy: ['api'],
  }),
  DATABASE_API_URL: setting({
    schema: z.string().default(''),
    meaning: 'PostgreSQL as the role of the API',
    usedBy: ['api'],
    requiredBy: ['api'],
    isSecret: true,
  }),
  DATABASE_WORKER_URL: setting({
    schema: z.string().default(''),
    meaning: 'PostgreSQL as the role of the worker',
    usedBy: ['worker', 'commands'],
    requiredBy: ['worker'],
    isSecret: true,
  }),
  DATABASE_RESOLVER_URL: setting({
    schema: z.string(),
    meaning: 'PostgreSQL as the role that finds the realm of a call',
    usedBy: ['api', 'worker', 'commands'],
    requiredBy: service,
    isSecret: true,
  }),
  DATABASE_OWNER_URL: setting({
    schema: z.string().optional(),
    meaning: 'PostgreSQL as the owner of the tables; no process that serves requests has it',
    usedBy: ['migrate', 'commands'],
    requiredBy: ['migrate', 'commands'],
    isSecret: true,
  }),
  POOL_SIZE: setting({
    schema: count.default(10),
    meaning: 'most database connections for calls or jobs of one process; listeners and counters have a few more',
    usedBy: service,
  }),
  REALM_CALLS_AT_ONCE: setting({
    schema: count.default(4),
    meaning: 'most calls of one realm at work in a process while other realms call; the rest waits in a line',
    usedBy: ['api'],
  }),
  KEYCLOAK_URL: setting({
    schema: z.url(),
    meaning: 'the identity provider',
    usedBy: ['api', 'worker', 'commands'],
    requiredBy: ['api', 'worker', 'commands'],
  }),
  KEYCLOAK_ADMIN_USERNAME: setting({
    schema: z.string().optional(),
    meaning: 'the administrator of the identity provider',
    usedBy: ['commands'],
    requiredBy: ['commands'],
  }),
  KEYCLOAK_ADMIN_PASSWORD: setting({
    schema: z.string().optional(),
    meaning: 'the password of that administrator',
    usedBy: ['commands'],
    requiredBy: ['commands'],
    isSecret: true,
  }),
  ROOT_KEY_FILE: setting({
    schema: z.string(),
    meaning: 'the file with the root keys, under which the keys of all realms are sealed',
    usedBy: withKeys,
    requiredBy: ['api', 'worker', 'commands'],
  }),
  S3_ENDPOINT: setting({
    schema: z.url(),
    meaning: 'the object store',
    usedBy: ['api', 'worker', 'commands'],
    requiredBy: service,
  }),
  S3_BUCKET: setting({
    schema: z.string(),
    meaning: 'its bucket',
    usedBy: ['api', 'worker', 'commands'],
    requiredBy: service,
  }),
  S3_ACCESS_KEY: setting({
    schema: z.string(),
    meaning: 'the name of the access key',
    usedBy: ['api', 'worker', 'commands'],
    requiredBy: service,
  }),
  S3_SECRET_KEY: setting({
    schema: z.string(),
    meaning: 'the access key itself',
    usedBy: ['api', 'worker', 'commands'],
    requiredBy: service,
    isSecret: true,
  }),
  CLAMD_HOST: setting({
    schema: z.string(),
    meaning: 'the virus scanner',
    usedBy: service,
    requiredBy: service,
  }),
  CLAMD_PORT: setting({ schema: port, meaning: 'its port', usedBy: service, requiredBy: service }),
  SMTP_URL: setting({
    schema: z.string().default(''),
    meaning: 'the mail server',
    usedBy: ['worker', 'commands'],
    requiredBy: ['worker', 'commands'],
    isSecret: true,
  }),
  MAIL_FROM: setting({
    schema: z.email().default('no-reply@visawright.test'),
    meaning: 'the sender of mails; the name of the realm is shown with it',
    usedBy: ['worker'],
  }),
  MODELS_DIR: setting({
    schema: z.string().optional(),
    meaning: 'models for reading documents; without it the folder that ops/stack fills',
    usedBy: ['worker', 'readers'],
  }),
  READERS: setting({
    schema: count.default(2),
    meaning: 'warm reader processes, and documents that a worker reads at the same time',
    usedBy: ['worker', 'readers'],
  }),
  READERS_SOCKET: setting({
    schema: z.string().optional(),
    meaning: 'the socket of readers with a user of their own; without it the worker starts readers itself',
    usedBy: ['worker', 'readers'],
    requiredBy: ['readers'],
  }),
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Values<N extends SettingName> = { readonly [K in N]: z.output<(typeof settings)[K]['schema']> };

export const settingNames = Object.keys(settings) as SettingName[];
export const settingOf = (name: SettingName): Setting => settings[name];

// The variables that a program may be given: its settings, and the files of those that are secret.
export const variablesOf = (program: Program): string[] =>
  settingNames
    .filter((name) => settingOf(name).usedBy.includes(program))
    .flatMap((name) => (settingOf(name).isSecret ? [name, `${name}_FILE`] : [name]));
