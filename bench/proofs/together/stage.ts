import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { createTestDatabase, insertReadDocument } from '@visawright/server/testing.ts';
import { openClient, openTenants, shadesOf, sql, type Db } from '@visawright/server/tools.ts';
import { createSigningRealms } from '../model/signing-realms.ts';
import { writeToken } from '../model/write-token.ts';

export interface Person {
  readonly token: string;
  readonly realm: string;
}

// What is known of a page: the value on it, where its word is, and what kind of document it was part of.
interface KnownPage {
  readonly pageUid: string;
  readonly field: string;
  readonly word: number;
  readonly category: DocumentCategory;
}

export interface Family {
  readonly db: Db;
  readonly people: readonly Person[];
  readonly applicants: readonly string[];
  readonly pages: ReadonlyMap<string, KnownPage>; // by the hash of its pixels, which a copy for another traveller keeps
}

export interface Stage {
  readonly url: string;
  prepare(editors: number): Promise<Family>;
  close(): Promise<void>;
}

const documents: readonly { readonly of: number; readonly category: DocumentCategory; readonly fields: string }[] = [
  { of: 0, category: 'Passport', fields: 'surname givenNames dateOfBirth' },
  { of: 0, category: 'Passport', fields: 'fatherName motherName' },
  { of: 0, category: 'Insurance', fields: 'policyNumber insurerName' },
  { of: 1, category: 'Passport', fields: 'passportNumber placeOfIssue' },
  { of: 1, category: 'Passport', fields: 'placeOfBirth' },
];

// The server behind a real port, and a realm for each sequence: two travellers who travel together, ten pages in five documents, and
// colleagues who may edit them.
export async function openStage(): Promise<Stage> {
  const database = await createTestDatabase();
  const provider = await createSigningRealms();
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  const server = await openTestApp(database, { POOL_SIZE: '12' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const tenants = openTenants(database.ownerUrl, 4);
  const { keys, sealedObjects } = server.parts;

  async function prepare(editors: number): Promise<Family> {
    const [realmId, agencyUid, path] = [randomUUID(), randomUUID(), `t-${randomUUID().slice(0, 8)}`];
    const issuer = `${provider.url}/realms/${path}`;
    await admin.query(
      `insert into realm (realm_id, path, issuer, keycloak_url, keycloak_realm, display_name, shades)
       values ($1, $2, $3, $4, $2, 'Realm', $5)`,
      [realmId, path, issuer, provider.url, shadesOf(null)],
    );
    const db = tenants.forRealm(realmId);
    await db.run(
      sql`insert into agency (realm_id, agency_uid, type, name) values (${realmId}, ${agencyUid}, 'AGENCY', 'Agency')`,
    );
    const people: Person[] = [];
    for (let n = 0; n < editors; n++) {
      const sub = randomUUID();
      await db.run(sql`
        insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email, joined_at)
        values (${realmId}, ${sub}, 'agency', ${agencyUid}, ${`Editor ${n}`}, '', ${`${n}@${path}.test`}, now())`);
      people.push({ token: writeToken(provider, { issuer, path, sub, role: 'agency' }), realm: path });
    }
    const applicants: string[] = [];
    for (const name of ['Asha', 'Ravi']) {
      const { uid } = await db.get<{ uid: string }>(sql`
        insert into applicant (realm_id, agency_uid, type, first_name, last_name, added_by)
        values (${realmId}, ${agencyUid}, 'B2B', ${name}, 'Rao', ${applicants[0] ?? null}) returning applicant_uid as uid`);
      applicants.push(uid);
    }
    const pages = new Map<string, KnownPage>();
    for (const { of, category, fields } of documents) {
      const facts = { applicantUid: applicants[of]!, category, kind: null, fields: fields.split(' ') };
      const { pageUids } = await insertReadDocument(db, keys, sealedObjects, facts);
      const macs = await db.many<{ uid: string; mac: string }>(sql`
        select page_uid as uid, encode(pixel_mac, 'hex') as mac from page where page_uid = any(${[...pageUids]}::uuid[])`);
      for (const [word, pageUid] of pageUids.entries())
        pages.set(macs.find(({ uid }) => uid === pageUid)!.mac, {
          pageUid,
          field: facts.fields[word]!,
          word,
          category,
        });
    }
    return { db, people, applicants, pages };
  }

  return {
    url: `http://127.0.0.1:${port}`,
    prepare,
    async close() {
      await server.close();
      await tenants.close();
      await admin.end();
      provider.close();
      await database.drop();
    },
  };
}
