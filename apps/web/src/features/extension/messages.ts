import { extension } from '@visawright/contract/constants.ts';

export const [connect, disconnect] = extension.posts;
const [upAndRunning] = extension.listens;

export interface PageMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

// Anything on the page can post a message: only one from this very window and origin counts, and only with a version
// and nothing else, so that no token can ride along.
export function versionFrom(message: PageMessage, page: unknown, origin: string): string | null {
  if (message.source !== page || message.origin !== origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || Object.keys(data).toSorted().join() !== 'type,version') return null;
  const { type, version } = data as { type: unknown; version: unknown };
  return type === upAndRunning && typeof version === 'string' && extension.versionShape.test(version) ? version : null;
}
