import { expect, test } from 'vitest';
import {
  activeStep,
  headerMenu,
  mayOpenStep,
  mobileBack,
  outsideFlow,
  premiumServices,
  premiumState,
  steps,
  type StepState,
} from './steps.ts';

const fresh: StepState = {
  editable: true,
  applicationUid: null,
  docIds: [],
  category: null,
  fromCountry: null,
  toCountry: null,
};
const chosen = { ...fresh, category: 'Tourism', fromCountry: 'India', toCountry: 'Italy' };
const openable = (state: StepState) => [0, 1, 2, 3, 4].filter((step) => mayOpenStep(step, state));

test('the step follows the route, and Upload without an application is outside the flow', () => {
  expect(activeStep('/get-visa', null)).toBe(0);
  expect(activeStep('/document-playground', 'a')).toBe(2);
  expect(activeStep('/document-playground', null)).toBe(-1);
  expect(activeStep('/applications', 'a')).toBe(-1);
});

test.each([
  ['nothing chosen', fresh, []],
  ['countries and purpose chosen', chosen, [0, 1]],
  ['draft made', { ...chosen, applicationUid: 'a' }, [0, 1, 2]],
  ['one document added', { ...chosen, applicationUid: 'a', docIds: ['d'] }, [0, 1, 2, 3]],
  ['declaration accepted', { ...chosen, applicationUid: 'a', docIds: ['d'], editable: false }, [3, 4]],
] as const)('with %s', (_, state, open) => expect(openable(state)).toEqual(open));

test('every step has its route', () => {
  const routes = ['/get-visa', '/visa-requirements', '/document-playground', '/form', '/summary'];
  expect(routes.map((route) => activeStep(route, 'a'))).toEqual([0, 1, 2, 3, 4]);
  expect(routes.map((route) => activeStep(route, null))).toEqual([0, 1, outsideFlow, 3, 4]);
  expect(steps.map(({ label }) => label)).toEqual(['Details', 'Guidelines', 'Upload', 'Review', 'Submit']);
});

test.each([
  ['no purpose', { ...chosen, category: null }],
  ['no country of departure', { ...chosen, fromCountry: '' }],
  ['no destination', { ...chosen, toCountry: null }],
])('with %s no step can be opened', (_, state) => expect(openable(state)).toEqual([]));

test.each([
  ['Upload needs an application', { ...chosen, applicationUid: '' }, [0, 1]],
  ['Submit needs an application', { ...chosen, docIds: ['d'], editable: false }, [3]],
  [
    'a declared application without documents has only Submit',
    { ...chosen, applicationUid: 'a', editable: false },
    [4],
  ],
])('%s', (_, state, open) => expect(openable(state)).toEqual(open));

test('there are five steps', () => {
  const everything = { ...chosen, applicationUid: 'a', docIds: ['d'] };
  for (const editable of [true, false])
    for (const step of [-1, 5]) expect(mayOpenStep(step, { ...everything, editable })).toBe(false);
});

test('Back leads through the steps to the first one, which has none', () => {
  const back = (from: string): string[] => [from, ...(mobileBack[from] ? back(mobileBack[from]) : [])];
  expect(back('/summary')).toEqual(['/summary', '/form', '/document-playground', '/visa-requirements', '/get-visa']);
});

test('the header menu and the announced services have the specified words', () => {
  expect(headerMenu.join(', ')).toBe(
    'Apply now, My Applications, My Documents, Show Walkthrough, Premium Services, My Profile, Logout',
  );
  expect(premiumServices.map(({ title, badge }) => [title, badge])).toEqual([
    ['Assign to Visa Staff', 'MOST USED'],
    ['Get Insurance & Flight', null],
    ["We'll Write Your Cover Letter", 'RECOMMENDED'],
  ]);
  expect(premiumState).toBe('Coming Soon');
});
