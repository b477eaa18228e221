import type { Pack, SignedPack } from '@visawright/contract/extension/pack.ts';
import type { PackDetail, PackSummary } from '@visawright/contract/extension/pack-review.ts';
import { isPackSigned } from '@visawright/packs/signing/is-pack-signed.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { loadPublicKeys } from '../../platform/crypto/signing-key.ts';
import { sql } from '../../platform/db/db.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { insertGrant } from '../../testing/extension/insert-grant.ts';
import { portalOrigin, portalPack, portalSkeleton } from '../../testing/extension/portal-pack.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import { packHandlers } from './packs.routes.ts';

const database = await createTestDatabase();
const [tenant, other] = [await createTestTenant(database), await createTestTenant(database)];
const server = await openTestApp(database);
afterAll(async () => {
  await server.close();
  await Promise.all([tenant.close(), other.close()]);
  await database.drop();
});

const [first, second] = [await tenant.person('admin'), await tenant.person('admin')];
const agent = await tenant.person('agent', await tenant.agency());
const grantOf = async (actor: Actor, at = tenant) => ({
  authorization: `Extension ${await insertGrant(at.owner, at.keys, actor)}`,
});
const callerIn = async ({ owner }: typeof tenant) => {
  const { path } = await owner.get<{ path: string }>(sql`select path from realm where realm_id = ${owner.realmId}`);
  return createCaller(server.app, path);
};
const call = await callerIn(tenant);
const as = (actor: Actor, at = tenant) => ({ db: at.db, actor, parts: server.parts }) as unknown as ActorCall;
const input = <Q, B>(query: Q, body: B) => ({ query, body, params: {} });

const propose = (pack: Pack, headers: Record<string, string>) =>
  call<PackDetail & { code?: string }>('proposePack', { pack, testFill: null }, headers);
const decide = (actor: Actor, packUid: string, isAccepted = true, reason = '') =>
  packHandlers.decidePack(as(actor), input(undefined, { packUid, isAccepted, reason }));
const list = async (): Promise<PackSummary[]> =>
  (await packHandlers.listPacks(as(first))).items.filter(({ isShipped }) => !isShipped);

test('a recorded pack is proposed by one person and published by another', async () => {
  const mine = await grantOf(first);
  const proposed = await propose(portalPack(1), mine);
  expect(proposed.body).toMatchObject({
    state: 'proposed',
    isVerified: false,
    isOwnProposal: true,
    coverage: { controls: 6, personal: 1, mapped: 5 },
  });
  const { packUid } = proposed.body;
  const delivered = () => call<SignedPack>('publishedPack', { portal: 'test-portal' }, mine);
  expect((await delivered()).body).toMatchObject({ code: 'extension.packUnknown' });
  await expect(decide(first, packUid)).rejects.toMatchObject({ code: 'extension.ownProposal' });
  await expect(
    packHandlers.decidePack(
      as(await other.person('admin'), other),
      input(undefined, { packUid, isAccepted: true, reason: '' }),
    ),
  ).rejects.toMatchObject({ code: 'extension.packUnknown' });
  expect(await decide(second, packUid)).toMatchObject({ state: 'published', isVerified: true, isOwnProposal: false });
  await expect(decide(second, packUid)).rejects.toMatchObject({ code: 'extension.packDecided' });

  const { body } = await delivered();
  const keys = await loadPublicKeys(tenant.db);
  expect(body.pack).toEqual({ ...portalPack(1), isVerified: true });
  expect(await isPackSigned(body, keys)).toBe(true);
  expect(await isPackSigned({ ...body, pack: { ...body.pack, origins: ['https://evil.example'] } }, keys)).toBe(false);
  expect((await call('knownPortals', {}, await grantOf(agent))).body['items']).toContainEqual(
    expect.objectContaining({ portal: 'test-portal', sha256: body.sha256, origins: [portalOrigin], isVerified: true }),
  );
});

