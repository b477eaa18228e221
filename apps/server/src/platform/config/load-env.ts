import { existsSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../../../.stack/env');

// Does nothing when the stack is not running: tests that need it fail by themselves.
export default function loadEnv(): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
