import { extension } from '@visawright/contract/platform/constants.ts';

export const [connect, disconnect] = extension.posts;
const [upAndRunning] = extension.listens;

export interface PageMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

// Any script on the page can post messages: accept only those from this window and origin that contain a version
// and nothing else, so that no token is passed along.
export function versionFrom(message: PageMessage, page: unknown, origin: string): string | null {
  if (message.source !== page || message.origin !== origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || Object.keys(data).toSorted().join() !== 'type,version') return null;
  const { type, version } = data as { type: unknown; version: unknown };
  return type === upAndRunning && typeof version === 'string' && extension.versionShape.test(version) ? version : null;
}
