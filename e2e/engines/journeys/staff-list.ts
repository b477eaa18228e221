import assert from 'node:assert/strict';
import { demoPassword, mailOf } from '../../kit/accounts/demo-people.ts';
import { lists } from '../../kit/server/addresses.ts';
import { many } from '../../lists/many.ts';
import type { PageUser } from '../page/page-user.ts';
import { button, byRole, css, labelled, type Target } from '../page/target.ts';
import { desktop, type Journey } from './journey.types.ts';
import { signIn } from './sign-in-steps.ts';

const list = css('[data-list="applications"]');
const row = (nth: number): Target => css('tbody tr[data-row]', { within: list, nth });
const link = (nth: number): Target => css('.list-link', { within: row(nth) });
const nameIn = async (user: PageUser, nth: number) => (await user.waitFor(link(nth))).text.replace(/ L-\d+$/, '');
const span = css('.list-span', { within: list });
const drawer = css('.list-drawer');
const drawerTitle = css('.list-drawer h2');
const bulk = css('[role="toolbar"][aria-label="Actions for the selection"]');
const travel = byRole('columnheader', /^Travel\b/);
const chip = button('Filter Status: Draft');
const parameter = (name: string) => `() => new URLSearchParams(location.hash.split('?')[1] ?? '').get('${name}')`;

export const staffListJourney: Journey = {
  name: 'staff list',
  viewport: desktop,
  async prepare() {
    return [
      [
        'an agent opens the applications',
        async (user) => {
          await signIn(user, lists, { username: mailOf('agent', lists.realm), password: demoPassword });
          await user.waitForScreen('applications');
          await user.waitForText(span, `1–50 of ${many}`);
          await user.waitForCount(css('tbody tr[data-row]', { within: list }), 50);
        },
      ],
      [
        'a filter narrows the list, is part of the address and is removed by Back',
        async (user) => {
          await user.click(button('Filter'));
          const chooser = css('[role="dialog"]');
          await user.waitFor(chooser);
          if ((await user.find(button('Status', { within: chooser }))).count > 0)
            await user.click(button('Status', { within: chooser }));
          await user.check(labelled('Draft', { within: chooser }));
          await user.press('Escape');
          await user.waitFor(chip);
          await user.waitForText(span, `1–${many / 6} of ${many / 6}`);
          assert.equal(await user.page.evaluate(parameter('status')), 'draft');
          await user.page.back();
          await user.waitUntilGone(chip);
          await user.waitForText(span, `1–50 of ${many}`);
        },
      ],
      [
        'the column header sorts in both directions',
        async (user) => {
          await user.click(button('Travel', { within: travel }));
          await user.waitForAttribute(travel, 'aria-sort', /^ascending$/);
          await user.waitForText(link(0), /^Traveller 001\b/);
          await user.click(button('Travel', { within: travel }));
          await user.waitForAttribute(travel, 'aria-sort', /^descending$/);
          await user.waitForText(link(0), new RegExp(`^Traveller 0${many}\\b`));
        },
      ],
      [
        'a click on a row opens its drawer; the next row follows',
        async (user) => {
          const [second, third] = [await nameIn(user, 1), await nameIn(user, 2)];
          await user.click(css('td[data-column]', { within: row(1), nth: 1 }));
          await user.waitForText(drawerTitle, second);
          await user.click(button('Next row (J)', { within: drawer }));
          await user.waitForText(drawerTitle, third);
          await user.page.movePointer(1, 1); // a tooltip under the pointer would take the first Escape
          await user.press('Escape');
          await user.waitUntilGone(drawer);
          await user.waitForFocus(link(2));
        },
      ],
      [
        'the keyboard moves, selects, opens and closes',
        async (user) => {
          const [fifth, sixth] = [await nameIn(user, 4), await nameIn(user, 5)];
          await user.press('j', 'j');
          await user.waitForFocus(link(4));
          await user.press('x');
          await user.waitForText(bulk, /1 selected/);
          await user.press('Enter');
          await user.waitForText(drawerTitle, fifth);
          await user.press('j');
          await user.waitForText(drawerTitle, sixth);
          await user.press('Escape');
          await user.waitUntilGone(drawer);
          await user.waitForFocus(link(5));
          await user.press('Escape');
          await user.waitUntilGone(bulk);
        },
      ],
      [
        'the search takes letters that are shortcuts elsewhere',
        async (user) => {
          const search = byRole('searchbox', 'Search Applications');
          await user.press('/');
          await user.waitForFocus(search);
          await user.page.type('jx');
          await user.waitForValue(search, 'jx');
          await user.press('Escape');
          await user.waitForValue(search, '');
          await user.page.type('traveller 00');
          await user.waitForText(span, '1–9 of 9');
        },
      ],
      [
        'the next page follows; a reload keeps the size of pages and starts with the first one',
        async (user) => {
          await user.openRoute('/applications?size=25');
          await user.waitForText(span, `1–25 of ${many}`);
          await user.click(button('Next page'));
          await user.waitForText(span, `26–50 of ${many}`);
          await user.page.reload();
          await user.waitForText(span, `1–25 of ${many}`);
        },
      ],
    ];
  },
};
