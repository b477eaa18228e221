import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Walkthrough } from '../../shared/tours/Walkthrough.tsx';
import { emptyFlow, useFlow } from '../flow/state/flow-store.ts';
import { DetailsScreen } from './DetailsScreen.tsx';

beforeEach(() => {
  useFlow.setState(
    {
      ...emptyFlow,
      fromCountry: { country: 'India', countryISO: 'IN' },
      nationality: { country: 'India', countryISO: 'IN' },
      toCountry: { country: 'Italy', countryISO: 'IT' },
      category: 'Tourism',
      fromDate: '09/03/2027',
      toDate: '20/03/2027',
      cityOfResidence: 'Pune',
    },
    true,
  );
});

const emptyPage = { items: [], total: 0, nextCursor: null, more: false };

function DetailsWithTour() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DetailsScreen />
      <button type="button" onClick={() => setOpen(true)}>
        Start the tour
      </button>
      {isOpen && <Walkthrough tour="visa selection" onClose={() => setOpen(false)} />}
    </>
  );
}

async function openDetails() {
  startServer({ listApplicants: () => emptyPage, documentsOfApplicant: () => ({ documents: [] }) });
  const screen = await renderScreen(<DetailsWithTour />, { at: '/get-visa' });
  await expect.element(screen.getByText('9 documents to prepare')).toBeVisible();
  await expect.element(screen.getByText('Leaves time even for', { exact: false })).toBeVisible();
  return screen;
}
const openEverything = () => {
  for (const each of document.querySelectorAll('details')) each.open = true;
};

test('says where fees and times come from, and nothing about who verified what', async () => {
  await openDetails();
  await expect.poll(() => document.querySelector('.fees')).not.toBeNull();
  openEverything();
  for (const part of ['.safe', '.fees', '.facts', '.centre'])
    expect(document.querySelector(`${part} .origin`)?.textContent, part).toBeTruthy();
  expect(document.querySelector('main')!.innerText).not.toMatch(
    /as of|verified|own knowledge|date not known|certainty/i,
  );
});

test('names who needs a further document in plain words', async () => {
  const screen = await openDetails();
  openEverything();
  await expect.element(screen.getByText('only if you have a job').first()).toBeVisible();
  expect(document.querySelector('main')!.innerText).not.toMatch(/applicants|minors/i);
});

test('a destination that is not popular is found by search, with the condition of its visa', async () => {
  const screen = await openDetails();
  expect(document.querySelectorAll('.flag-card')).toHaveLength(18);
  await screen.getByRole('combobox', { name: 'Search another country' }).fill('turkey');
  await screen.getByRole('option', { name: 'Türkiye' }).click();
  await expect.element(screen.getByRole('heading', { name: 'e-Visa (Tourism)' })).toBeVisible();
  await expect.element(screen.getByText('Only with a valid visa or residence permit', { exact: false })).toBeVisible();
  expect(document.querySelector('.not-prepared')).toBeNull();
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const controls: Readonly<Record<string, string>> = {
  'Where to': '.flag-card',
  'When you travel': '[data-tour=dates] [data-day], [data-tour=dates] td',
};
const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

test.each([
  [1440, 900],
  [390, 844],
])('at %i × %i the tour lights flags and calendar, and no step hides what it explains', async (width, height) => {
  await page.viewport(width, height);
  const screen = await openDetails();
  await screen.getByRole('button', { name: 'Start the tour' }).click();
  const card = () => document.querySelector<HTMLElement>('.tour-card');
  const spot = (): Box => {
    const hole = document.querySelector('.mantine-Tour-spotlight');
    const [x = 0, y = 0, wide = 0, high = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(hole?.getAttribute(name)),
    );
    return { x, y, width: wide, height: high };
  };
  const isClear = (title: string) => {
    const [at, lit] = [card()!.getBoundingClientRect(), spot()];
    const asked = controls[title] && document.querySelector(controls[title])!.getBoundingClientRect();
    const isLit = !asked || (shared(asked, lit) > 0 && shared(asked, at) === 0);
    return isLit && lit.height > 16 && lit.y < height && lit.y + lit.height > 0 && shared(at, lit) === 0;
  };
  await expect.poll(card).not.toBeNull();
  const titles: string[] = [];
  for (;;) {
    const title = card()!.querySelector('.mantine-Tour-title')!.textContent;
    titles.push(title);
    await expect.poll(() => `${title}: ${isClear(title)}`).toBe(`${title}: true`);
    if (screen.getByRole('button', { name: 'Next', exact: true }).query() === null) break;
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => card()?.querySelector('.mantine-Tour-title')?.textContent).not.toBe(title);
  }
  expect(titles).toEqual(expect.arrayContaining(['Where to', 'When you travel']));
});
