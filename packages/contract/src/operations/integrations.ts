import { z } from 'zod';
import { apiKeyMonths, ApiKey, ApiKeys, NewApiKey } from '../integrations/api-key.ts';
import { CalendarFeed } from '../integrations/calendar-feed.ts';
import { Delivery, DeliveryDetail, NewWebhook, Webhook, Webhooks } from '../integrations/webhook.ts';
import { listQuery, pageOf } from '../platform/list.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const key = z.strictObject({ keyUid: z.uuid() });
const endpoint = z.strictObject({ endpointUid: z.uuid() });
const delivery = z.strictObject({ deliveryUid: z.uuid() });

export const integrationOperations = {
  listApiKeys: operation({
    ...addresses.listApiKeys,
    summary: 'API keys that have not been ended, newest first; never the keys themselves',
    access: 'integration.manage',
    reply: ApiKeys,
  }),
  createApiKey: operation({
    ...addresses.createApiKey,
    summary: 'Make an API key for programs of the own agency, or of the realm; it is in this reply and nowhere else',
    access: 'integration.manage',
    needsRecentSignIn: true,
    body: NewApiKey,
    reply: z.object({ key: ApiKey, secret: z.string() }),
    errors: ['apiKey.tooMany', 'apiKey.scopeRefused'],
  }),
  renewApiKey: operation({
    ...addresses.renewApiKey,
    summary:
      'Give a key of the own agency or realm more time; from then on it acts in the name of the person who renews it',
    access: 'integration.manage',
    needsRecentSignIn: true,
    body: key.extend({ months: apiKeyMonths }),
    reply: ApiKey,
  }),
  endApiKey: operation({
    ...addresses.endApiKey,
    summary: 'End a key at once',
    access: 'integration.manage',
    body: key,
    reply: ApiKeys,
  }),
  listWebhooks: operation({
    ...addresses.listWebhooks,
    summary: 'Endpoints that are sent events, with how their last deliveries went',
    access: 'integration.manage',
    reply: Webhooks,
  }),
  createWebhook: operation({
    ...addresses.createWebhook,
    summary: 'Send chosen events to an address; the secret that signs them is in this reply and nowhere else',
    access: 'integration.manage',
    needsRecentSignIn: true,
    body: NewWebhook,
    reply: z.object({ endpoint: Webhook, secret: z.string() }),
    errors: ['webhook.addressRefused', 'webhook.tooMany'],
  }),
  changeWebhook: operation({
    ...addresses.changeWebhook,
    summary: 'Change name, address and events of an endpoint; its secret stays',
    access: 'integration.manage',
    needsRecentSignIn: true,
    body: endpoint.extend(NewWebhook.shape),
    reply: Webhook,
    errors: ['webhook.addressRefused'],
  }),
  pauseWebhook: operation({
    ...addresses.pauseWebhook,
    summary: 'Pause an endpoint or let it go on; events of a pause are stored for 72 hours',
    access: 'integration.manage',
    body: endpoint.extend({ isPaused: z.boolean() }),
    reply: Webhook,
  }),
  removeWebhook: operation({
    ...addresses.removeWebhook,
    summary: 'Remove an endpoint with its secret and its deliveries',
    access: 'integration.manage',
    body: endpoint,
    reply: Webhooks,
  }),
  listDeliveries: operation({
    ...addresses.listDeliveries,
    summary: 'Deliveries of an endpoint, latest first, or the failed ones before the others',
    access: 'integration.manage',
    query: endpoint.extend({
      order: z.enum(['failed', 'latest']).optional(),
      limit: listQuery.limit,
      cursor: listQuery.cursor,
    }),
    reply: pageOf(Delivery),
  }),
  getDelivery: operation({
    ...addresses.getDelivery,
    summary: 'One delivery as the receiver gets it',
    access: 'integration.manage',
    query: delivery,
    reply: DeliveryDetail,
  }),
  replayDelivery: operation({
    ...addresses.replayDelivery,
    summary: 'Send one delivery again now, with the same event id',
    access: 'integration.manage',
    body: delivery,
    reply: Delivery,
    limit: { max: 60, seconds: 60 },
  }),
  replayDeliveries: operation({
    ...addresses.replayDeliveries,
    summary: 'Send all parked and failing deliveries of an endpoint again, oldest first, one a second; or stop that',
    access: 'integration.manage',
    body: endpoint.extend({ isStopped: z.boolean() }),
    reply: Webhook,
    limit: { max: 20, seconds: 60 },
  }),
  getCalendarFeed: operation({
    ...addresses.getCalendarFeed,
    summary: 'Whether deadlines of the own or the agency’s applications can be read by a calendar',
    access: 'calendar.feed',
    reply: CalendarFeed,
  }),
  createCalendarFeed: operation({
    ...addresses.createCalendarFeed,
    summary: 'Make a secret address for a calendar; an earlier one ends. The address is in this reply and nowhere else',
    access: 'calendar.feed',
    needsRecentSignIn: true,
    body: z.strictObject({}),
    reply: CalendarFeed,
  }),
  endCalendarFeed: operation({
    ...addresses.endCalendarFeed,
    summary: 'End the address for calendars',
    access: 'calendar.feed',
    body: z.strictObject({}),
    reply: CalendarFeed,
  }),
};
