import { createPublicKey, verify } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import {
  createIdentityRealm,
  createTestBucket,
  createTestDatabase,
  type IdentityRealm,
  type TestDatabase,
} from '@visawright/server/testing.ts';
import {
  createSealedObjectStore,
  fileKeyStore,
  openOperator,
  openTenants,
  sql,
  type Db,
} from '@visawright/server/tools.ts';
import { atLeast, none, requireAnswer, requireForProof, type Finding } from '../../measurement.ts';
import { restoredBackup } from './restored-backup.ts';
import { plantPerson, type Ground, type PlantedPerson } from './plant.ts';
import { startApiProcess, startWorkerProcess, untilListening, type ProductProcess } from './product-processes.ts';
import {
  collectStatistics,
  countFound,
  dataFilesOf,
  dumpOf,
  dumpOfProvider,
  dumpOfProviderEvents,
  objectVersions,
  partLogs,
  type Stored,
} from './stored-bytes.ts';

const nameOf = (database: TestDatabase) => new URL(database.ownerUrl).pathname.slice(1);

// People with complete files are erased, half of them by themselves and half by their agency, while the worker is killed once. Then every
// place is searched for 30 values of each: database, identity provider, data files, object versions, logs. A backup
// from before is restored, started, and searched too.
export default async function erase(small: boolean): Promise<Finding> {
  const people = small ? 2 : 200;
  const database = await createTestDatabase();
  const bucket = await createTestBucket({ isVersioned: true });
  const running: ProductProcess[] = [];
  const realm = await createIdentityRealm(database, ['agency', 'agent', 'reviewer']);
  let backup: TestDatabase | undefined;
  try {
    const planted = await plant(database, realm, bucket, people);
    const values = planted.flatMap(({ plain, sealed }) => [...plain, ...sealed]);
    const plain = planted.flatMap((person) => person.plain);
    requireForProof(
      planted.every((person) => person.plain.length + person.sealed.length === 30),
      'each person has 30 values',
    );

    const everywhere = async (): Promise<Stored[]> => [
      await dumpOf(nameOf(database)),
      await dumpOfProvider(),
      ...(await objectVersions(bucket)),
      ...partLogs(),
      ...running.map((each, at) => ({ where: `output of process ${at}`, bytes: each.lines() })),
    ];
    const stored = await everywhere();
    const sealedBefore = countFound(
      stored,
      planted.flatMap(({ sealed }) => sealed),
    );
    const before = {
      plain: countFound([stored[0]!], plain)[0]?.values ?? 0,
      atProvider:
        countFound(
          [stored[1]!],
          planted.map(({ email }) => email),
        )[0]?.values ?? 0,
      objects: countFound(
        stored.slice(2),
        planted.map(({ applicantUid }) => applicantUid),
      ).length,
    };
    // Control: what is stored in plain text is found, and every file has its objects.
    requireForProof(before.plain === plain.length, `the dump has ${before.plain} of ${plain.length} plain values`);
    requireForProof(before.atProvider === people, 'the identity provider has every address');
    requireForProof(before.objects >= people * 5, 'each person has objects, one of them in two versions');

    await collectStatistics(nameOf(database)); // the planner's statistics contain samples of the values of columns
    backup = await restoredBackup(database);
    const api = await startApiProcess(database, bucket);
    running.push(api);
    const worker = await startWorkerProcess(database, bucket);
    running.push(worker);
    requireForProof(await untilListening(api), 'the API does not listen');
    const erasures = await askForErasure(api.url, realm, planted);
    const started = Date.now();
    const owners = openTenants(database.ownerUrl, 1);
    const owner = owners.forRealm(realm.realmId);
    await until(async () => (await erased(owner)) >= Math.ceil(people / 10) - 1);
    await worker.kill('SIGKILL');
    const erasedAtKill = await erased(owner);
    running.push(await startWorkerProcess(database, bucket));
    await until(async () => (await erased(owner)) === people);
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    const unverified = await countUnverified(owner);
    await owners.close();

    const left = countFound(await everywhere(), values);
    const inEvents = countFound([await dumpOfProviderEvents()], values)[0]?.values ?? 0;
    for (const each of running) await each.kill('SIGTERM');
    const inDataFiles = countFound(await dataFilesOf(nameOf(database)), values);

    // The backup has every person, and no erasure.
    const restoredBefore = countFound([await dumpOf(nameOf(backup))], plain)[0]?.values ?? 0;
    requireForProof(restoredBefore === plain.length, 'the backup has every person');
    const restoredApi = await startApiProcess(backup, bucket);
    running.push(restoredApi);
    const servedTooEarly = (await untilListening(restoredApi, small ? 2 : 5)) ? 1 : 0;
    running.push(await startWorkerProcess(backup, bucket));
    const isServed = await untilListening(restoredApi);
    const restored = countFound([await dumpOf(nameOf(backup)), ...(await objectVersions(bucket))], values);
    const sum = (found: readonly { values: number }[]) => found.reduce((all, each) => all + each.values, 0);
    return {
      judged:
        `${people} people, ${values.length} values, erased in ${seconds} s with the worker killed after ${erasedAtKill}, ` +
        `then ${stored.length} places searched and a restored backup (not judged: ${inEvents} addresses in the provider's event log, ` +
        'which is deleted after 30 days)',
      checks: [
        none('sealed values found before', sum(sealedBefore)),
        none('values found', sum(left)),
        none('values found in data files', sum(inDataFiles)),
        none('values found after a restore', sum(restored)),
        none('restored database served before the ledger', servedTooEarly),
        atLeast('restored database served after it', isServed ? 1 : 0, 1),
        none('certificates that do not verify', unverified + people - erasures),
      ],
      table: {
        people,
        valuesEach: 30,
        before,
        sealedBefore,
        seconds,
        erasedAtKill,
        left,
        inDataFiles,
        restored,
        inEvents,
        notSearched:
          'WAL segments contain old rows until they are recycled. Freed space in data files is searched after VACUUM FULL; a plain ' +
          'VACUUM leaves bytes in free space until it is used again.',
      },
    };
  } finally {
    for (const each of running) await each.kill('SIGKILL');
    await realm.drop();
    await bucket.drop();
    await backup?.drop();
    await database.drop();
  }
}

