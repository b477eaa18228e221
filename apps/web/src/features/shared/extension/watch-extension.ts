import { extension } from '@visawright/contract/platform/constants.ts';
import { connect, disconnect, versionFrom, type PageMessage } from './messages.ts';

export type ExtensionState = { state: 'installed'; version: string } | { state: 'not-installed' };

export interface PagePort {
  readonly location: { readonly origin: string };
  postMessage(message: unknown, targetOrigin: string): void;
  addEventListener(type: 'message', listener: (message: PageMessage) => void): void;
  removeEventListener(type: 'message', listener: (message: PageMessage) => void): void;
}

export interface ExtensionWatch {
  checkNow(): void;
  stop(): void;
}

// Asks immediately and every 30 s; no answer within 2 s means not installed.
export function watchExtension(page: PagePort, onChange: (state: ExtensionState) => void): ExtensionWatch {
  const { origin } = page.location;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const handleMessage = (message: PageMessage) => {
    const version = versionFrom(message, page, origin);
    if (version === null) return;
    clearTimeout(waiting);
    onChange({ state: 'installed', version });
  };
  const checkNow = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => onChange({ state: 'not-installed' }), extension.handshakeMs);
    page.postMessage({ type: connect }, origin);
  };

  page.addEventListener('message', handleMessage);
  checkNow();
  const again = setInterval(checkNow, extension.checkMs);

  const stop = () => {
    clearInterval(again);
    clearTimeout(waiting);
    page.removeEventListener('message', handleMessage);
    page.postMessage({ type: disconnect }, origin);
  };
  return { checkNow, stop };
}
