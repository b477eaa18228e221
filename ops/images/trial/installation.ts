import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClient } from '@visawright/server/tools.ts';
import type { TestDatabase } from '@visawright/server/testing.ts';
import type { ImageName } from '../contents.ts';
import { gid } from '../oci-bundle.ts';

const roles = 'visawright_api, visawright_worker, visawright_resolver';

// As a new installation has it: only the roles exist.
export async function emptyDatabase({ ownerUrl }: TestDatabase): Promise<void> {
  const name = new URL(ownerUrl).pathname.slice(1);
  const owner = await openClient(process.env['DATABASE_OWNER_URL']!);
  try {
    await owner.query(`drop database ${name}`);
    await owner.query(`create database ${name}`);
    await owner.query(`revoke all on database ${name} from public`);
    await owner.query(`grant connect on database ${name} to ${roles}`);
  } finally {
    await owner.end();
  }
}

// A folder of files for each image, with its own secrets only; its user may read them.
export function secretFolders(place: string, { ownerUrl, apiUrl, workerUrl, resolverUrl }: TestDatabase) {
  const s3 = process.env['S3_SECRET_KEY']!;
  const files: Partial<Record<ImageName, Record<string, string>>> = {
    migrations: { database_owner_url: ownerUrl },
    api: { database_api_url: apiUrl, database_resolver_url: resolverUrl, s3_secret_key: s3 },
    worker: {
      database_worker_url: workerUrl,
      database_resolver_url: resolverUrl,
      s3_secret_key: s3,
      smtp_url: process.env['SMTP_URL']!,
    },
  };
  return (name: ImageName): string => {
    const folder = join(place, name);
    mkdirSync(folder);
    for (const [file, value] of Object.entries(files[name] ?? {})) writeFileSync(join(folder, file), `${value}\n`);
    if (name !== 'migrations') cpSync(process.env['ROOT_KEY_FILE']!, join(folder, 'root_key'));
    for (const file of readdirSync(folder)) {
      chownSync(join(folder, file), 0, gid);
      chmodSync(join(folder, file), 0o440);
    }
    return folder;
  };
}

export function environments(bucket: string, port: number) {
  const given = (name: string) => process.env[name] ?? '';
  const origin = `http://127.0.0.1:${port}`;
  const file = (name: string) => ({ [`${name}_FILE`]: `/run/secrets/${name.toLowerCase()}` });
  const both = {
    ENVIRONMENT: 'uat',
    PUBLIC_URL: origin,
    KEYCLOAK_URL: given('KEYCLOAK_URL'),
    S3_ENDPOINT: given('S3_ENDPOINT'),
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: given('S3_ACCESS_KEY'),
    CLAMD_HOST: given('CLAMD_HOST'),
    CLAMD_PORT: given('CLAMD_PORT'),
    ROOT_KEY_FILE: '/run/secrets/root_key',
    ...file('S3_SECRET_KEY'),
    ...file('DATABASE_RESOLVER_URL'),
  };
  return {
    migrations: file('DATABASE_OWNER_URL'),
    api: { ...both, ...file('DATABASE_API_URL'), HOST: '127.0.0.1', PORT: `${port}` },
    worker: { ...both, ...file('DATABASE_WORKER_URL'), ...file('SMTP_URL'), READERS: '1' },
  } satisfies Partial<Record<ImageName, Record<string, string>>>;
}
