import type { RealmConfiguration } from '@visawright/contract/realm.ts';

// A tenant's row, as resolved before anything else is known.
export interface Realm {
  readonly realmId: string; // uuid, our own
  readonly path: string; // first path segment, and the public identity client's id
  readonly issuer: string; // exactly the `iss` of its tokens
  readonly keycloakUrl: string; // its cluster
  readonly keycloakRealm: string;
  readonly isDefault: boolean;
  readonly hosts: readonly string[];
  readonly partnerTokens: boolean; // bearerToken may be an access token
  readonly shades: readonly string[]; // ten, computed when the colour was saved
  readonly configuration: RealmConfiguration;
}

export interface RealmDirectory {
  byPath(path: string): Promise<Realm | undefined>;
  byHost(host: string): Promise<Realm | undefined>;
  byIssuer(issuer: string): Promise<Realm | undefined>;
  byId(realmId: string): Promise<Realm | undefined>;
  defaultRealm(): Promise<Realm | undefined>;
  ids(): Promise<string[]>; // every realm, for work that goes through them one by one
  forget(): void;
}
