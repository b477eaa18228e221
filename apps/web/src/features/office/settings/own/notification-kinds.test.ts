import { expect, test } from 'vitest';
import { kindGroups, kindsIn, presetChoices, presetNames, presetOf } from './notification-kinds.ts';

test('each role chooses for the kinds it can receive', () => {
  const kinds = (role: 'admin' | 'agency' | 'agent') => kindGroups.flatMap((group) => kindsIn(group, role));
  expect(kinds('admin')).toEqual(['requestMade', 'announcement', 'readLimit']);
  expect(kinds('agent')).toContain('transferred');
  expect(kinds('agency')).not.toContain('transferred');
  expect(kindGroups.flatMap((group) => kindsIn(group, 'applicant'))).toEqual([]);
});

test('a preset is recognised, also when nothing was ever chosen, and not after a change', () => {
  for (const name of presetNames) expect(presetOf(presetChoices(name, 'agent'), 'agent')).toBe(name);
  expect(presetOf({}, 'agent')).toBe('usual');
  const chosen = { ...presetChoices('usual', 'agent').transferred!, sms: true };
  expect(presetOf({ transferred: chosen }, 'agent')).toBeNull();
});
