import { expect, test } from 'vitest';
import { analytics } from './testing/analytics.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Preferences } from '@visawright/contract/identity/preferences.ts';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';
import { AnalyticsTab } from './AnalyticsTab.tsx';

const nobody = { items: [], nextCursor: null, total: 0, more: false };
const chosen = Preferences.parse({});
const admin = { ...agent, role: ['admin'], agencyUid: null } as typeof agent;
const agency = { ...agent, role: ['agency'] } as typeof agent;

async function open(numbers: Partial<Analytics> = {}, at = '/analytics?day=2026-10-05', user = admin) {
  const server = startServer({
    getAnalytics: () => analytics(numbers),
    listAgencies: () => nobody,
    getPreferences: () => chosen,
    savePreferences: ({ body }) => ({ ...chosen, ...body }),
  });
  const screen = await renderScreen(user === agency ? <AnalyticsTab /> : <AnalyticsScreen />, { user, at });
  await expect.element(screen.getByRole('heading', { name: 'Applications started' })).toBeVisible();
  return { ...screen, server };
}

test('shows the key figures with their change and whether that is better', async () => {
  await open();
  const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`)!.textContent;
  expect(figure('started')).toBe('Applications started4,218+12.4%better, was 3,752');
  expect(figure('lead')).toBe('Details to submitted, median6 d 4 h−19 hbetter, was 6 d 23 h');
  expect(figure('corrected')).toBe('Values corrected4.7%+0.3 ptworse, was 4.4%');
});

test('every card has a table with the numbers of its chart', async () => {
  const { getByRole } = await open();
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  expect(cards).toHaveLength(11);
  for (const card of cards) {
    const name = card.querySelector('h2')!.firstChild!.textContent!.trim().toLowerCase();
    await expect.element(getByRole('button', { name: `Download ${name} as CSV` }).first()).toBeVisible();
    if (card.dataset['card'] === 'companies') continue;
    card.querySelector<HTMLButtonElement>(`button[aria-label="Show ${name} as a table"]`)!.click();
  }
  await expect.element(getByRole('row', { name: /^Upload 3,641 86% 3,200$/ })).toBeVisible();
  await expect.element(getByRole('row', { name: /^Approved 1,912 65% 1,700$/ })).toBeVisible();
  await expect.element(getByRole('row', { name: /^Statement older than allowed 618 41%$/ })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Show five steps as a chart' })).toBeVisible();
});

test('the filters are in the address and asked from the server', async () => {
  const { getByRole, getByText, address, server } = await open();
  await getByText('Week', { exact: true }).click();
  await expect.poll(address).toContain('period=week');
  await expect
    .poll(() => server.calls('getAnalytics').at(-1)!.query)
    .toMatchObject({ from: '2026-10-05', to: '2026-10-11' });
  await getByRole('button', { name: 'Earlier period' }).click();
  await expect
    .poll(() => server.calls('getAnalytics').at(-1)!.query)
    .toMatchObject({ from: '2026-09-28', to: '2026-10-04' });
});

test('with few cases it says so, and a hidden group is a word', async () => {
  const few = { share: 0.5, cases: 4, was: null, casesBefore: 0 };
  const { getByText } = await open({
    hidesSmallGroups: true,
    firstPass: few,
    weeks: analytics().weeks.map((week) => ({ ...week, cases: 1 })),
    outcomes: analytics().outcomes.map((row) => (row.outcome === 'REJECTED' ? { ...row, now: null } : row)),
  });
  await expect.element(getByText('Too few to judge: 12 of the 30 cases it needs.')).toBeVisible();
  await expect.element(getByText('Groups under five are hidden, and the next smallest with them.')).toBeVisible();
  await expect.element(getByText('under 5').first()).toBeVisible();
});

test('an agency opens its filtered applications, an admin the agencies', async () => {
  const own = await open({ companyKind: 'agent' }, '/settings?tab=analytics&day=2026-10-05', agency);
  await expect
    .element(own.getByRole('link', { name: 'Refused' }))
    .toHaveAttribute('href', '/applications?status=submitted&outcome=REJECTED');
  expect(own.getByRole('textbox', { name: 'Agency' }).elements()).toEqual([]);
  await own.unmount();
  const all = await open();
  await expect.element(all.getByRole('link', { name: 'Refused' })).toHaveAttribute('href', '/agency');
});

test('the weekly summary is switched on and off here', async () => {
  const { getByRole, server } = await open();
  await getByRole('switch', { name: 'Email me the key figures every Monday' }).click();
  await expect.poll(() => server.calls('savePreferences').at(-1)?.body).toMatchObject({ weeklyNumbers: true });
});
