import { screenFor, screens } from '@visawright/contract/screens.ts';
import type { Page } from '@playwright/test';
import { principals, type Principal } from '../kit/people.ts';
import { places, type Place } from '../kit/places.ts';
import { trip, uid } from '../kit/trip.ts';

// One thing a person can look at, and how to get there. Pictures and accessibility checks walk the same list.
export interface View {
  readonly name: string;
  readonly place: Place;
  readonly person?: string; // absent: nobody is signed in
  readonly hash?: string;
  readonly serverPage?: string; // a page of the server beside the app, in the realm's brand and a language of its own
  readonly screen: string; // its data-screen; '' where it has none
  readonly side: 'sign-in' | 'applicant' | 'staff';
  readonly isWide?: boolean; // nothing to see below 960 px but the request for a larger window
  readonly before?: (page: Page) => Promise<unknown>; // before the page is opened: how calls are answered
  readonly prepare?: (page: Page) => Promise<void>;
  readonly isRepeat?: boolean; // another view shows the same parts in the same state
  readonly part?: string; // what lies over a screen that another view shows whole
  readonly settled?: string; // what must stand on the page before it is looked at
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
        place: places.sunrise,
        person: name,
        hash: path + flow,
        screen: row.id,
        side: applicantType === 'D2C' ? 'applicant' : 'staff',
      },
    ];
  });

const signIn = (name: string, more: Partial<View> = {}): View => ({
  name,
  place: places.sunrise,
  screen: 'signIn',
  side: 'sign-in',
  ...more,
});

const under = (address: string): Place => ({ ...places.sunrise, address });

export const signInViews: View[] = [
  signIn('sign-in'),
  signIn('forgotten password', {
    prepare: async (page) => {
      await page.getByRole('button', { name: /Forgot password|पासवर्ड भूल/ }).click();
    },
  }),
  signIn('new password', {
    place: under(`${places.sunrise.address}?resetCode=${'x'.repeat(40)}`),
    screen: 'resetPassword',
    prepare: async (page) => {
      await page.locator('input[autocomplete="new-password"]').first().fill('Pune2027');
    },
  }),
  signIn('sign-in, own host', { place: places.bluegate }),
  signIn('address unknown', {
    place: under(new URL('/nowhere', places.sunrise.address).href),
    screen: 'addressUnknown',
  }),
];

const deadEnd = (person: string, hash: string, screen: string): View => ({
  name: `${person} ${screen}`,
  place: places.sunrise,
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

// Each screen once a side, whoever may open it.
export const eachScreen: View[] = [...signInViews, ...screenViews, ...deadEnds].filter(
  (view, i, all) =>
    view.side === 'sign-in' || all.findIndex(({ screen, side }) => screen === view.screen && side === view.side) === i,
);
