import type { RealmConfiguration } from '@visawright/contract/realm.ts';

// What the server wrote into the page, and what the first script took out of the address before anything else ran.
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
  customHost: resolvedBy === 'host', // the host itself names the realm
};

export const firstSegment = (pathname: string) => decodeURIComponent(pathname.split('/')[1] ?? '');

export const styleNonce = () =>
  document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || // an empty nonce is none
  document.querySelector<HTMLElement>('script[nonce]')?.nonce ||
  '';
