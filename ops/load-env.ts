import { existsSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', '.stack', 'env');

// Tests that need a real part fail by themselves when the stack is down; the others need none of this.
export default function loadEnv(): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
