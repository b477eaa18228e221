import { Preferences } from '@visawright/contract/identity/preferences.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import type { CurrentUser } from '../lib/session/session.ts';
import { uid } from './uid.ts';

export const realm: RealmConfiguration = {
  realmAuthorizationUrl: 'https://id.example.test/',
  realmId: 'harbour',
  realmClientId: 'harbour',
  realmDisplayName: 'Harbour Visas',
  brandAssets: { brandFavicon: null, brandLogoImage: null, brandColor: '#5b4bd6' },
  support: { phone: '+91 11 4000 1000', email: 'help@harbour.example', hours: '9–18', footer: '' },
  rules: { urgentDays: 7, soonDays: 21, selfSignUp: false, phoneForAgencyTravellers: false },
  signIn: 'form',
  agencySignIn: false,
  environment: 'alpha',
};

export const applicantUid = uid(900);
export const traveller: CurrentUser = {
  id: uid(901),
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.test',
  role: ['applicant'],
  companyName: null,
  address: { country: 'India' },
  applicantType: 'D2C',
  personUid: uid(902),
  agencyUid: null,
  applicantUid,
};

export const agencyUid = uid(910);
export const agent: CurrentUser = {
  ...traveller,
  id: uid(911),
  firstName: 'Meera',
  lastName: 'Nair',
  email: 'meera@example.test',
  role: ['agent'],
  applicantType: null,
  personUid: uid(912),
  agencyUid,
  applicantUid: null,
};
export const reviewer: CurrentUser = {
  ...agent,
  id: uid(921),
  firstName: 'Thomas',
  lastName: 'Kurian',
  email: 'thomas@example.test',
  role: ['reviewer'],
  personUid: uid(922),
};
export const agency: CurrentUser = {
  ...agent,
  id: uid(931),
  firstName: 'Farida',
  lastName: 'Shaikh',
  email: 'farida@example.test',
  role: ['agency'],
  personUid: uid(932),
};
export const agencyTraveller: CurrentUser = { ...traveller, applicantType: 'B2B', agencyUid };

// Of a person who has chosen nothing yet, and has no notifications.
export const preferences: Preferences = Preferences.parse({});
export const emptyInbox = {
  items: [],
  nextCursor: null,
  total: 0,
  more: false,
  counts: { inbox: 0, unread: 0, mentions: 0, snoozed: 0 },
};
