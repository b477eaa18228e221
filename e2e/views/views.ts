import { screenFor, screens } from '@visawright/contract/platform/screens.ts';
import type { Page } from '@playwright/test';
import { principals, type Principal } from '../kit/accounts/demo-people.ts';
import { realmAddresses, type RealmAddress } from '../kit/server/addresses.ts';
import { trip, uid } from '../kit/applications/trip.ts';

// One state of a screen and how to open it, used by pictures and accessibility checks.
export interface View {
  readonly name: string;
  readonly place: RealmAddress;
  readonly person?: string; // absent: not signed in
  readonly hash?: string;
  readonly serverPage?: string; // a page rendered by the server, with the realm's brand and its own language
  readonly screen: string; // its data-screen; '' if it has none
  readonly side: 'sign-in' | 'applicant' | 'staff';
  readonly isWide?: boolean; // below 960 px only the request for a larger window is shown
  readonly before?: (page: Page) => Promise<unknown>; // runs before the page is opened, to mock calls
  readonly prepare?: (page: Page) => Promise<void>;
  readonly isFixed?: boolean; // fills the window, which keeps its height in pictures
  readonly isRepeat?: boolean; // another view shows the same parts in the same state
  readonly part?: string; // an overlay on a screen that another view shows completely
  readonly settled?: string; // a selector that must be visible before the view is checked
}

const inFlow: Record<string, string> = {
  '/get-visa': `?${trip}`,
  '/visa-requirements': `?${trip}`,
  '/document-playground': `?${trip}&applicationUid=${uid}`,
  '/form': `?${trip}&applicationUid=${uid}`,
  '/summary': `?${trip}&applicationUid=${uid}`,
};

const forPrincipal = ({ name, role, applicantType }: Principal): View[] =>
  screens.flatMap((row) => {
    const path = row.paths[0]!;
    const destination = screenFor(path, role);
    if (destination !== row) return [];
    const flow = row.table === 'applicant' ? (inFlow[path] ?? '') : '';
    return [
      {
        name: `${name} ${row.id}`,
        place: realmAddresses.sunrise,
        person: name,
        hash: path + flow,
        screen: row.id,
        side: applicantType === 'D2C' ? 'applicant' : 'staff',
      },
    ];
  });

const signIn = (name: string, more: Partial<View> = {}): View => ({
  name,
  place: realmAddresses.sunrise,
  screen: 'signIn',
  side: 'sign-in',
  ...more,
});

const under = (address: string): RealmAddress => ({ ...realmAddresses.sunrise, address });

const waitingSignUp = () => {
  const now = Date.now();
  const address = { signUpUid: '5b2f7c1e-0c4a-4a6e-9a55-3d1f0e8c7b21', email: 'rukmini.iyengar@mail.test' };
  return { ...address, expiresAt: now + 600_000, resendAt: now + 30_000 };
};

export const signInViews: View[] = [
  signIn('sign-in'),
  signIn('forgotten password', {
    prepare: async (page) => {
      await page.getByRole('button', { name: /Forgot password|पासवर्ड भूल/ }).click();
    },
  }),
  signIn('new password', {
    place: under(`${realmAddresses.sunrise.address}?resetCode=${'x'.repeat(40)}`),
    screen: 'resetPassword',
    prepare: async (page) => {
      await page.locator('input[autocomplete="new-password"]').first().fill('Pune2027');
    },
  }),
  signIn('create account', {
    screen: 'signUp',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Create account|खाता बनाएँ/ }).click();
    },
  }),
  signIn('create account, code', {
    screen: 'signUpCode',
    before: (page) =>
      page.addInitScript(
        ([name, value]) => sessionStorage.setItem(name!, value!),
        [`vw.${realmAddresses.sunrise.realm}.signUp`, JSON.stringify(waitingSignUp())],
      ),
  }),
  signIn('sign-in, own host', { place: realmAddresses.bluegate }),
  signIn('address unknown', {
    place: under(new URL('/nowhere', realmAddresses.sunrise.address).href),
    screen: 'addressUnknown',
  }),
];

const deadEnd = (person: string, hash: string, screen: string): View => ({
  name: `${person} ${screen}`,
  place: realmAddresses.sunrise,
  person,
  hash,
  screen,
  side: person === 'applicant' ? 'applicant' : 'staff',
});

export const deadEnds: View[] = [
  deadEnd('agent', '/no-such-route', 'notFound'),
  deadEnd('applicant', '/no-such-route', 'notFound'),
  deadEnd('reviewer', '/agents', 'unauthorised'),
  deadEnd('applicant', '/agents', 'unauthorised'),
];

export const screenViews: View[] = principals.flatMap(forPrincipal);

// Each screen once per side, for any role that may open it.
export const eachScreen: View[] = [...signInViews, ...screenViews, ...deadEnds].filter(
  (view, i, all) =>
    view.side === 'sign-in' || all.findIndex(({ screen, side }) => screen === view.screen && side === view.side) === i,
);
