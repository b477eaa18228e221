import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from '../platform/http/openapi/openapi.ts';

// Writes the committed OpenAPI document; with --check it only compares, and fails when the contract has changed.
const file = join(import.meta.dirname, '../../../../packages/contract/openapi.json');
const text = openApiText();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('packages/contract/openapi.json does not fit the contract: run npm run openapi');
  process.exitCode = 1;
}
