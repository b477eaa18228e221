import { expect, test } from 'vitest';
import { checklistFor } from './checklist.ts';
import { findDestination } from '../destinations/destinations.ts';
import { loadForm } from '../destinations/load-form.ts';

test('a document may be required of one group and recommended to another', async () => {
  const singapore = await loadForm('singapore');
  const introduction = 'Form V39A letter of introduction';
  const titles = (items: { title: string }[]) => items.map((item) => item.title);
  expect(titles(checklistFor(singapore, 'Business').required)).toContain(introduction);
  expect(titles(checklistFor(singapore, 'Tourism').recommended)).toContain(introduction);
  expect(titles(checklistFor(singapore, 'Tourism').required)).not.toContain(introduction);
  expect(titles(checklistFor(singapore, 'Student').recommended)).not.toContain(introduction);
});

test('what a state adds stands after what all ask', async () => {
  const { required } = checklistFor(await loadForm('germany'), 'Business');
  expect(required[0]?.category).toBe('Passport');
  expect(required.at(-1)?.title).toBe('Declaration of true information and insurance');
});

test('the light counts are those of the list', async () => {
  const { required, recommended } = checklistFor(await loadForm('uk'), 'Tourism');
  expect(findDestination('uk')?.checklist.Tourism).toEqual({
    required: required.length,
    requiredOnCondition: required.filter((item) => item.conditions !== undefined).length,
    recommended: recommended.length,
  });
  expect(required.length).toBeGreaterThan(required.filter((item) => item.conditions).length);
});
