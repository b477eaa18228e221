import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';

// A tenant, as resolved before anything else about a call is known.
export interface Realm {
  readonly realmId: string; // our own uuid
  readonly path: string; // first path segment, and the id of the public identity client
  readonly issuer: string; // equals the `iss` claim of its tokens
  readonly keycloakUrl: string; // the Keycloak cluster it lives on
  readonly keycloakRealm: string;
  readonly isDefault: boolean;
  readonly hosts: readonly string[];
  readonly partnerTokens: boolean; // bearerToken may be an access token
  readonly secondFactorForStaff: boolean;
  readonly shades: readonly string[]; // ten, computed when the colour was saved
  readonly configuration: RealmConfiguration;
}

export type RealmPlace = { readonly host: string } | { readonly path: string } | 'default';

export interface RealmDirectory {
  byPath(path: string): Promise<Realm | undefined>;
  byHost(host: string): Promise<Realm | undefined>;
  byIssuer(issuer: string): Promise<Realm | undefined>;
  byId(realmId: string): Promise<Realm | undefined>;
  defaultRealm(): Promise<Realm | undefined>;
  isEmpty(): Promise<boolean>; // no realm was created yet
  ids(): Promise<string[]>; // all realms, for work that goes through them one by one
  lastKnown(place: RealmPlace): Realm | undefined; // as it was when the database last answered, however long ago
  forget(): void;
}
