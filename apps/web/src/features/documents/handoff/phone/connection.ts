import { addresses } from '@visawright/contract/operations/addresses.ts';
import { create } from 'zustand';
import { realm } from './page-realm.ts';

export type Connection =
  | { readonly name: 'connecting' | 'used' | 'over' | 'ended' | 'none' | 'failed' }
  | { readonly name: 'connected'; readonly firstName: string; readonly until: number };

export const connectionStore = create<Connection>(() => ({ name: 'connecting' }));
const become = (connection: Connection) => connectionStore.setState(connection, true);
export const end = () => become({ name: 'ended' });

// sessionStorage: only for this tab. The code is stored only until it has been exchanged.
interface Stored {
  readonly credential: string;
  readonly code?: string;
  readonly firstName?: string;
  readonly until?: number;
}
const place = `vw.${realm?.realmClientId ?? ''}.handoff`;

function readStored(): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}
const store = (stored: Stored) => sessionStorage.setItem(place, JSON.stringify(stored));

export const credential = () => readStored()?.credential ?? '';
export const realmHeader = { 'realm-client-id': realm?.realmClientId ?? '' };

function newCredential(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

declare global {
  interface Window {
    handoffCode?: string | undefined; // removed from the URL by the first script of the page
  }
}

// A new code, or the connection of this tab before a reload.
export async function connect(): Promise<void> {
  const code = window.handoffCode;
  delete window.handoffCode;
  if (code) store({ credential: newCredential(), code });
  const stored = readStored();
  if (!stored) return become({ name: realm ? 'none' : 'over' });
  if (!stored.code)
    return become(
      (stored.until ?? 0) > Date.now()
        ? { name: 'connected', firstName: stored.firstName ?? '', until: stored.until! }
        : { name: 'ended' },
    );
  become({ name: 'connecting' });
  await claim(stored.code, stored.credential);
}

async function claim(code: string, own: string): Promise<void> {
  const { method, path } = addresses.claimHandoff;
  const reply = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...realmHeader },
    body: JSON.stringify({ code, credential: own }),
    cache: 'no-store',
  }).catch(() => null);
  const body = (await reply?.json().catch(() => null)) as {
    code?: string;
    firstName?: string;
    expiresAt?: string;
  } | null;
  if (!reply || reply.status === 429 || reply.status >= 500) return become({ name: 'failed' });
  if (reply.ok && body?.expiresAt) {
    const until = Date.parse(body.expiresAt);
    const firstName = body.firstName ?? '';
    store({ credential: own, firstName, until });
    return become({ name: 'connected', firstName, until });
  }
  sessionStorage.removeItem(place);
  become({ name: body?.code === 'handoff.used' ? 'used' : 'over' });
}
