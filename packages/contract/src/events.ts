// Hints between processes: ids only, never values; the state is always re-read over HTTP.
export const socketEvents = [
  'document:progress',
  'document:done',
  'document:rejected',
  'document:failed',
  'application:changed',
  'notification:new',
] as const;
export type SocketEvent = (typeof socketEvents)[number];
