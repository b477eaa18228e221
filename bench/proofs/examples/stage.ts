import type { AddressInfo } from 'node:net';
import { createClient, type Client } from '@visawright/client/create-client.ts';
import type { Caller } from '@visawright/contract/examples/example.types.ts';
import { sendEmailChangeMail, sendResetMail, sendSignUpMail, openMail, openParts } from '@visawright/server/product.ts';
import {
  openClient,
  openOperator,
  sql,
  startWorker,
  type Db,
  type KeyStore,
  type SealedObjectStore,
} from '@visawright/server/tools.ts';
import { handlersWithLocalProviders, openTestApp } from '@visawright/server/testing-app.ts';
import {
  createIdentityRealm,
  createTestBucket,
  createTestDatabase,
  openNameServer,
} from '@visawright/server/testing.ts';
import { populateRealm } from '../access/populate-realm.ts';
import { principalsOf } from '../access/principals.ts';
import { restorePointOf, type RestorePoint } from '../access/restore-point.ts';
import type { Ids, InsertedPerson, PersonName, World } from '../access/world.types.ts';
import { storeObjects } from '../trail/store-objects.ts';
import { writeToken } from '../model/write-token.ts';
import { readableWords } from './names.ts';

export interface Stage {
  readonly origin: string;
  readonly password: string;
  readonly keycloakUrl: string;
  readonly world: World;
  readonly ids: Ids; // of the agent's side
  readonly owner: Db;
  blank: string; // an uploaded form, once the stage is prepared
  readonly keys: KeyStore;
  readonly sealedObjects: SealedObjectStore;
  readonly clientOf: (caller: Caller, person?: PersonName) => Client;
  readonly tokenOf: (person: PersonName) => string;
  readonly restorePoint: () => Promise<RestorePoint>;
  readonly forget: () => void;
  close(): Promise<void>;
}

const personOf = (caller: Caller): PersonName => {
  if (caller === 'apiKey') return 'agency';
  if (caller === 'extension') return 'agent';
  return caller === 'extension of the admin' ? 'admin' : caller === 'nobody' ? 'agent' : caller;
};

// The product on the real parts, with the people, travellers and documents of the access proof under readable names, and stored objects.
export async function openStage(): Promise<Stage> {
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  const realm = await createIdentityRealm(database, []);
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const names = await openNameServer();
  const env = { S3_BUCKET: bucket.config.S3_BUCKET, DNS_SERVERS: names.address };
  const server = await openTestApp(database, env, handlersWithLocalProviders);
  const here = await populateRealm(database, operator, realm, { canCutPhotos: true, wordFor: readableWords() });
  const { world } = here;
  const owner = operator.tenants.forRealm(realm.realmId);
  await storeObjects({ owner, server });
  const workerParts = await openParts(server.parts.config, 'worker');
  const mail = openMail(process.env['SMTP_URL']!, 'no-reply@visawright.test');
  const mailParts = { ...workerParts, mail, publicUrl: 'http://127.0.0.1:8080' };
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'examples',
    log: workerParts.log,
    handlers: {
      resetMail: sendResetMail(mailParts),
      signUpMail: sendSignUpMail(mailParts),
      emailChangeMail: sendEmailChangeMail(mailParts),
    },
  });
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  const claim = await owner.get<{ host: string; proof: string }>(sql`select host, proof from realm_domain_claim`);
  names.records.set(`_visawright.${claim.host}`, [`visawright-verify=${claim.proof}`]);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const ids = principalsOf(here, here).find(({ name }) => name === 'agent')!.ids.own;
  const tokenOf = (name: PersonName) => {
    const { sub, role } = world.people[name];
    return writeToken(here.signer, { issuer: here.issuer, path: world.path, sub, role });
  };
  const clients = new Map<string, Client>();
  const open = (caller: Caller, name: PersonName): Client => {
    const { personal }: InsertedPerson = world.people[name];
    return createClient({
      origin,
      realm: world.path,
      ...(caller === 'nobody'
        ? {}
        : caller === 'apiKey'
          ? { apiKey: personal.apiKeySecret }
          : { token: tokenOf(name) }),
      extensionGrant: personal.grant,
    });
  };
  return {
    origin,
    password: realm.password,
    keycloakUrl: process.env['KEYCLOAK_URL']!,
    world,
    ids,
    owner,
    blank: '',
    keys: server.parts.keys,
    sealedObjects: server.parts.sealedObjects,
    tokenOf,
    clientOf(caller, person = personOf(caller)) {
      const name = `${caller} ${person}`;
      if (!clients.has(name)) clients.set(name, open(caller, person));
      return clients.get(name)!;
    },
    restorePoint: () => restorePointOf(admin),
    forget() {
      server.parts.actors.forget('');
      server.parts.realms.forget();
    },
    async close() {
      names.close();
      await worker.close();
      mail.close();
      await workerParts.close();
      await admin.end();
      await server.close();
      await realm.drop();
      await operator.tenants.close();
      await bucket.drop();
      await database.drop();
    },
  };
}
