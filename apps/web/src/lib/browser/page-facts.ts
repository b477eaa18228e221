import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';

// Data the server wrote into the page, and values the first script read from the address.
interface PageFacts {
  configuration?: RealmConfiguration | null; // null: the server knows no realm at this address
  shades?: string[];
  resolvedBy?: 'path' | 'host' | 'root';
}

declare global {
  interface Window {
    entry?: { bearerToken?: string; resetCode?: string };
  }
}

function readFacts(): PageFacts {
  try {
    return JSON.parse(globalThis.document?.getElementById('realm')?.textContent ?? '{}') as PageFacts;
  } catch {
    return {};
  }
}

const { configuration, shades, resolvedBy } = readFacts();

export const pageRealm = {
  unknown: configuration === null,
  path: configuration?.realmClientId,
  displayName: configuration?.realmDisplayName,
  shades,
  customHost: resolvedBy === 'host', // the realm is identified by the host
};

export const firstSegment = (pathname: string) => decodeURIComponent(pathname.split('/')[1] ?? '');

export const styleNonce = () =>
  document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || // '' means no nonce
  document.querySelector<HTMLElement>('script[nonce]')?.nonce ||
  '';
