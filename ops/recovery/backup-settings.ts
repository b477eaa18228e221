import { readFileSync } from 'node:fs';

// All from the environment; ops/backup and ops/restore set them from the stack's folder.
export interface BackupSettings {
  readonly folder: string; // base backups, write-ahead log, objects
  readonly keysFolder: string; // key files; another disk or another provider than `folder`
  readonly secretsFolder: string; // the stack's key files and passwords
  readonly spool: string; // where pg_receivewal writes before a file is sealed
  readonly postgresBin: string;
  readonly databaseUrl: string; // a role that may replicate and nothing else
}

export function need(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

export const backupSettings = (): BackupSettings => ({
  folder: need('BACKUP_DIR'),
  keysFolder: need('BACKUP_KEYS_DIR'),
  secretsFolder: need('SECRETS_DIR'),
  spool: need('BACKUP_SPOOL_DIR'),
  postgresBin: need('POSTGRES_BIN'),
  databaseUrl: need('DATABASE_BACKUP_URL'),
});

function readKey(name: string): Buffer {
  const key = Buffer.from(readFileSync(need(name), 'utf8').trim(), 'base64');
  if (key.length !== 32) throw new Error(`the file of ${name} must hold 32 bytes, base64`);
  return key;
}

export const backupKey = (): Buffer => readKey('BACKUP_KEY_FILE'); // seals everything in `folder`
export const recoveryKey = (): Buffer => readKey('RECOVERY_KEY_FILE'); // seals the key files, and nothing else
