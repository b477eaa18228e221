import type { integrationOperations } from '@visawright/contract/operations/integrations.ts';
import type { partnerLinkOperations } from '@visawright/contract/operations/partner-links.ts';
import type { Row } from './row.types.ts';

const webhook = { name: 'CRM', url: 'https://crm.example.org/hooks', events: ['package.ready'] };
// Deliveries name applications, which admins know by their references.
const deliveries: Pick<Row, 'showsReferences' | 'consequences'> = {
  showsReferences: true,
  consequences: ['webhook_delivery'],
};

export const integrationRows: Record<keyof typeof integrationOperations, Row> = {
  listApiKeys: { about: 'nothing', send: () => ({}), narrows: true },
  createApiKey: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { name: `key ${n}`, scopes: ['applicants.read'], months: 1 } }),
    states: ['apiKey.scopeRefused'],
  },
  // Admins end the keys of agencies, but renew only those of the realm.
  renewApiKey: {
    about: 'apiKey',
    send: ({ apiKey }) => ({ body: { keyUid: apiKey, months: 1 } }),
    states: ['record.notFound'],
  },
  endApiKey: { about: 'apiKey', send: ({ apiKey }) => ({ body: { keyUid: apiKey } }) },
  listWebhooks: { about: 'nothing', send: () => ({}), narrows: true },
  createWebhook: { about: 'nothing', send: () => ({ body: webhook }) },
  changeWebhook: { about: 'endpoint', send: ({ endpoint }) => ({ body: { endpointUid: endpoint, ...webhook } }) },
  pauseWebhook: { about: 'endpoint', send: ({ endpoint }) => ({ body: { endpointUid: endpoint, isPaused: true } }) },
  removeWebhook: { about: 'endpoint', send: ({ endpoint }) => ({ body: { endpointUid: endpoint } }), ...deliveries },
  listDeliveries: { about: 'endpoint', send: ({ endpoint }) => ({ query: { endpointUid: endpoint } }), ...deliveries },
  getDelivery: { about: 'delivery', send: ({ delivery }) => ({ query: { deliveryUid: delivery } }), ...deliveries },
  replayDelivery: { about: 'delivery', send: ({ delivery }) => ({ body: { deliveryUid: delivery } }), ...deliveries },
  replayDeliveries: {
    about: 'endpoint',
    send: ({ endpoint }) => ({ body: { endpointUid: endpoint, isStopped: false } }),
    ...deliveries,
  },
  getCalendarFeed: { about: 'nothing', send: () => ({}) },
  createCalendarFeed: { about: 'nothing', send: () => ({ body: {} }) },
  endCalendarFeed: { about: 'nothing', send: () => ({ body: {} }) },
};

const trip = {
  visaTo: 'France',
  visaFrom: 'India',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
  fromDate: null,
  toDate: null,
  days: 10,
} as const;

export const partnerLinkRows: Record<keyof typeof partnerLinkOperations, Row> = {
  listPartnerLinks: { about: 'nothing', send: () => ({}), narrows: true },
  createPartnerLink: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { name: `link ${n}`, trip, expiresOn: null, mostUses: null } }),
    states: ['partnerLink.tooMany'],
  },
  pausePartnerLink: { about: 'partnerLink', send: (ids) => ({ body: { linkUid: ids.partnerLink, isPaused: true } }) },
  revokePartnerLink: { about: 'partnerLink', send: (ids) => ({ body: { linkUid: ids.partnerLink } }) },
  openPartnerLink: {
    about: 'nothing',
    send: () => ({ body: { key: 'A'.repeat(43) } }),
    states: ['partnerLink.ended'],
  },
  usePartnerLink: {
    about: 'nothing',
    send: () => ({ body: { key: 'A'.repeat(43) } }),
    states: ['partnerLink.ended'],
  },
};
