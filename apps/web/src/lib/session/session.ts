import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { create } from 'zustand';
import { openFlags, type Flags } from './flags.ts';
import { logout } from './logout.ts';
import type { StoredSession } from '../tokens/stored-session.ts';
import type { CurrentUser } from '../tokens/token.ts';

export type { CurrentUser } from '../tokens/token.ts';

export type Phase =
  | { name: 'loading' }
  | { name: 'signedOut'; notice?: string; pending?: PendingSignIn; isAgency?: true } // isAgency: of an agency's provider
  | { name: 'reset'; code: string }
  | { name: 'confirmAccount'; incoming: StoredSession; flags: Flags }
  | { name: 'addressUnknown' }
  | { name: 'failed'; message: string; requestId: string }
  | { name: 'ready' };

interface SessionState {
  phase: Phase;
  realm: RealmConfiguration | null;
  user: CurrentUser | null;
  flags: Flags;
}

export const sessionStore = create<SessionState>(() => ({
  phase: { name: 'loading' },
  realm: null,
  user: null,
  flags: openFlags,
}));

export const setPhase = (phase: Phase) => sessionStore.setState({ phase });

export interface Session {
  user: CurrentUser;
  realm: RealmConfiguration;
  flags: Flags;
  logout(): Promise<void>;
}

// For everything behind sign-in.
export function useSession(): Session {
  const { user, realm, flags } = sessionStore();
  if (!user || !realm) throw new Error('useSession is for screens behind sign-in');
  return { user, realm, flags, logout };
}

// For screens before sign-in, where only the realm is known.
export const useRealm = () => sessionStore((state) => state.realm);
