import { join } from 'node:path';
import type { BackupSettings } from './backup-settings.ts';

// The password goes into the environment, because arguments are visible to every user of the machine.
export function postgresProgram({ databaseUrl, postgresBin }: BackupSettings, program: string) {
  const { hostname, port, username, password } = new URL(databaseUrl);
  return {
    command: join(postgresBin, program),
    connection: ['-h', hostname, '-p', port, '-U', decodeURIComponent(username), '--no-password'],
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
  };
}
