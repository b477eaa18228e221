import { openClient, createAccount, loadSigningKey, realmKeysOf, type Operator } from '@visawright/server/tools.ts';
import type { TestDatabase, IdentityRealm } from '@visawright/server/testing.ts';
import { realmSigner } from '../tokens/realm-signer.ts';
import { buildWorld } from './build-world.ts';
import type { InserterOptions } from './inserts/inserter.ts';

export async function populateRealm(
  database: TestDatabase,
  operator: Operator,
  realm: IdentityRealm,
  { canCutPhotos, wordFor }: Pick<InserterOptions, 'canCutPhotos' | 'wordFor'> = { canCutPhotos: false },
) {
  const owner = await openClient(database.ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realm.realmId]);
    const world = await buildWorld({
      owner,
      keys: operator.keys,
      realmKeys: await realmKeysOf(operator.tenants.forRealm(realm.realmId), operator.keys),
      realmId: realm.realmId,
      path: realm.path,
      canCutPhotos,
      wordFor,
      account: (person) =>
        createAccount(operator.admin, realm.path, {
          ...person,
          password: realm.password,
          mustChange: false,
          country: null,
        }),
    });
    // Calls that need a recent sign-in have one during the whole run.
    for (const { sub, uid } of Object.values(world.people))
      await owner.query(
        `insert into session_factor (realm_id, kc_session, person_uid, at) values ($1, $2, $3, now() + interval '1 hour')`,
        [realm.realmId, `session of ${sub}`, uid],
      );
    // Pairing makes the realm's key; the extensions here were connected without it.
    await loadSigningKey(operator.tenants.forRealm(realm.realmId), operator.keys);
    const signer = await realmSigner(operator.admin, realm.path);
    return { world, signer, issuer: `${operator.keycloakUrl}/realms/${realm.path}` };
  } finally {
    await owner.end();
  }
}
