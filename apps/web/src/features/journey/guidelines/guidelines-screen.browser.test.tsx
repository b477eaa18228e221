import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLanguage } from '../../../lib/translation/language.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { marksKey, writeMarks } from '../checklist/checklist-marks.ts';
import { emptyFlow, useFlow } from '../flow/state/flow-store.ts';
import { GuidelinesScreen } from './GuidelinesScreen.tsx';

beforeEach(() => {
  writeMarks(marksKey(null, ['italy', 'Tourism']), { have: [], situations: [] });
  useFlow.setState(
    {
      ...emptyFlow,
      fromCountry: { country: 'India', countryISO: 'IN' },
      toCountry: { country: 'Italy', countryISO: 'IT' },
      category: 'Tourism',
      fromDate: '09/03/2027',
      toDate: '20/03/2027',
    },
    true,
  );
});
afterEach(() => setLanguage('en'));

const emptyPage = { items: [], total: 0, nextCursor: null, more: false };

async function openGuidelines() {
  startServer({ listApplicants: () => emptyPage, documentsOfApplicant: () => ({ documents: [] }) });
  const screen = await renderScreen(<GuidelinesScreen />, { at: '/visa-requirements' });
  await expect.element(screen.getByRole('checkbox').first()).toBeVisible();
  return screen;
}
const shownText = () => document.querySelector('main')!.innerText;
const times = (text: RegExp) => shownText().match(text)?.length ?? 0;

test('asks for the situation in the words of the traveller', async () => {
  const screen = await openGuidelines();
  for (const name of ['I have a job', 'I am self-employed', 'I am married', 'The traveller is under 18'])
    await expect.element(screen.getByRole('checkbox', { name })).toBeVisible();
  expect(shownText()).not.toMatch(/applicants|minors|nationals/i);
});

test('a chosen situation adds its documents once and says why', async () => {
  const screen = await openGuidelines();
  expect(times(/Salary slips/g)).toBe(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have a job' }));
  await userEvent.click(screen.getByRole('button', { name: /Proof of Employment/ }));
  await expect.element(screen.getByText('Because you have a job').first()).toBeVisible();
  expect(times(/Salary slips/g)).toBe(1);
  expect(times(/Because you have a job/g)).toBe(2);
});

test('says the rules for passport and photo once', async () => {
  await openGuidelines();
  for (const rule of [/issued within/gi, /blank pages/gi, /3 months/gi, /35 [x×] 45 mm/gi, /70[–-]80%/g])
    expect([String(rule), times(rule)]).toEqual([String(rule), 1]);
  expect(shownText()).toContain('Copy the photo, address and visa pages.');
});

test('says where the list comes from, and nothing about who verified what', async () => {
  const screen = await openGuidelines();
  const sources = screen.getByRole('region', { name: 'Where these rules come from' });
  expect(sources.element().querySelector('.origin')?.textContent).toBeTruthy();
  expect(shownText()).not.toMatch(/as of|verified|not known/i);
});

test('tells the traveller where we are less sure', async () => {
  useFlow.setState({ toCountry: { country: 'Kenya', countryISO: 'KE' } });
  const screen = await openGuidelines();
  await expect.element(screen.getByText('We are less sure about this country', { exact: false })).toBeVisible();
});

test('asks in Hindi', async () => {
  setLanguage('hi');
  const screen = await openGuidelines();
  await userEvent.click(screen.getByRole('checkbox', { name: 'मेरी नौकरी है' }));
  await userEvent.click(screen.getByRole('button', { name: /रोज़गार का प्रमाण/ }));
  await expect.element(screen.getByText('क्योंकि आपकी नौकरी है').first()).toBeVisible();
});

test('on a phone every situation can be touched and nothing is wider than the window', async () => {
  await page.viewport(390, 844);
  const screen = await openGuidelines();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  for (const label of screen.getByRole('group', { name: 'What fits you?' }).element().querySelectorAll('label'))
    expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  const examples = document.querySelector('.examples')!;
  expect(widthOf(examples.lastElementChild!)).toBeCloseTo(widthOf(examples), 0); // the third is not alone in half a row
  await page.viewport(1280, 900);
});
