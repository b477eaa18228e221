import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { expect, test } from 'vitest';
import { destinations } from '../destinations/destinations.ts';
import { loadForm } from '../destinations/load-form.ts';
import { applyByOf } from './apply-by.ts';
import { deadlineOf } from './deadline-of.ts';

test.each(destinations)('the dates of $id in a list are those of its timeline', async (destination) => {
  const form = await loadForm(destination.id);
  for (const group of visaGroups)
    for (const travelFrom of ['2026-12-24', '2027-01-01', '2027-04-10', '2027-08-16']) {
      const { lodgeBy, safeDay } = deadlineOf({ form, group, travelFrom, today: '2026-11-17' });
      expect(applyByOf(destination, travelFrom, group)).toEqual({ last: lodgeBy, safe: safeDay?.date ?? null });
    }
});
