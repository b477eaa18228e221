import { PartUnavailable } from '../errors/part-unavailable.ts';

// The server ended the connection (it stops, or an operator did), or the network did. Nothing is known about a statement in flight.
export function isLostConnection(error: Error): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  return (
    (typeof code === 'string' && /^E[A-Z]{3,}/.test(code)) || /^Connection terminated|not queryable/.test(error.message)
  );
}

export function lostConnection(error: unknown): PartUnavailable {
  const { code } = error as { code?: unknown };
  return new PartUnavailable('postgresql', typeof code === 'string' ? code : 'connection lost');
}
