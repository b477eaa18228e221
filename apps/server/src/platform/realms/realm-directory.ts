import type { Environment } from '@visawright/contract/platform/constants.ts';
import { sql, type Sql } from '../db/db.ts';
import { statement } from '../db/statement.ts';
import { openPool } from '../db/tenant-db.ts';
import { realmOf, type RealmRow } from './realm-row.ts';
import type { Realm, RealmDirectory } from './realm.types.ts';

const cacheMs = 30_000;
const cachedAnswers = 5_000; // anyone may ask for any name, so the cache is bounded

const columns = sql`realm_id, path, issuer, keycloak_url, keycloak_realm, is_default, partner_tokens, display_name, brand_color,
  shades, brand_logo, brand_favicon, support_phone, support_email, support_hours, support_footer, settings,
  array(select host from realm_host h where h.realm_id = realm.realm_id order by host) as hosts`;

export interface OpenRealmDirectory extends RealmDirectory {
  close(): Promise<void>;
}

// Looks up realms before any tenant is known, with a database role that can read nothing else. Unknown names are cached too.
export function openRealmDirectory(resolverUrl: string, environment: Environment): OpenRealmDirectory {
  const pool = openPool(resolverUrl, 2);
  const answers = new Map<string, { realm: Promise<Realm | undefined>; until: number }>();

  const lookUp = async (where: Sql): Promise<Realm | undefined> => {
    const { rows } = await pool.once([statement(sql`select ${columns} from realm where ${where}`)]);
    return rows[0] && realmOf(rows[0] as unknown as RealmRow, environment);
  };

  const remembered = (key: string, where: () => Sql): Promise<Realm | undefined> => {
    const known = answers.get(key);
    if (known && known.until > Date.now()) return known.realm;
    if (answers.size >= cachedAnswers) answers.clear();
    const realm = lookUp(where());
    answers.set(key, { realm, until: Date.now() + cacheMs });
    realm.catch(() => answers.delete(key));
    return realm;
  };

  return {
    byPath: (path) => remembered(`path ${path}`, () => sql`path = ${path}`),
    byHost: (host) =>
      remembered(
        `host ${host}`,
        () => sql`realm_id = (select h.realm_id from realm_host h where h.host = ${host.toLowerCase()})`,
      ),
    byIssuer: (issuer) => remembered(`issuer ${issuer}`, () => sql`issuer = ${issuer}`),
    byId: (realmId) => remembered(`id ${realmId}`, () => sql`realm_id = ${realmId}`),
    defaultRealm: () => remembered('default', () => sql`is_default`),
    isEmpty: async () => (await remembered('any', () => sql`true limit 1`)) === undefined,
    ids: async () => {
      const { rows } = await pool.once([statement(sql`select realm_id from realm order by realm_id`)]);
      return rows.map((row) => String(row.realm_id));
    },
    forget: () => answers.clear(),
    close: () => pool.close(),
  };
}