async function plant(
  database: TestDatabase,
  realm: IdentityRealm,
  bucket: Awaited<ReturnType<typeof createTestBucket>>,
  people: number,
): Promise<PlantedPerson[]> {
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const keys = fileKeyStore(process.env['ROOT_KEY_FILE']!);
  try {
    const owner = operator.tenants.forRealm(realm.realmId);
    const uidOf = async (role: string) =>
      (
        await owner.get<{ uid: string }>(sql`
          select person_uid as uid from person where realm_id = ${realm.realmId} and role = ${role}`)
      ).uid;
    const { agencyUid } = await owner.get<{ agencyUid: string }>(sql`
      select agency_uid as "agencyUid" from person where realm_id = ${realm.realmId} and role = 'agent'`);
    const ground: Ground = {
      operator,
      owner,
      path: realm.path,
      keys,
      sealedObjects: createSealedObjectStore(bucket.store, keys),
      agencyUid,
      agentUid: await uidOf('agent'),
      reviewerUid: await uidOf('reviewer'),
    };
    const planted: PlantedPerson[] = [];
    for (let n = 0; n < people; n++) planted.push(await plantPerson(ground, n));
    return planted;
  } finally {
    await operator.tenants.close();
  }
}

// Every second person deletes the account, signed in with the password; the agency erases the others. Returns how many were accepted.
async function askForErasure(url: string, realm: IdentityRealm, planted: readonly PlantedPerson[]): Promise<number> {
  const post = async (path: string, body: object, token?: string) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'realm-client-id': realm.path,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    requireAnswer(reply.status, path);
    requireForProof(reply.status === 200, `${path} was answered with ${reply.status}: ${await reply.clone().text()}`);
    return (await reply.json()) as { tokens?: { access_token: string } };
  };
  // A sign-in of the last minutes: these calls ask for the password otherwise.
  const tokenOf = async (username: string, secret: string) =>
    (await retried(() => post(addresses.login.path, { username, password: secret }))).tokens?.access_token;
  const signInAgain = () => tokenOf(realm.email('agency'), realm.password);
  let agency = await signInAgain();
  let accepted = 0;
  for (const [n, { email, password, name, applicantUid }] of planted.entries()) {
    if (n % 2 === 0) {
      await post(addresses.deleteAccount.path, { confirmation: email }, await tokenOf(email, password));
    } else {
      if (n % 20 === 19) agency = await signInAgain();
      await post(addresses.eraseApplicant.path, { applicantUid, confirmation: name }, agency);
    }
    accepted += 1;
  }
  return accepted;
}

// The identity provider of a busy machine may be slow.
async function retried<T>(work: () => Promise<T>, tries = 4): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries === 1) throw error;
    await wait(1_000);
    return retried(work, tries - 1);
  }
}

const erased = async (owner: Db): Promise<number> =>
  (
    await owner.get<{ n: number }>(sql`
      select count(*)::int as n from erasure where realm_id = ${owner.realmId} and erased_at is not null`)
  ).n;

async function until(reached: () => Promise<boolean>, seconds = 600): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; !(await reached()); await wait(100))
    requireForProof(Date.now() < end, `the erasures are not done within ${seconds} s`);
}

// The bytes that were signed begin with the format's name.
async function countUnverified(owner: Db): Promise<number> {
  const rows = await owner.many<{ certificate: string; signature: Buffer; public_key: Buffer }>(sql`
    select e.certificate, e.signature, k.public_key from erasure e
    join realm_key k on k.realm_id = e.realm_id and k.kind = 'package' and k.key_no = e.key_no
    where e.realm_id = ${owner.realmId} and e.erased_at is not null`);
  return rows.filter(({ certificate, signature, public_key }) => {
    const { format } = JSON.parse(certificate) as { format: string };
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: public_key.toString('base64url') };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return !verify(null, Buffer.from(`${format}\n${certificate}`), key, signature);
  }).length;
}
