import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsText } from './calls-text.ts';

writeFileSync(join(import.meta.dirname, 'calls.ts'), callsText());
