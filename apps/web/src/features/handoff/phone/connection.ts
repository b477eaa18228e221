import { addresses } from '@visawright/contract/operations/addresses.ts';
import { create } from 'zustand';
import { realm } from './page-facts.ts';

export type Connection =
  | { readonly name: 'connecting' | 'used' | 'over' | 'ended' | 'none' | 'failed' }
  | { readonly name: 'connected'; readonly firstName: string; readonly until: number };

export const connectionStore = create<Connection>(() => ({ name: 'connecting' }));
const become = (connection: Connection) => connectionStore.setState(connection, true);
export const end = () => become({ name: 'ended' });

// In this tab alone, and gone with it. The code is kept only until it was answered for.
interface Kept {
  readonly credential: string;
  readonly code?: string;
  readonly firstName?: string;
  readonly until?: number;
}
const place = `vw.${realm?.realmClientId ?? ''}.handoff`;

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
const keep = (kept: Kept) => sessionStorage.setItem(place, JSON.stringify(kept));

export const credential = () => readKept()?.credential ?? '';
export const realmHeader = { 'realm-client-id': realm?.realmClientId ?? '' };

function newCredential(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

declare global {
  interface Window {
    handoffCode?: string | undefined; // taken out of the address by the page's first script
  }
}

// A new code, or the connection this tab had before it was loaded again.
export async function connect(): Promise<void> {
  const code = window.handoffCode;
  delete window.handoffCode;
  if (code) keep({ credential: newCredential(), code });
  const kept = readKept();
  if (!kept) return become({ name: realm ? 'none' : 'over' });
  if (!kept.code)
    return become(
      (kept.until ?? 0) > Date.now()
        ? { name: 'connected', firstName: kept.firstName ?? '', until: kept.until! }
        : { name: 'ended' },
    );
  become({ name: 'connecting' });
  await claim(kept.code, kept.credential);
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
    keep({ credential: own, firstName, until });
    return become({ name: 'connected', firstName, until });
  }
  sessionStorage.removeItem(place);
  become({ name: body?.code === 'handoff.used' ? 'used' : 'over' });
}
