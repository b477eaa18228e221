import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../../lib/translation/language.ts';
import { startServer } from '../../../../testing/fake-server.ts';
import { testFee, testForm, testProvenance } from '../../../../testing/forms.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import type { Traveller } from '../../family/use-travellers.ts';
import { FeeTable } from './FeeTable.tsx';
import '../details.css';

afterEach(async () => {
  setLanguage('en');
  await page.viewport(1280, 900);
});

const centre = { name: 'A visa centre', url: 'https://centre.example.org' };
const fees = [
  testFee(90, 'Adult', { ages: { from: 12 } }),
  testFee(45, 'Child', { ages: { from: 6, under: 12 } }),
  testFee(0, 'Small child', { ages: { under: 6 } }),
  testFee(0, 'Researcher', { conditions: 'Researchers who travel for a project' }),
  testFee(30, 'Decision within two days', { kind: 'option' }),
];
const provenance = Object.fromEntries(fees.map(({ basis }) => [`fee:${basis}`, testProvenance('Ministry: visa fees')]));
const form = testForm({ fees, provenance, applicationCentre: centre });
const traveller = (name: string, age: number | null): Traveller => ({ id: name, name, age });
const rows = () =>
  [...document.querySelectorAll('.fees tr')].map((row) => (row as HTMLElement).innerText.split(/\s*\n\s*|\t/));

async function open(travellers: readonly Traveller[], shown = form) {
  startServer({});
  return renderScreen(<FeeTable form={shown} group="Tourism" travellers={travellers} />);
}

test('one traveller sees each fee, what is not known, and the source', async () => {
  const screen = await open([traveller('Asha Verma', 34)]);
  expect(rows()).toEqual([['Visa fee', 'Adult', '€90']]);
  await expect
    .element(screen.getByText('service charge is not known to us: ask the centre', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('No fee: Researchers who travel for a project')).toBeVisible();
  await expect.element(screen.getByText('€30: Decision within two days')).toBeVisible();
  await expect.element(screen.getByText('Ministry: visa fees', { exact: false }).first()).toBeVisible();
  expect(document.querySelector('.fees .origin')!.textContent).toBe(
    'Ministry: visa fees (opens in a new tab), 8 April 2026 · We last checked this on 16 November 2026',
  );
});

test('a family has one row per person and one sum', async () => {
  await open([
    traveller('Asha Verma', 34),
    traveller('Dev Verma', 11),
    traveller('Venkatanarasimharajuvaripeta Subrahmanyam Verma', 5),
  ]);
  expect(rows()).toEqual([
    ['Asha Verma', 'Adult', '€90'],
    ['Dev Verma', 'Child', '€45'],
    ['Venkatanarasimharajuvaripeta Subrahmanyam Verma', 'Small child', 'No fee'],
    ['Total of the fees we know', '€135'],
  ]);
});

test('an unknown age is shown the fee of an adult and what children pay', async () => {
  const screen = await open([traveller('', null)], { ...form, applicationCentre: null });
  expect(rows()).toEqual([['Visa fee', 'Adult', '€90']]);
  await expect
    .element(screen.getByText('By age on the day you apply: 6 to 11 years: €45 · under 6: No fee', { exact: false }))
    .toBeVisible();
  expect(document.querySelector('.fees')!.textContent).not.toContain('service charge');
});

test('people who apply together pay at most the maximum of a family', async () => {
  const biometrics = testFee(85, 'Biometrics, per person', {
    kind: 'biometrics',
    currency: 'CAD',
    familyMax: { amount: 170, people: 2 },
  });
  const visa = testFee(100, 'Visitor visa', { currency: 'CAD' });
  const people = ['Asha', 'Bilal', 'Chitra'].map((name) => traveller(name, 30));
  await open(people, testForm({ fees: [visa, biometrics] }));
  expect(rows().slice(2)).toEqual([
    ['Chitra', 'Visitor visa CA$100 · Biometrics, per person CA$85', 'CA$185'],
    ['Less, because you apply together', 'Biometrics, per person', '-CA$85'],
    ['Total', 'CA$470'],
  ]);
});

test('an unknown visa fee is said once, with whom to ask', async () => {
  const screen = await open([traveller('Asha', 30)], testForm({ fees: [], applicationCentre: null }));
  await expect
    .element(screen.getByText('The visa fee is not known to us: ask the embassy or consulate.'))
    .toBeVisible();
  expect(rows()).toEqual([]);
  expect(document.querySelector('.origin')).toBeNull();
});

test('in Hindi', async () => {
  setLanguage('hi');
  const screen = await open([traveller('Asha', 30), traveller('Dev', null)]);
  await expect.element(screen.getByText('जो शुल्क हमें ज्ञात हैं, उनका कुल')).toBeVisible();
  await expect.element(screen.getByText('6 से 11 वर्ष: €45', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('हमने इसे पिछली बार 16 नवंबर 2026 को जाँचा', { exact: false })).toBeVisible();
});

test.each([390, 320])('fits a window of %i px', async (width) => {
  await page.viewport(width, 800);
  await open([traveller('Venkatanarasimharajuvaripeta Subrahmanyam', 34), traveller('Dev Verma', 8)]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const cell of document.querySelectorAll('.fees td'))
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(width);
});
