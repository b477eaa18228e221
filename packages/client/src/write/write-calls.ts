import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsText, typesText } from './calls-text.ts';

writeFileSync(join(import.meta.dirname, '../calls.ts'), callsText());
writeFileSync(join(import.meta.dirname, '../calls.types.ts'), typesText());
