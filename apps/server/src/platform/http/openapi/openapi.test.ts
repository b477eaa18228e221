import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '@visawright/contract/operations/index.ts';
import { openApi, openApiText } from './openapi.ts';

const committed = join(import.meta.dirname, '../../../../../../packages/contract/openapi.json');

test('matches the committed OpenAPI document', () => {
  expect(readFileSync(committed, 'utf8')).toBe(openApiText());
});

test('describes every operation at each path with body, reply and access', () => {
  const paths = openApi().paths as Record<
    string,
    Record<string, { 'x-access': string; requestBody?: unknown; responses: object }>
  >;
  for (const operation of Object.values(operations))
    for (const path of [operation.path, ...('alsoAt' in operation ? (operation.alsoAt ?? []) : [])]) {
      const entry = paths[path]?.[operation.method.toLowerCase()];
      expect(entry?.['x-access'], path).toBe(operation.access);
      expect(entry?.requestBody !== undefined, path).toBe(operation.body !== undefined);
      expect(Object.keys(entry!.responses), path).toContain('200');
    }
});
