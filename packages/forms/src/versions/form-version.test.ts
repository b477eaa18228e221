import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Form } from '../form/form-schema.ts';
import { formVersions, newestVersion } from './form-version.ts';
import { formHash } from './form-hash.ts';
import { loadForm } from '../destinations/load-form.ts';
import { loadFormVersion } from './load-form-version.ts';
import { forms } from '../destinations/form-files.ts';

const command = 'node packages/forms/src/versions/store-version.ts';
const folder = join(import.meta.dirname, '..', '..', 'versions');

test('every changed form has a new version', () => {
  const changed = [...forms].filter(([id, form]) => formVersions[id]?.sha256 !== formHash(form)).map(([id]) => id);
  expect(changed, `run \`${command}\`: applications keep the form they began with`).toEqual([]);
});

test('every version before the latest is stored', () => {
  const former = [...forms.keys()].flatMap((id) =>
    Array.from({ length: newestVersion(id) - 1 }, (_, at) => `${id}-${at + 1}.json`),
  );
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'versions.json') : [];
  expect(files.sort()).toEqual(former.sort());
});

test.each([...forms.keys()])('%s loads in each of its versions', async (id) => {
  for (let version = 1; version <= newestVersion(id); version += 1)
    expect(Form.safeParse(await loadFormVersion(id, version)).success).toBe(true);
  expect(await loadFormVersion(id, newestVersion(id))).toEqual(await loadForm(id as Parameters<typeof loadForm>[0]));
});

test('a version that never was is refused, whatever it is called', async () => {
  for (const [id, version] of [
    ['uk', 0],
    ['uk', 999],
    ['uk', 0.5],
    ['../destinations/uk', 1],
    ['toString', 1],
  ] as const)
    await expect(loadFormVersion(id, version)).rejects.toThrow(/^no /);
  expect(newestVersion('toString')).toBe(1);
});

test('hashes content independently of key order', () => {
  const uk = forms.get('uk')!;
  expect(formHash(Object.fromEntries(Object.entries(uk).reverse()) as Form)).toBe(formHash(uk));
  expect(formHash({ ...uk, confidence: 'high' })).not.toBe(formHash(uk));
  expect(formHash({ ...uk, sections: [...uk.sections].reverse() })).not.toBe(formHash(uk));
});
