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

interface Content {
  readonly schema: {
    readonly format?: string;
    readonly properties?: Record<string, unknown>;
    readonly required?: readonly string[];
  };
  readonly example?: unknown;
}
interface Entry {
  readonly parameters: readonly { readonly name: string; readonly required?: boolean; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Record<string, Content> };
  readonly responses: Record<string, { readonly content: Record<string, Content> }>;
  readonly security: readonly Record<string, unknown>[];
}
const entries = () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, Entry>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => ({ name: `${method} ${path}`, entry })),
  );
};

test('every call has examples of what is sent and of every reply', () => {
  for (const { name, entry } of entries()) {
    for (const parameter of entry.parameters.filter(({ required }) => required))
      expect(parameter.example, `${name} ${parameter.name}`).toBeDefined();
    for (const content of Object.values(entry.requestBody?.content ?? {})) expect(content.example, name).toBeDefined();
    for (const [status, { content }] of Object.entries(entry.responses))
      for (const { schema, example } of Object.values(content))
        if (schema.format !== 'binary') expect(example, `${name} ${status}`).toBeDefined();
  }
});

test('calls that take files are described as forms, replies that are files with their media type', () => {
  const named = (path: string) => entries().find(({ name }) => name.endsWith(path))!.entry;
  const { content } = named('/process-docs').requestBody!;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(content['multipart/form-data']!.schema.required).toEqual(['applicantUid', 'files']);
  expect(content['multipart/form-data']!.schema.properties).toHaveProperty('files');
  const contents = entries().flatMap(({ entry }) => Object.entries(entry.responses['200']!.content));
  const files = contents.filter(([, { schema }]) => schema.format === 'binary').map(([mediaType]) => mediaType);
  expect([...new Set(files)].sort()).toEqual(['application/json', 'application/pdf', 'application/zip', 'image/jpeg']);
});

test('every scheme a call names is described', () => {
  const { components } = openApi() as { components: { securitySchemes: object } };
  for (const { name, entry } of entries())
    for (const scheme of entry.security.flatMap((each) => Object.keys(each)))
      expect(Object.keys(components.securitySchemes), name).toContain(scheme);
});
