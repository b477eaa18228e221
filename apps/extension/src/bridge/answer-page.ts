import { extension } from '@visawright/contract/platform/constants.ts';
import { isAppOrigin } from './is-app-origin.ts';

const [connect, disconnect] = extension.posts;
const [upAndRunning] = extension.listens;

interface BridgeMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

export interface BridgePage {
  readonly location: { readonly origin: string };
  postMessage(message: unknown, targetOrigin: string): void;
  addEventListener(type: 'message', listener: (message: BridgeMessage) => void): void;
  removeEventListener(type: 'message', listener: (message: BridgeMessage) => void): void;
}

export interface Bridge {
  readonly version: string;
  readonly isAlive: () => boolean; // false after the extension was removed or replaced
  readonly noteOpen: (isOpen: boolean) => void;
}

// Other fields beside `type` are not ours.
function typeOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return null;
  return Object.keys(data).join() === 'type' ? (data as { type: unknown }).type : null;
}

// Answers the page's own question with the version, posted to exactly its origin. The page never receives anything else.
export function answerPage(page: BridgePage, bridge: Bridge, known?: readonly string[]): void {
  const { origin } = page.location;
  if (!isAppOrigin(origin, known)) return;
  const handleMessage = (message: BridgeMessage) => {
    if (!bridge.isAlive()) return page.removeEventListener('message', handleMessage);
    if (message.source !== page || message.origin !== origin) return;
    const type = typeOf(message.data);
    if (type === connect) {
      page.postMessage({ type: upAndRunning, version: bridge.version }, origin);
      bridge.noteOpen(true);
    }
    if (type === disconnect) bridge.noteOpen(false);
  };
  page.addEventListener('message', handleMessage);
}
