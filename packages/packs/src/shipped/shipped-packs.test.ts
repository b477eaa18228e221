import { destinationIds, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { packProblems } from '../review/pack-problems.ts';
import { shippedPacks } from './shipped-packs.ts';

test('each portal has one pack, of a destination with a form', () => {
  const portals = shippedPacks().map(({ portal }) => portal);
  expect(new Set(portals).size).toBe(portals.length);
  for (const { destination } of shippedPacks()) expect(destinationIds).toContain(destination);
});

test('no pack that comes with the product has a problem', async () => {
  for (const pack of shippedPacks())
    expect([pack.portal, ...packProblems(pack, await loadForm(pack.destination as DestinationId))]).toEqual([
      pack.portal,
    ]);
});
