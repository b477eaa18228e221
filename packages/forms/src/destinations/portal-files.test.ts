import { expect, test } from 'vitest';
import { destinationIds } from './destinations.ts';
import { loadForm } from './load-form.ts';
import { PortalFiles, portalFiles, portalFilesOf } from './portal-files.ts';

test('every destination has its line, each line is whole', () => {
  expect(Object.keys(portalFiles).toSorted()).toEqual([...destinationIds].toSorted());
  for (const each of Object.values(portalFiles)) expect(PortalFiles.safeParse(each).error).toBeUndefined();
});

test('what is published has a day, what is custom is not called certain', () => {
  for (const { basis, asOf, confidence } of Object.values(portalFiles))
    if (basis === 'published') expect(asOf).not.toBeNull();
    else expect(confidence).toBe('medium');
});

test('where documents only are handed in, no one takes files', async () => {
  for (const id of destinationIds)
    if ((await loadForm(id)).channel === 'paper+appointment') expect(portalFilesOf(id).to).toBe('nobody');
});

test('uses the smallest customary limit for unknown destinations', () => {
  expect(portalFilesOf('atlantis' as never).maxKb).toBe(
    Math.min(...Object.values(portalFiles).map(({ maxKb }) => maxKb)),
  );
});