test('a newer pack retires the one before, which can still be fetched; a rejected number is free again', async () => {
  const mine = await grantOf(first);
  expect((await propose(portalPack(3), mine)).body).toMatchObject({ code: 'extension.numberTaken' });
  expect((await propose(portalPack(1), mine)).status).toBe(409);
  const changed = { ...portalPack(2), name: 'Test portal, new' };
  const rejected = (await propose(changed, mine)).body;
  expect((await propose(portalPack(2), mine)).status).toBe(409);
  await expect(decide(second, rejected.packUid, false)).rejects.toMatchObject({ code: 'input.invalid' });
  expect(await decide(second, rejected.packUid, false, 'The address is missing')).toMatchObject({ state: 'rejected' });
  const again = (await propose(portalPack(2, { hasFiles: false }), mine)).body;
  expect(again.changes.map(({ kind }) => kind)).toContain('controlRemoved');
  expect((await list())[0]).toMatchObject({ packUid: again.packUid, state: 'proposed' });
  await decide(second, again.packUid);
  expect((await list()).map(({ number, state }) => [number, state])).toEqual([
    [2, 'published'],
    [2, 'rejected'],
    [1, 'retired'],
  ]);
  const numbered = async (number?: number) =>
    (
      await call<SignedPack>(
        'publishedPack',
        { portal: 'test-portal', ...(number ? { number: String(number) } : {}) },
        mine,
      )
    ).body;
  expect((await numbered()).pack.number).toBe(2);
  expect((await numbered(1)).pack).toEqual({ ...portalPack(1), isVerified: true });
  expect(await numbered(7)).toMatchObject({ code: 'extension.packUnknown' });
});

test('a pack that does not fit its form is refused with the reasons, and only admins propose', async () => {
  const mine = await grantOf(first);
  const unknown = portalPack(1, { portal: 'other-portal' });
  unknown.pages[0]!.fields[0]!.from = { question: 'favouriteColour' };
  expect((await propose(unknown, mine)).body).toMatchObject({
    code: 'extension.packInvalid',
    details: { problems: [expect.stringContaining('favouriteColour') as string] },
  });
  const nowhere = portalPack(1, { portal: 'other-portal', destination: 'atlantis' });
  expect((await propose(nowhere, mine)).status).toBe(422);
  expect((await propose(portalPack(1, { portal: 'other-portal' }), await grantOf(agent))).status).toBe(403);
});

test('a body cannot be changed in the database by the role that serves calls', async () => {
  await expect(
    tenant.db.run(sql`update portal_pack set body = '{}' where realm_id = ${tenant.realmId}`),
  ).rejects.toThrow();
  expect(await other.db.many(sql`select 1 from portal_pack`)).toEqual([]);
});

test('a page that was not known is reported once per content, without who reported it and without values', async () => {
  const theirs = await grantOf(agent);
  const report = (title: string) =>
    call(
      'reportPage',
      {
        portal: 'test-portal',
        packNumber: 2,
        page: 'applicant',
        differences: ['“Passport K1234567” is new'],
        skeleton: { ...portalSkeleton(), title },
      },
      theirs,
    );
  for (const title of ['Applicant', 'Applicant', 'Passport'])
    expect((await report(title)).body).toEqual({ reported: true });
  const { items } = await packHandlers.listPageReports(as(second), input({ portal: 'test-portal' }, undefined));
  expect(items.map(({ times }) => times).toSorted((one, two) => one - two)).toEqual([1, 2]);
  expect(JSON.stringify(items)).not.toContain('K1234567');
  const { rows } = await tenant.owner.get<{ rows: string }>(sql`select json_agg(r)::text as rows from page_report r`);
  expect(rows).not.toContain(agent.personUid);
  const [published] = (await list()).filter(({ state }) => state === 'published');
  expect(published!.reports).toBe(2);
  for (let n = 3; n < 60; n++) await report('Applicant');
  expect((await report('Applicant')).status).toBe(429);
});
