import { listNames } from '@visawright/contract/preferences.ts';
import { screens } from '@visawright/contract/screens.ts';
import { lists } from './kit/places.ts';
import { sessionOf } from './kit/signed-in.ts';
import { expect, test } from './kit/test.ts';
import { isTurn } from './kit/turns.ts';
import { abilities, type AbilityName } from './lists/abilities.ts';
import type { Ability } from './lists/ability.types.ts';
import { cases } from './lists/cases.ts';
import { standingBefore } from './lists/standing.ts';

test.describe.configure({ mode: 'parallel' });

// Every ability of the list template on every list, as every role that has it. CI, where time is short, gives each list one group,
// and the groups take turns.
const groups = Object.entries(abilities);

test('every list of every role has its row in the table', () => {
  const known = cases.map(({ screen, role }) => `${screen} as ${role}`);
  const needed = screens
    .filter(({ id, table }) => table === 'staff' && (listNames as readonly string[]).includes(id))
    .flatMap(({ id, roles }) => roles.map((role) => `${id} as ${role}`));
  expect(known.toSorted()).toEqual(needed.toSorted());
  for (const { lacks = {} } of cases) for (const reason of Object.values(lacks)) expect(reason).toMatch(/\w+ \w+/);
});

for (const [n, list] of cases.entries())
  test.describe(`${list.screen} as ${list.role}`, () => {
    test.use({
      storageState: async ({ browser }, give) => give(await sessionOf(browser, lists, list.role)),
    });
    for (const [g, [group, members]] of groups.entries()) {
      if (!isTurn(n, g, groups.length)) continue;
      const owned = Object.entries<Ability>(members).filter(([name]) => !list.lacks?.[name as AbilityName]);
      test(`${group}: ${owned.map(([name]) => name).join(', ')}`, async ({ page }) => {
        const at = standingBefore(page, list);
        for (const [name, ability] of owned) await test.step(name, () => ability(at));
      });
    }
  });
