import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSettings, WrongSettings } from './read-settings.ts';
import { settingNames, settingOf, variablesOf } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const complete = {
  DATABASE_API_URL: 'postgres://api',
  DATABASE_WORKER_URL: 'postgres://worker',
  DATABASE_RESOLVER_URL: 'postgres://resolver',
  KEYCLOAK_URL: 'http://keycloak.test',
  ROOT_KEY_FILE: '/key',
  S3_ENDPOINT: 'http://s3.test',
  S3_BUCKET: 'bucket',
  S3_ACCESS_KEY: 'name',
  S3_SECRET_KEY: 'value-of-the-secret',
  CLAMD_HOST: 'clamd.test',
  CLAMD_PORT: '3310',
  SMTP_URL: 'smtp://mail.test',
};

function problemsOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof WrongSettings) return error.message;
    throw error;
  }
  return '';
}

test('reads numbers and defaults; an empty variable counts as not set', () => {
  const config = readConfig({ ...complete, PORT: '', POOL_SIZE: '7' }, 'api');
  expect([config.PORT, config.POOL_SIZE, config.CLAMD_PORT, config.ENVIRONMENT]).toEqual([8080, 7, 3310, 'sandbox']);
  expect(config.METRICS_PORT).toBeUndefined();
});

test('names every wrong setting at once, and never a value', () => {
  const { S3_BUCKET: _, ...rest } = complete;
  const message = problemsOf(() =>
    readConfig({ ...rest, PORT: 'x-port', KEYCLOAK_URL: 'x-url', POOL_SIZE: '-1' }, 'api'),
  );
  for (const name of [
    'S3_BUCKET is not set',
    'PORT is not valid',
    'KEYCLOAK_URL is not valid',
    'POOL_SIZE is not valid',
  ])
    expect(message).toContain(name);
  expect(message.split('\n')).toHaveLength(5);
  expect(message).not.toMatch(/x-port|x-url|value-of-the-secret/);
});

test('each process requires its own settings, and does not see those of the other', () => {
  const { DATABASE_API_URL: _, ...worker } = complete;
  expect(problemsOf(() => readConfig(worker, 'api'))).toContain('DATABASE_API_URL is not set');
  expect(readConfig(worker, 'worker').DATABASE_API_URL).toBe('');
  expect(readConfig(complete, 'worker').DATABASE_API_URL).toBe('');
  expect(problemsOf(() => readSettings(['READERS_SOCKET'], {}, 'readers'))).toContain('READERS_SOCKET is not set');
});

test('a secret may come from a file, other settings may not', () => {
  const { S3_SECRET_KEY: _, ...rest } = complete;
  const file = join(folder, 'secret');
  writeFileSync(file, 'from the file\n');
  expect(readConfig({ ...rest, S3_SECRET_KEY_FILE: file }, 'api').S3_SECRET_KEY).toBe('from the file');
  expect(problemsOf(() => readConfig({ ...complete, S3_SECRET_KEY_FILE: file }))).toContain('are both set');
  const missing = problemsOf(() => readConfig({ ...rest, S3_SECRET_KEY_FILE: join(folder, 'none') }));
  expect(missing).toContain('S3_SECRET_KEY_FILE: the file cannot be read (ENOENT)');
  writeFileSync(file, '\n');
  expect(problemsOf(() => readConfig({ ...rest, S3_SECRET_KEY_FILE: file }))).toContain('the file is empty');
  expect(readConfig({ ...complete, HOST_FILE: file }).HOST).toBe('127.0.0.1');
});

test('only migrations and commands know the owner, and readers know no secret', () => {
  for (const program of ['api', 'worker', 'readers'] as const)
    expect(variablesOf(program).filter((name) => /OWNER|ADMIN/.test(name))).toEqual([]);
  expect(variablesOf('readers').filter((name) => /URL|SECRET|PASSWORD|KEY|FILE/.test(name))).toEqual([]);
  expect(settingNames.filter((name) => /PASSWORD|SECRET|DATABASE/.test(name) && !settingOf(name).isSecret)).toEqual([]);
});

// Without the rest of the program, which takes seconds to load.
test.each(['api', 'worker'])('the %s ends at once with one plain message', (name) => {
  const script = `import { readConfig } from './config.ts'; import { orExit } from './read-settings.ts';
    orExit(() => readConfig(process.env, '${name}')); console.log('went on');`;
  const args = ['--input-type=module', '-e', script];
  const options = { cwd: import.meta.dirname, env: { READERS: '0' }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^the configuration is not valid:\n( {2}[A-Z_0-9]+ is not (set|valid): .*\n)+$/);
});
