import { storedSession } from '../tokens/stored-session.ts';

// Calls started by the page's first script before the app loaded, by address.
export interface EarlyCall {
  readonly token: string | undefined;
  readonly reply: Promise<Response>;
}

declare global {
  interface Window {
    early?: Record<string, EarlyCall>;
  }
}

// Each reply is used once and only for the same session. Failed calls are repeated normally.
export async function earlyReply(url: string): Promise<Response | null> {
  const found = globalThis.window?.early?.[url];
  if (!found) return null;
  delete window.early![url];
  if (found.token !== storedSession()?.access_token) return null;
  const reply = await found.reply.catch(() => null);
  return reply?.ok ? reply : null;
}
