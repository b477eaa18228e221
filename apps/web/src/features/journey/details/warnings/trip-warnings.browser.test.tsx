import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../../lib/translation/language.ts';
import { startServer } from '../../../../testing/fake-server.ts';
import { testAdvice, testForm, testProvenance } from '../../../../testing/forms.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { aFinding } from '../../findings-summary/testing/test-finding.ts';
import { emptyFlow, useFlow } from '../../flow/state/flow-store.ts';
import { TripWarnings } from './TripWarnings.tsx';
import type { TripWarning } from './trip-warnings.ts';
import '../details.css';

beforeEach(() => useFlow.setState(emptyFlow, true));
afterEach(async () => {
  setLanguage('en');
  await page.viewport(1280, 900);
});

const card = testAdvice('card', {
  topic: 'boarding',
  title: 'Arrival card',
  text: 'Fill in the arrival card online.',
  opensDaysBefore: 3,
  url: 'https://arrival.example.org',
});
const exempt = testAdvice('exempt', { topic: 'exempt', title: 'Some need no visa', text: 'Residents need none.' });
const form = testForm({
  provenance: {
    'time:lodgeBefore': testProvenance('Ministry: processing times'),
    'time:longestDays': testProvenance('Ministry: processing times'),
    'time:applyFrom': testProvenance('Ministry: when to apply', { confidence: 'medium' }),
    'advice:card': testProvenance('Border office: arrival card'),
    'advice:exempt': testProvenance('Immigration act'),
    'singleName:convention': testProvenance('Notice to airlines'),
  },
});

async function open(warnings: readonly TripWarning[], arrival: string | null = '2027-03-02') {
  startServer({});
  return renderScreen(
    <TripWarnings
      warnings={warnings}
      country="Malta"
      hasIndianPassport
      form={form}
      visaType="Visitor Visa (Tourism)"
      arrival={arrival}
    />,
  );
}
const cards = () => [...document.querySelectorAll('[data-warning] h3')].map((each) => each.textContent);

test('names the first day to apply, with its source', async () => {
  const screen = await open([{ kind: 'tooEarly', opens: '2026-12-09' }]);
  await expect.element(screen.getByRole('heading', { name: 'One thing to know before you start' })).toBeVisible();
  await expect
    .element(screen.getByText('Malta accepts applications from 9 December 2026', { exact: false }))
    .toBeVisible();
  expect(document.querySelector('.origin')!.textContent).toMatch(
    /^Ministry: when to apply .*, 8 April 2026 · We last checked this on 16 November 2026 · Please confirm with the embassy/,
  );
});

test('an arrival card has its first day, counted from the arrival, and its page', async () => {
  const screen = await open([{ kind: 'boarding', advice: card }]);
  await expect.element(screen.getByText('You can do this from 27 February 2027.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Open the official page/ })).toHaveAttribute('href', card.url);
});

test('without dates it says how many days before arrival', async () => {
  const screen = await open([{ kind: 'boarding', advice: card }], null);
  await expect.element(screen.getByText('You can do this from 3 days before you arrive.')).toBeVisible();
});

const many: TripWarning[] = [
  { kind: 'late', lastDay: '2026-11-01' },
  { kind: 'nameRefused' },
  { kind: 'tooLong', days: 40, allowed: 30 },
  { kind: 'exempt', advice: exempt },
  { kind: 'boarding', advice: card },
];

test('three are open and the others folded, each with its source', async () => {
  const screen = await open(many);
  expect(cards()).toHaveLength(5);
  await expect.element(screen.getByRole('heading', { name: 'Your passport is not accepted as it is' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Arrival card' }).query()).toBeNull();
  await screen.getByText('2 more things to know').click();
  await expect.element(screen.getByRole('heading', { name: 'Arrival card' })).toBeVisible();
  for (const each of document.querySelectorAll('[data-warning]'))
    expect(each.querySelectorAll('.origin'), each.textContent).toHaveLength(1);
});

test('another country is responsible: in the words of the finding', async () => {
  const finding = aFinding('nights', {
    rule: 'main-destination',
    words: {
      en: { title: 'More nights in France', text: 'Six nights are in France.', remedy: 'Apply there.' },
      hi: { title: 'फ़्रांस में अधिक रातें', text: 'छह रातें।', remedy: 'वहाँ आवेदन करें।' },
    },
    source: { name: 'Visa Code, Article 5', url: null, kind: 'law', date: '2020-02-02' },
    verifiedOn: '2026-11-16',
  });
  const screen = await open([{ kind: 'otherCountry', finding }]);
  await expect.element(screen.getByRole('heading', { name: 'More nights in France' })).toBeVisible();
  await expect.element(screen.getByText('Visa Code, Article 5', { exact: false })).toBeVisible();
});

test('nothing to know shows nothing', async () => {
  await open([]);
  expect(document.querySelector<HTMLElement>('.warnings')!.innerText).toBe('');
});

test('in Hindi', async () => {
  setLanguage('hi');
  const screen = await open(many);
  await expect.element(screen.getByRole('heading', { name: 'शुरू करने से पहले 5 बातें' })).toBeVisible();
  await expect.element(screen.getByText('2 बातें और')).toBeVisible();
});

test.each([390, 320])('fits a window of %i px with a long title', async (width) => {
  await page.viewport(width, 800);
  const long = { ...card, title: 'Electronic declaration of arrival, health and customs duties' };
  await open([...many.slice(0, 2), { kind: 'boarding', advice: long }]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
