import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { destinationIds, type DestinationId } from '../destinations/destinations.ts';
import { loadForm } from '../destinations/load-form.ts';
import { loadPortals } from './load-portals.ts';
import { PortalFile } from './portal-schema.ts';

const folder = join(import.meta.dirname, '../../portals');
const ids = readdirSync(folder).map((file) => file.replace('.json', '') as DestinationId);

const fieldsOf = async (id: DestinationId) =>
  (await loadPortals(id)).flatMap(({ sources, pages }) =>
    pages.flatMap((page) => page.fields.map((field) => ({ ...field, sources }))),
  );

test('there are recorded portals of known destinations only, and a destination without one has none', async () => {
  expect(ids.filter((id) => !destinationIds.includes(id))).toEqual([]);
  expect(await loadPortals('italy')).toEqual([]);
});

test.each(ids)('the portals of %s are complete, and every source exists', async (id) => {
  const read = PortalFile.safeParse(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')));
  expect(read.error?.issues).toBeUndefined();
  for (const { label, source = 0, sources } of await fieldsOf(id)) expect(sources[source], label).toBeDefined();
});

test.each(ids)('what is matched in the portals of %s is a question of its form', async (id) => {
  const { sections } = await loadForm(id);
  const questions = new Set(
    sections.flatMap(({ fields }) =>
      fields.flatMap((field) => [field.id, ...(field.fields ?? []).map((one) => `${field.id}.${one.id}`)]),
    ),
  );
  const unknown = (await fieldsOf(id)).filter(({ question }) => question !== undefined && !questions.has(question));
  expect(unknown.map(({ label, question }) => `${label}: ${question}`)).toEqual([]);
});

test('the DS-160 has an element and a question for each of its 347 controls', async () => {
  const controls = await fieldsOf('usa');
  expect(controls).toHaveLength(347);
  expect(controls.filter(({ element, question }) => element === null || question === undefined)).toEqual([]);
});
