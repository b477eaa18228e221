import { expect, test } from 'vitest';
import { visaGroups } from '@visawright/contract/visa-group.ts';
import situations from '../../rules/facts/situations.json' with { type: 'json' };
import { conditionOf } from '../checklist-view.ts';
import { forms } from '../read-files.ts';
import { situationNames } from './situation.ts';

// What nothing in an application can tell: a person is asked.
const nobodyKnows = [
  'Aged 17 or over, total stay 24 months or more',
  'Attending an event',
  'Documents not in English',
  'When a HAP ID is issued',
];

test('every condition of every checklist has a meaning, or is known to have none', () => {
  const conditions = new Set(
    [...forms.values()].flatMap(({ checklist }) =>
      checklist.flatMap((item) => visaGroups.flatMap((group) => conditionOf(item, group) ?? [])),
    ),
  );
  expect([...conditions].filter((each) => !Object.hasOwn(situations, each)).sort()).toEqual(nobodyKnows);
  expect(Object.keys(situations).filter((each) => !conditions.has(each))).toEqual([]);
});

test('meanings are situations somebody can be in', () => {
  for (const names of Object.values(situations)) for (const name of names) expect(situationNames).toContain(name);
});
