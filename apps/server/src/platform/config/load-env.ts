import { existsSync } from 'node:fs';
import { join } from 'node:path';

// VISAWRIGHT_STACK: a restored copy in another folder
const stack = process.env['VISAWRIGHT_STACK'] ?? join(import.meta.dirname, '../../../../../.stack');
const file = join(stack, 'env');

// Does nothing when the stack is not running: tests that need it fail by themselves.
export default function loadEnv(): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
