import type { Page } from '@playwright/test';
import type { OwnChannels, RealmChannels } from '@visawright/contract/identity/channels.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { refuse } from './answers/answers.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

// Channels of notifications: the demo data contain none.

const from = (ms: number) => new Date(Date.now() + ms).toISOString();
const day = 86_400_000;

const answer = (page: Page, name: 'getChannels' | 'getRealmChannels', json: object) =>
  page.route(new RegExp(`${addresses[name].path}(\\?|$)`), (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
  );

const own: OwnChannels = {
  push: {
    isOffered: true,
    publicKey: 'B'.repeat(87),
    devices: [
      {
        deviceUid: '00000000-0000-4000-8000-000000000001',
        name: 'Chrome on Windows',
        addedAt: from(-20 * day),
        usedAt: from(-3_600_000),
      },
      {
        deviceUid: '00000000-0000-4000-8000-000000000002',
        name: 'Firefox on Linux',
        addedAt: from(-day),
        usedAt: null,
      },
    ],
  },
  offered: ['sms', 'whatsapp'],
  phone: { ending: '3210', confirmedAt: from(-9 * day), stopped: ['sms'] },
};

const callback = (channel: string) =>
  `https://visas.example.org/callbacks/${channel}/5b0e2f6c-7d59-4e0a-9a2a-6f3f9b1d2c44`;
const realm: RealmChannels = {
  push: { isOn: true, devices: 41, sent: 312, failed: 0, lastCause: null },
  sms: {
    isOn: true,
    url: 'https://api.twilio.com',
    account: 'AC5ef8732a3c49700934481addd5ce1659',
    from: '+15005550006',
    hasToken: true,
    callbackUrl: callback('sms'),
    sent: 87,
    failed: 2,
    lastCause: '30003',
  },
  whatsapp: {
    isOn: false,
    url: 'https://graph.facebook.com/v23.0',
    phone: '',
    template: '',
    codeTemplate: '',
    hasToken: false,
    hasAppSecret: false,
    hasVerifyToken: false,
    callbackUrl: callback('whatsapp'),
    sent: 0,
    failed: 0,
    lastCause: null,
  },
};

const mine = (name: string, more: Partial<View>) =>
  staffView('agency', '/settings?tab=notifications', 'settings', name, { settled: '#set-phone', ...more });
const ofRealm = (name: string, more: Partial<View>) =>
  staffView('admin', '/settings?tab=channels', 'settings', name, { settled: '#set-sms', ...more });

export const channelViews: readonly View[] = [
  mine('own channels', { before: (page) => answer(page, 'getChannels', own) }),
  mine('no channels', {
    before: (page) =>
      answer(page, 'getChannels', { ...own, push: { ...own.push, devices: [] }, offered: [], phone: null }),
  }),
  mine('own channels failing', { before: refuse, settled: '[data-state="failing"]' }),
  ofRealm('channels of the realm', { before: (page) => answer(page, 'getRealmChannels', realm) }),
  ofRealm('missing answers of a provider', {
    before: (page) => answer(page, 'getRealmChannels', realm),
    prepare: async (page) => {
      await page.locator('#set-whatsapp-phone').fill('number');
      await page.locator('form').last().locator('[type="submit"]').click();
    },
  }),
  ofRealm('channels failing', { before: refuse, settled: '[data-state="failing"]' }),
];
