import { afterEach, beforeEach, expect, test } from 'vitest';
import { daysLater } from '@visawright/contract/dates/days.ts';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { today } from '../../../lib/dates/dates.ts';
import { setLanguage } from '../../../lib/translation/language.ts';
import { applicantRecord } from '../../../testing/applicants.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { testAdvice, testForm, testProvenance } from '../../../testing/forms.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { emptyFlow, useFlow } from '../flow/state/flow-store.ts';
import { BeforeBoarding } from './BeforeBoarding.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';

beforeEach(() => useFlow.setState({ ...emptyFlow, fromDate: '02/03/2027', toDate: '20/03/2027' }, true));
afterEach(() => setLanguage('en'));

const form = testForm({
  advice: [
    testAdvice('card', { topic: 'boarding', title: 'Arrival card', opensDaysBefore: 3 }),
    testAdvice('levy', { topic: 'boarding', title: 'Tourist levy', groups: ['Tourism'] }),
    testAdvice('fingers', { topic: 'biometrics', title: 'Fingerprints' }),
    testAdvice('school', { topic: 'other', title: 'Letter of the school', ages: { under: 18 } }),
    testAdvice('nobody', { topic: 'exempt', title: 'Who needs no visa' }),
  ],
  provenance: { 'advice:card': testProvenance('Border office: arrival card') },
});
const born = (yearsAgo: number) => daysLater(today(), -yearsAgo * 366);
const child: Applicant = applicantRecord({
  applicantUid: uid(77),
  firstName: 'Dev',
  birthDate: born(9),
  addedBy: uid(902),
});

async function open(
  group: 'Tourism' | 'Student' = 'Tourism',
  people: Applicant[] = [applicantRecord({ birthDate: born(34) })],
) {
  startServer({
    listApplicants: () => ({ items: people, total: people.length, nextCursor: null, more: false }),
    documentsOfApplicant: () => ({ documents: [] }),
  });
  const screen = await renderScreen(
    <>
      <BeforeBoarding form={form} group={group} />
      <GoodToKnow form={form} group={group} />
    </>,
  );
  await expect.element(screen.getByText('Fingerprints')).toBeVisible();
  return screen;
}

test('what to do before boarding comes with its first day and its source', async () => {
  const screen = await open();
  const boarding = screen.getByRole('region', { name: 'Before you board' });
  await expect.element(boarding.getByRole('heading', { name: 'Arrival card' })).toBeVisible();
  await expect.element(boarding.getByText('You can do this from 27 February 2027.')).toBeVisible();
  await expect.element(boarding.getByText('Border office: arrival card', { exact: false }).first()).toBeVisible();
  await expect.element(boarding.getByRole('heading', { name: 'Tourist levy' })).toBeVisible();
});

test('advice is for the purpose and the ages of those who travel', async () => {
  const alone = await open('Student');
  expect(alone.getByText('Tourist levy').query()).toBeNull();
  await expect.poll(() => alone.getByText('Letter of the school').query()).toBeNull();
  expect(alone.getByText('Who needs no visa').query()).toBeNull(); // a warning of Details
  await alone.unmount();
  useFlow.setState({ companions: [{ applicantUid: child.applicantUid, name: 'Dev Verma' }] });
  const together = await open('Student', [applicantRecord({ birthDate: born(34) }), child]);
  await expect.element(together.getByText('Letter of the school')).toBeVisible();
});

test('without dates the first day is counted in days', async () => {
  useFlow.setState({ fromDate: null, toDate: null });
  const screen = await open();
  await expect.element(screen.getByText('You can do this from 3 days before you arrive.')).toBeVisible();
});

test('a destination without advice shows nothing and loads nothing', async () => {
  const server = startServer({});
  await renderScreen(
    <>
      <BeforeBoarding form={testForm()} group="Tourism" />
      <GoodToKnow form={testForm()} group="Tourism" />
      <BeforeBoarding form={null} group={null} />
    </>,
  );
  expect(document.querySelector('.advice')).toBeNull();
  expect(server.calls('listApplicants')).toEqual([]);
});

test('in Hindi', async () => {
  setLanguage('hi');
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'उड़ान से पहले' })).toBeVisible();
  await expect.element(screen.getByText('यह 27 फ़रवरी 2027 से कर सकते हैं।')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'जानने लायक़' })).toBeVisible();
});
