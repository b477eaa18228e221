export const webhookEvents = [
  'application.created',
  'application.status',
  'application.returned',
  'application.approved',
  'application.outcome',
  'application.transferred',
  'application.deleted',
  'application.restored',
  'documents.read',
  'package.ready',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

// delivered: answered with a status from 200 to 299. parked: tried as often as we try, or stopped; it can be sent again for 30 days.
export const deliveryStates = ['waiting', 'delivered', 'parked'] as const;

// Why a try failed. address: the name leads to an address that is not public. reply: broken off or too long.
export const deliveryCauses = ['status', 'redirect', 'timeout', 'connection', 'address', 'reply'] as const;
export type DeliveryCause = (typeof deliveryCauses)[number];

const minute = 60;
const hour = 60 * minute;

export const webhookLimits = {
  mostEndpoints: 10, // of an agency or of the realm
  timeoutMs: 10_000, // for the whole reply
  mostReplyBytes: 65_536,
  // Seconds between one try and the next: eight tries within 24 hours.
  delays: [minute, 5 * minute, 15 * minute, hour, 3 * hour, 7 * hour, 12 * hour + 39 * minute],
  pauseAfterHours: 24, // an endpoint that answered nothing well for so long is paused
  pausedHours: 72, // what waits longer for a paused endpoint is parked
  storedDays: 30, // deliveries, sent or parked
  replaySeconds: 1, // between two deliveries that are sent again together
} as const;

export const mostTries = webhookLimits.delays.length + 1;

export const signatureHeader = 'visa-signature';
