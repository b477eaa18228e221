import type { Page } from '@playwright/test';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { answerNothing, refuse } from './answers/answers.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

// Every list in its states. No element is found by its text, so that the same steps work in Hindi.
const lists: readonly (readonly [person: string, path: string, screen: ScreenId])[] = [
  ['agency', '/applications', 'applications'],
  ['agent', '/applications', 'applications'],
  ['reviewer', '/applications', 'applications'],
  ['agency', '/applicants', 'applicants'],
  ['agency', '/agents', 'agents'],
  ['admin', '/reviewers', 'reviewers'],
  ['admin', '/agency', 'agencies'],
  ['admin', '/distributor', 'distributors'],
];

const row = (page: Page) => page.locator('tbody tr[data-row]').first();

export const drawer = ':is(.list-drawer, .list-drawer-over):has(h2)';
export const openDrawer = async (page: Page) => {
  await row(page).locator('.list-link').click();
  await page.locator(drawer).first().waitFor();
};
const select = async (page: Page) => {
  await row(page).waitFor();
  for (const n of [0, 1]) await page.locator('tbody .list-tick input').nth(n).check();
  await page.locator('.list-bulk').waitFor();
};
const openMenu = async (page: Page) => {
  await row(page).locator('.list-more button').click();
  await page.getByRole('menu').waitFor();
};

export type State = 'data' | 'drawer' | 'selected' | 'menu' | 'empty' | 'failing';
const states: Record<State, Pick<View, 'before' | 'prepare' | 'settled' | 'part'>> = {
  data: { settled: 'tbody tr[data-row]' },
  drawer: { prepare: openDrawer, part: drawer },
  selected: { prepare: select, part: '.list-bulk' },
  menu: { prepare: openMenu, part: '[role="menu"]' },
  empty: { before: answerNothing, settled: '.list-state[data-state="empty"]' },
  failing: { before: refuse, settled: '.list-state[data-state="failing"]' },
};

// All lists share one template, so each of these states is shown by one list only, in rotation.
const ofTemplate: readonly State[] = ['selected', 'menu', 'empty', 'failing'];

export const listViews = (state: State): View[] =>
  lists
    .filter(([person]) => person !== 'reviewer' || state !== 'menu') // rows of a reviewer have no menu
    .map(([person, hash, screen], i) =>
      staffView(person, hash, screen, state, {
        ...states[state],
        isRepeat: ofTemplate.includes(state) && i !== ofTemplate.indexOf(state),
      }),
    );
