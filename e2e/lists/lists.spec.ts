import { listNames } from '@visawright/contract/identity/preferences.ts';
import { screens } from '@visawright/contract/platform/screens.ts';
import { lists } from '../kit/server/addresses.ts';
import { sessionOf } from '../kit/browser/signed-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { inSelection } from '../kit/browser/scope.ts';
import { abilities, type AbilityName } from './abilities.ts';
import type { Ability } from './ability.types.ts';
import { cases } from './cases.ts';
import { listPage } from './list-page.ts';

test.describe.configure({ mode: 'parallel' });

// Every ability of the list template on every list, as every role that has it. The selection has one group on one list: the
// component tests of the list template have all of them.
const groups = Object.entries(abilities);
const groupOfSelection = groups.findIndex(([name]) => name === 'drawer');

test('every list of every role has a case', () => {
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
      if (!inSelection(n * groups.length + g, groupOfSelection, cases.length * groups.length)) continue;
      const owned = Object.entries<Ability>(members).filter(([name]) => !list.lacks?.[name as AbilityName]);
      test(`${group}: ${owned.map(([name]) => name).join(', ')}`, async ({ page }) => {
        const at = listPage(page, list);
        for (const [name, ability] of owned) await test.step(name, () => ability(at));
      });
    }
  });
