// Called by ops/backup and ops/restore, which set the environment: node ops/recovery.ts COMMAND.
import { parseArgs } from 'node:util';
import type { ObjectStoreConfig } from '@visawright/server/tools.ts';
import { backupKey, backupSettings, need, recoveryKey } from './recovery/backup-settings.ts';
import { backupStatus } from './recovery/backup-status.ts';
import { takeBase } from './recovery/base-backups.ts';
import { restoreKeys, storeKeys } from './recovery/key-files.ts';
import { ObjectCopies } from './recovery/object-copies.ts';
import { placeDatabase } from './recovery/place-database.ts';
import { placeObjects } from './recovery/place-objects.ts';
import { runArchiving } from './recovery/run-archiving.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: 'latest' },
    every: { type: 'string', default: '10' },
    cluster: { type: 'string', default: '' },
    wal: { type: 'string', default: '' },
  },
});

const store = (): ObjectStoreConfig => ({
  S3_ENDPOINT: need('S3_ENDPOINT'),
  S3_ACCESS_KEY: need('S3_ACCESS_KEY'),
  S3_SECRET_KEY: need('S3_SECRET_KEY'),
  S3_BUCKET: need('S3_BUCKET'),
});

function wantedTime(): Date | 'latest' {
  if (values.to === 'latest') return 'latest';
  const at = new Date(values.to);
  if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(values.to))
    throw new Error('--to needs a time with its zone, such as 2026-11-18T02:45:00Z, or latest');
  return at;
}

const commands: Record<string, () => Promise<void>> = {
  async base() {
    const base = await takeBase(backupSettings(), backupKey());
    console.log(`base backup ${base.name}: restore is possible from ${base.endedAt} on`);
  },
  wal: () => runArchiving(backupSettings(), backupKey(), store(), Number(values.every)),
  async objects() {
    const { added, gone } = await new ObjectCopies(need('BACKUP_DIR'), backupKey(), store()).copyNew();
    console.log(`objects: ${added} copied, ${gone} no longer in the store`);
  },
  async keys() {
    console.log(await storeKeys(need('SECRETS_DIR'), need('BACKUP_KEYS_DIR'), recoveryKey()));
  },
  async status() {
    const { lines, problems } = await backupStatus(backupSettings(), backupKey());
    for (const line of [...lines, ...problems.map((problem) => `problem: ${problem}`)]) console.log(line);
    if (problems.length > 0) process.exitCode = 1;
  },
  async 'place-keys'() {
    console.log(`key files: ${await restoreKeys(need('BACKUP_KEYS_DIR'), recoveryKey(), need('SECRETS_DIR'))}`);
  },
  async 'place-database'() {
    const into = { cluster: values.cluster, wal: values.wal };
    const { base, segments, shippedUntil } = await placeDatabase(need('BACKUP_DIR'), backupKey(), into, wantedTime());
    console.log(
      `database: base backup ${base.name}, ${segments} files of the log, the archive reaches ${shippedUntil}`,
    );
  },
  async 'place-objects'() {
    const to = wantedTime();
    const at = (to === 'latest' ? new Date() : to).toISOString();
    const result = await placeObjects(need('BACKUP_DIR'), backupKey(), store(), need('DATABASE_ADMIN_URL'), at);
    const { missing, wrong, dangling } = result;
    for (const key of [...missing, ...wrong]) console.log(`  ${missing.includes(key) ? 'missing' : 'wrong'}: ${key}`);
    console.log(
      `objects: ${result.placed} placed, ${result.referred} named by rows (${result.hashed} with their hash), ` +
        `${result.unreferred} without a row left out; ${missing.length} missing, ${wrong.length} wrong, ${dangling} dangling`,
    );
    if (missing.length + wrong.length + dangling > 0) process.exitCode = 1;
  },
};

const command = commands[positionals[0] ?? ''];
if (!command) {
  console.error(`use one of: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
await command();
