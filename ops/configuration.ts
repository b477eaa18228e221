// npm run configuration: writes docs/operate/configuration.md from apps/server/src/platform/config/settings.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { configurationFile, configurationPage } from './configuration/configuration-page.ts';

mkdirSync(dirname(configurationFile), { recursive: true });
writeFileSync(configurationFile, configurationPage());
console.log(`written: ${configurationFile}`);
