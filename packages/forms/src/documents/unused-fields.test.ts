import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unusedFields } from '@visawright/contract/documents/unused-fields.ts';
import { expect, test } from 'vitest';
import { categories } from './categories.ts';

const root = join(import.meta.dirname, '..', '..');
const texts = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('.test.') && !file.includes('testing'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

const data = texts('destinations', '.json') + texts('rules', '.json');
const code = ['rules', 'prefill', 'checklist'].map((folder) => texts(join('src', folder), '.ts')).join('\n');
const known = new Set(categories.flatMap(({ kinds }) => kinds.flatMap(({ fields }) => fields.map(({ id }) => id))));

test.each([...unusedFields])('no form and no rule uses %s', (field) => {
  expect(known).toContain(field);
  expect(data).not.toMatch(new RegExp(`\\.${field}"|"${field}"`));
  expect(code).not.toMatch(new RegExp(`['.]${field}'`));
});
