import type { Role } from '@visawright/contract/roles.ts';
import type { CryptoKey } from 'jose';
import type { Realm } from '../realms/realm.types.ts';

export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
  readonly refreshExpiresIn: number;
}

export type SignInResult =
  | { readonly kind: 'ok'; readonly tokens: ProviderTokens }
  | { readonly kind: 'refused' } // wrong, locked, disabled, unknown: one word for all
  | { readonly kind: 'changeRequired' }; // the password was right, but must be changed first

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

export interface ProviderSession {
  readonly session: string;
  readonly startedAt: number; // ms
  readonly lastActiveAt: number;
}

// What we ask of the identity provider. Throws AppError('part.unavailable') when it does not answer.
export interface Identity {
  signIn(realm: Realm, username: string, password: string): Promise<SignInResult>;
  refresh(realm: Realm, refreshToken: string): Promise<ProviderTokens | 'dead'>;
  endSession(realm: Realm, refreshToken: string): Promise<void>;
  findUserId(realm: Realm, username: string): Promise<string | undefined>;
  // Clears the required change; the failed rules' words when the realm's policy refuses.
  setPassword(realm: Realm, userId: string, password: string): Promise<'ok' | 'refused'>;
  endAllSessions(realm: Realm, userId: string): Promise<void>;
  sessionsOf(realm: Realm, userId: string): Promise<ProviderSession[]>;
  endSessionOf(realm: Realm, session: string): Promise<void>; // by the id tokens name it with; one that is gone is no error
  // The account of this address, made without a password where there is none yet, with the role; its id.
  ensureAccount(realm: Realm, account: NewAccount): Promise<string>;
  // A disabled account's sessions end too; an account that is gone is no error.
  setEnabled(realm: Realm, userId: string, enabled: boolean): Promise<void>;
  // Public signing keys of a known realm's issuer, cached; an unknown key id asks at most once in 30 s.
  verificationKey(realm: Realm, keyId: string, algorithm: string): Promise<CryptoKey | undefined>;
  answers(): Promise<boolean>;
}
