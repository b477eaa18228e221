import { storedSession } from './stored-session.ts';

// Calls that the page's first script began while the app itself was still on its way, by their address.
export interface EarlyCall {
  readonly token: string | undefined;
  readonly reply: Promise<Response>;
}

declare global {
  interface Window {
    early?: Record<string, EarlyCall>;
  }
}

// Each is used once, by the person it was asked for. One that was refused or lost is asked again in the usual way.
export async function earlyReply(url: string): Promise<Response | null> {
  const found = globalThis.window?.early?.[url];
  if (!found) return null;
  delete window.early![url];
  if (found.token !== storedSession()?.access_token) return null;
  const reply = await found.reply.catch(() => null);
  return reply?.ok ? reply : null;
}
