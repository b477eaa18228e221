import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { listObjects, openClient, s3ObjectStore, type ObjectStoreConfig } from '@visawright/server/tools.ts';
import { copyName, inParallel, readVersions, versionsAt } from './object-copies.ts';
import { DamagedBackup, readSealed } from './sealed-file.ts';
import { referredObjects, type ReferredObject } from './referred-objects.ts';

export interface PlacedObjects {
  readonly placed: number;
  readonly referred: number; // names that rows refer to
  readonly hashed: number; // of them those whose hash the database has
  readonly missing: readonly string[];
  readonly wrong: readonly string[]; // bytes that are not those of the database or of the backup
  readonly unreferred: number; // stored before the time by a transaction that had not committed: removed again
  readonly dangling: number; // objects without a row after that
}

const isOfRealm = (key: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}\//.test(key);

// Puts every object of that time into the empty store, then reads each one back and compares it with the database.
export async function placeObjects(
  folder: string,
  key: Buffer,
  store: ObjectStoreConfig,
  databaseUrl: string,
  at: string,
): Promise<PlacedObjects> {
  const client = await openClient(databaseUrl);
  const referred = await referredObjects(client, at);
  await client.end();
  const names = new Set(referred.map((object) => object.key));
  const present = versionsAt((await readVersions(folder, key)).values(), at);
  const unreferred = [...present.keys()].filter((name) => isOfRealm(name) && !names.has(name));
  for (const name of unreferred) present.delete(name);
  const target = s3ObjectStore(store);
  try {
    await inParallel([...present.values()], async ({ key: name, sha256 }) => {
      const bytes = await buffer(readSealed(folder, copyName(sha256), key));
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new DamagedBackup(`${sha256} was changed`);
      await target.put(name, bytes);
    });
    const found = new Map<string, string>();
    for await (const { key: name } of listObjects(store)) found.set(name, '');
    await inParallel([...found.keys()], async (name) => {
      found.set(
        name,
        createHash('sha256')
          .update(await target.get(name))
          .digest('hex'),
      );
    });
    const isWrong = ({ key: name, sha256 }: ReferredObject) =>
      found.has(name) && (sha256 ?? present.get(name)?.sha256) !== found.get(name);
    return {
      placed: present.size,
      referred: names.size,
      hashed: referred.filter(({ sha256 }) => sha256 !== undefined).length,
      missing: [...names].filter((name) => !found.has(name)),
      wrong: [...new Set(referred.filter(isWrong).map((object) => object.key))],
      unreferred: unreferred.length,
      dangling: [...found.keys()].filter((name) => isOfRealm(name) && !names.has(name)).length,
    };
  } finally {
    target.close();
  }
}
