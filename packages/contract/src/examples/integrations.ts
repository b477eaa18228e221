import type { integrationOperations } from '../operations/integrations.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const endpoint = { endpointUid: samples.endpoint };

export const integrationExamples: ExamplesOf<typeof integrationOperations> = {
  listApiKeys: { as: 'agency' },
  createApiKey: {
    as: 'agency',
    body: { name: 'Customer database', scopes: ['applications.read', 'applicants.write'], months: 6 },
  },
  renewApiKey: { as: 'agency', body: { keyUid: samples.apiKey, months: 6 } },
  endApiKey: { as: 'agency', body: { keyUid: samples.apiKey } },
  listWebhooks: { as: 'agency' },
  createWebhook: {
    as: 'agency',
    body: {
      name: 'Customer database',
      url: 'https://crm.example.org/visas',
      events: ['application.status', 'package.ready'],
    },
  },
  changeWebhook: {
    as: 'agency',
    body: { ...endpoint, name: 'Archive', url: 'https://archive.example.org/visas', events: ['package.ready'] },
  },
  pauseWebhook: { as: 'agency', body: { ...endpoint, isPaused: true } },
  removeWebhook: { as: 'agency', body: endpoint },
  listDeliveries: { as: 'agency', query: { ...endpoint, order: 'failed', limit: '10' } },
  getDelivery: { as: 'agency', query: { deliveryUid: samples.delivery } },
  replayDelivery: { as: 'agency', body: { deliveryUid: samples.delivery } },
  replayDeliveries: { as: 'agency', body: { ...endpoint, isStopped: false } },
  getCalendarFeed: { as: 'agent' },
  createCalendarFeed: { as: 'agent', body: {} },
  endCalendarFeed: { as: 'agent', body: {} },
};
