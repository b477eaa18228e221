// Socket hints carry ids only, never values; the client re-reads the state over HTTP.
export const socketEvents = [
  'document:progress',
  'document:done',
  'document:rejected',
  'document:failed',
  'arrangement:changed',
  'application:changed',
  'form:visitors',
  'package:progress',
  'notification:new',
  'handoff:changed',
] as const;
export type SocketEvent = (typeof socketEvents)[number];

export interface SocketPayloads {
  'document:progress': { docId: string; stage: string; page: number; pages: number };
  'document:done': { docId: string };
  'document:rejected': { docId: string };
  'document:failed': { docId: string };
  'arrangement:changed': { applicantUid: string; version: number };
  'application:changed': { applicationUid: string; version: number };
  'form:visitors': { applicationUid: string };
  'package:progress': { applicationUid: string; packageUid: string };
  'notification:new': { notificationUid: string };
  'handoff:changed': { handoffUid: string };
}

// The client sends renewSession with a newer token (answered with {ok}) and receives missedHints if hints may have been lost.
export const renewSession = 'session:renew';
export const missedHints = 'hints:missed';
