import type { Handlers } from '../../platform/http/call.ts';
import { createCalendarFeed, endCalendarFeed, getCalendarFeed } from './calendar/calendar-feed.ts';
import { listKeys } from './keys/api-keys.queries.ts';
import { endApiKey, renewApiKey } from './keys/change-api-key.ts';
import { createApiKey } from './keys/create-api-key.ts';
import { changeWebhook, createWebhook, pauseWebhook, removeWebhook } from './webhooks/change-webhooks.ts';
import { getDelivery, listDeliveries, replayDeliveries, replayDelivery } from './webhooks/deliveries.ts';
import { listWebhooks } from './webhooks/webhooks.queries.ts';

export const integrationHandlers = {
  listApiKeys: ({ db, actor }) => listKeys(db, actor),
  createApiKey,
  renewApiKey,
  endApiKey,
  listWebhooks: ({ db, actor }) => listWebhooks(db, actor),
  createWebhook,
  changeWebhook,
  pauseWebhook,
  removeWebhook,
  listDeliveries,
  getDelivery,
  replayDelivery,
  replayDeliveries,
  getCalendarFeed,
  createCalendarFeed,
  endCalendarFeed,
} satisfies Partial<Handlers>;
