import type { Environment } from '@visawright/contract/platform/constants.ts';
import { sql, type Sql } from '../db/db.ts';
import { statement } from '../db/statement.ts';
import { openPool } from '../db/tenant-db.ts';
import { realmOf, type RealmRow } from './realm-row.ts';
import type { Realm, RealmDirectory, RealmPlace } from './realm.types.ts';

const cacheMs = 30_000;
const cachedAnswers = 5_000; // anyone may ask for any name, so the cache is bounded

const columns = sql`realm_id, path, issuer, keycloak_url, keycloak_realm, is_default, partner_tokens, display_name, brand_color,
  shades, brand_logo, brand_favicon, support_phone, support_email, support_hours, support_footer, settings, has_agency_sign_in,
  array(select host from realm_host h where h.realm_id = realm.realm_id order by host) as hosts`;

const keyOf = (place: RealmPlace): string =>
  place === 'default' ? place : 'path' in place ? `path ${place.path}` : `host ${place.host}`;

export interface OpenRealmDirectory extends RealmDirectory {
  close(): Promise<void>;
}

// Looks up realms before any tenant is known, with a database role that can read nothing else. Unknown names are cached too.
export function openRealmDirectory(resolverUrl: string, environment: Environment): OpenRealmDirectory {
  const pool = openPool(resolverUrl, 2);
  const answers = new Map<string, { realm: Promise<Realm | undefined>; until: number }>();

  const found = new Map<string, Realm>(); // not forgotten: pages of an outage are made from it

  const lookUp = async (where: Sql): Promise<Realm | undefined> => {
    const { rows } = await pool.once([statement(sql`select ${columns} from realm where ${where}`)]);
    return rows[0] && realmOf(rows[0] as unknown as RealmRow, environment);
  };

  const remember = (key: string, realm: Realm | undefined) => {
    if (found.size >= cachedAnswers) found.clear();
    if (realm) found.set(key, realm);
    else found.delete(key);
  };

  const remembered = (key: string, where: () => Sql): Promise<Realm | undefined> => {
    const known = answers.get(key);
    if (known && known.until > Date.now()) return known.realm;
    if (answers.size >= cachedAnswers) answers.clear();
    const realm = lookUp(where());
    answers.set(key, { realm, until: Date.now() + cacheMs });
    realm.then(
      (answer) => remember(key, answer),
      () => answers.delete(key),
    );
    return realm;
  };

  return {
    byPath: (path) => remembered(keyOf({ path }), () => sql`path = ${path}`),
    byHost: (host) =>
      remembered(
        keyOf({ host }),
        () => sql`realm_id = (select h.realm_id from realm_host h where h.host = ${host.toLowerCase()})`,
      ),
    byIssuer: (issuer) => remembered(`issuer ${issuer}`, () => sql`issuer = ${issuer}`),
    byId: (realmId) => remembered(`id ${realmId}`, () => sql`realm_id = ${realmId}`),
    defaultRealm: () => remembered(keyOf('default'), () => sql`is_default`),
    isEmpty: async () => (await remembered('any', () => sql`true limit 1`)) === undefined,
    ids: async () => {
      const { rows } = await pool.once([statement(sql`select realm_id from realm order by realm_id`)]);
      return rows.map((row) => String(row.realm_id));
    },
    lastKnown: (place) => found.get(keyOf(place)),
    forget: () => answers.clear(),
    close: () => pool.close(),
  };
}
