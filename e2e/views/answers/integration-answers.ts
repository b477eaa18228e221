import type { Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { ApiKey } from '@visawright/contract/integrations/api-key.ts';
import type { Delivery, DeliveryDetail, Webhook } from '@visawright/contract/integrations/webhook.ts';

// Replies for the screen of API keys and webhooks: the demo data contain none.

const uid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const day = 86_400_000;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

const answer = (page: Page, name: keyof typeof addresses, json: object) =>
  page.route(new RegExp(`${addresses[name].path}(\\?|$)`), (route) =>
    route.request().method() === addresses[name].method ? route.fulfill({ json }) : route.fallback(),
  );

const key = (n: number, name: string, part: Partial<ApiKey>): ApiKey => ({
  keyUid: uid(n),
  name,
  agencyName: 'Meridian Travel',
  beginning: 'vw_live_w4f',
  ending: 'k2Qe',
  scopes: ['applications.read'],
  personName: 'Joseph Fernandes',
  createdAt: from(-200 * day),
  expiresAt: from(120 * day),
  usedAt: from(-600_000),
  isUnused: false,
  endsSoon: false,
  ...part,
});
const keys = [
  key(1, 'Wayfarer CRM', { scopes: ['applications.read', 'documents.add'] }),
  key(2, 'Coromandel intake', {
    beginning: 'vw_live_c1n',
    ending: '77Px',
    scopes: ['applications.read', 'applications.write'],
    personName: 'Leela Menon',
    expiresAt: from(14 * day),
    endsSoon: true,
  }),
  key(3, 'Old booking site', { beginning: 'vw_live_o8b', ending: '3Tzz', usedAt: from(-93 * day), isUnused: true }),
];

const ticks = (failed: readonly number[]): Webhook['latest'] =>
  Array.from({ length: 20 }, (_, n) => (failed.includes(n) ? 'parked' : 'delivered'));
const endpoint = (n: number, name: string, url: string, part: Partial<Webhook>): Webhook => ({
  endpointUid: uid(n),
  name,
  agencyName: null,
  url,
  events: ['application.returned', 'documents.read', 'package.ready', 'application.created'],
  isPaused: false,
  isPausedByUs: false,
  failingSince: null,
  latest: ticks([]),
  failed: 0,
  deliveredShare: 100,
  waiting: 0,
  parked: 0,
  isReplaying: false,
  ...part,
});
export const openEndpoint = uid(11);
const endpoints = [
  endpoint(11, 'Wayfarer CRM', 'https://crm.wayfarer.test/hooks/visa', {
    latest: ticks([14, 15, 17, 19]),
    failed: 4,
    parked: 1,
    waiting: 3,
    deliveredShare: 97.9,
    failingSince: from(-1_300_000),
  }),
  endpoint(12, 'Coromandel intake', 'https://api.coromandel.test/visa-events', { events: ['package.ready'] }),
  endpoint(13, 'Team chat', 'https://chat.sunrise.test/in/8f2', {
    events: ['application.returned'],
    latest: ticks([9]),
    deliveredShare: 99.8,
    isPaused: true,
  }),
];

const delivery = (n: number, event: Delivery['event'], reference: string, part: Partial<Delivery>): Delivery => ({
  deliveryUid: uid(20 + n),
  eventUid: uid(40 + n),
  event,
  reference,
  at: from(-n * 400_000),
  state: 'delivered',
  tries: 1,
  triedAt: from(-n * 400_000),
  nextAt: null,
  status: 200,
  cause: null,
  tookMs: 182,
  ...part,
});
const failing: Partial<Delivery> = {
  state: 'waiting',
  tries: 3,
  status: 503,
  cause: 'status',
  nextAt: from(500_000),
  tookMs: 5_012,
};
const deliveries = [
  delivery(1, 'application.returned', 'A-7K2M9Q', failing),
  delivery(2, 'application.returned', 'A-2C7V8P', { ...failing, tries: 8, state: 'parked', nextAt: null }),
  delivery(3, 'documents.read', 'A-3P7Y5B', {}),
  delivery(4, 'package.ready', 'A-4Q8L2D', { tookMs: 204 }),
  delivery(5, 'application.created', 'A-7F2Q4S', { tookMs: 176 }),
];
const detail: DeliveryDetail = {
  ...deliveries[0]!,
  headers: [
    { name: 'visa-id', value: uid(41) },
    { name: 'visa-try', value: '3' },
    { name: 'visa-signature', value: `t=1794806458,v1=${'6b1f'.repeat(16)}` },
  ],
  body: JSON.stringify({ id: uid(41), type: 'application.returned', application: 'A-7K2M9Q', at: from(-400_000) }),
};

export async function answerIntegrations(page: Page): Promise<void> {
  await answer(page, 'listApiKeys', { keys, most: 20 });
  await answer(page, 'listWebhooks', { endpoints, most: 10 });
  await answer(page, 'listDeliveries', { items: deliveries, nextCursor: null, total: null, more: false });
  await answer(page, 'getDelivery', detail);
  await page.route(new RegExp(`${addresses.createApiKey.path}$`), (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { key: keys[0], secret: `vw_live_w4f${'x7Q'.repeat(17)}k2Qe` } })
      : route.fallback(),
  );
}

export async function answerNoIntegrations(page: Page): Promise<void> {
  await answer(page, 'listApiKeys', { keys: [], most: 20 });
  await answer(page, 'listWebhooks', { endpoints: [], most: 10 });
}
