import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callsText, typesText } from './calls-text.ts';
import { typeOfSchema, type Schema } from './type-of-schema.ts';

const committed = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

test('the calls and their types match the contract (npm run client)', () => {
  expect(committed('calls.ts')).toBe(callsText());
  expect(committed('calls.types.ts')).toBe(typesText());
});

test.each<[string, Schema]>([
  ["'a' | 'b'", { enum: ['a', 'b'] }],
  ['string | null', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['ReadonlyArray<number>', { type: 'array', items: { type: 'integer' } }],
  ['readonly [string, number]', { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }],
  [
    '{ readonly a: boolean; readonly b?: unknown; }',
    { type: 'object', properties: { a: { type: 'boolean' }, b: {} }, required: ['a'] },
  ],
  ['Readonly<Record<string, string>>', { type: 'object', additionalProperties: { type: 'string' } }],
  ['Nothing', { type: 'object', properties: {}, additionalProperties: false }],
  ["'it\\'s'", { const: "it's" }],
])('%s', (type, schema) => {
  expect(typeOfSchema(schema, 'place', (text) => text)).toBe(type);
});
