import type { Role } from '@visawright/contract/platform/roles.ts';
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
  | { readonly kind: 'refused' } // wrong, locked, disabled or unknown: deliberately one answer
  | { readonly kind: 'changeRequired' }; // the password was correct but must be changed first

// What the provider's login page gave the browser, with the secret that only this browser knows (PKCE).
export interface AuthorizationCode {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

// A password that was hashed before its account existed, in the form the provider stores.
export interface PasswordHash {
  readonly algorithm: 'pbkdf2-sha512';
  readonly iterations: number;
  readonly salt: string; // base64
  readonly hash: string; // base64
}

export interface ProviderSession {
  readonly session: string;
  readonly startedAt: number; // ms
  readonly lastActiveAt: number;
}

export interface ProviderPasskey {
  readonly credentialId: string;
  readonly keyId: string; // the key's own, as the device knows it
  readonly addedAt: number; // ms
}

// An agency's own provider, as its discovery document describes it.
export interface AgencyProviderOrder {
  readonly alias: string;
  readonly name: string;
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined; // undefined: the one the provider has
  readonly sendsSecretInBody: boolean;
  readonly isOn: boolean;
}

// Who a person is at an agency's provider.
export interface ProviderLink {
  readonly alias: string;
  readonly subject: string;
  readonly email: string; // as the provider stated when it was made
}

// What we need from the identity provider. Throws AppError('part.unavailable') when it does not answer.
export interface Identity {
  signIn(realm: Realm, username: string, password: string): Promise<SignInResult>;
  // Via the page that takes a password, or the one that takes nothing but a passkey.
  exchangeCode(realm: Realm, code: AuthorizationCode, via: 'login' | 'passkey'): Promise<ProviderTokens | 'dead'>;
  refresh(realm: Realm, refreshToken: string): Promise<ProviderTokens | 'dead'>;
  endSession(realm: Realm, refreshToken: string): Promise<void>;
  findUserId(realm: Realm, username: string): Promise<string | undefined>;
  // Clears the required change; returns the failed policy rules if the realm's policy rejects the password.
  setPassword(realm: Realm, userId: string, password: string): Promise<'ok' | 'refused'>;
  // Whether wrong passwords have locked the account for some minutes; and an end to that.
  isLocked(realm: Realm, username: string): Promise<boolean>;
  unlock(realm: Realm, username: string): Promise<void>;
  endAllSessions(realm: Realm, userId: string): Promise<void>;
  sessionsOf(realm: Realm, userId: string): Promise<ProviderSession[]>;
  endSessionOf(realm: Realm, session: string): Promise<void>; // by the tokens' session id; a missing session is not an error
  // Ids of the accounts that have this address as their name or as their email.
  findAccounts(realm: Realm, address: string): Promise<string[]>;
  // Without a password if none is given. The address must be free.
  createAccount(realm: Realm, account: NewAccount, password?: PasswordHash): Promise<string>;
  // Sets name and email; 'taken' when another account has the address.
  setAddress(realm: Realm, userId: string, address: string): Promise<'ok' | 'taken'>;
  passkeysOf(realm: Realm, userId: string): Promise<ProviderPasskey[]>;
  // Ids of the keys that signed this person in to a session, or that were added on a page it began with, as the provider recorded it.
  passkeysUsedIn(realm: Realm, userId: string, session: string): Promise<string[]>;
  passkeysAddedIn(realm: Realm, userId: string, session: string, since: number): Promise<string[]>;
  // Another client or issuer begins without links.
  saveAgencyProvider(realm: Realm, order: AgencyProviderOrder, keepsLinks: boolean): Promise<void>;
  removeAgencyProvider(realm: Realm, alias: string): Promise<void>; // with its links; a missing one is not an error
  providerLinksOf(realm: Realm, userId: string): Promise<ProviderLink[]>;
  removeProviderLink(realm: Realm, userId: string, alias: string): Promise<void>; // a missing one is not an error
  removeCredential(realm: Realm, userId: string, credentialId: string): Promise<void>; // a missing one is not an error
  ensureRole(realm: Realm, userId: string, role: Role): Promise<void>;
  removeAccount(realm: Realm, userId: string): Promise<boolean>; // with credentials and sessions; false: there was none
  // Disabling also ends the account's sessions; a missing account is not an error.
  setEnabled(realm: Realm, userId: string, enabled: boolean): Promise<void>;
  // Public signing keys of a known realm's issuer, cached; an unknown key id triggers at most one request in 30 s.
  verificationKey(realm: Realm, keyId: string, algorithm: string): Promise<CryptoKey | undefined>;
  answers(): Promise<boolean>;
}
