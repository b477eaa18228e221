import { VisionEndpointEdit } from '@visawright/contract/documents/vision-endpoint.ts';
import { visionConsentText, visionConsentTextHindi } from '@visawright/contract/documents/vision-consent-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { findVisionConnection } from '../../documents/vision/create-vision-reader.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { getVisionEndpoint, saveVisionEndpoint } from './vision-endpoint.ts';

let tenant: TestTenant;
let admin: Actor;
beforeAll(async () => {
  tenant = await createTestTenant();
  admin = await tenant.person('admin');
});
afterAll(() => tenant?.close());

const url = 'https://reader.example.org/v1';
const edit = (more: object = {}) =>
  VisionEndpointEdit.parse({ isOn: false, url, model: 'reader-1', agrees: visionConsentText, ...more });
const call = () => ({ db: tenant.db, actor: admin, parts: { keys: tenant.keys } }) as never;
const save = (more: object = {}) => saveVisionEndpoint(call(), { body: edit(more) } as never);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test('is off until an admin sets it, and never returns its sealed key', async () => {
  expect(await getVisionEndpoint(call(), {} as never)).toEqual({ endpoint: null });
  expect(await codeOf(save())).toBe('vision.keyMissing');
  const { endpoint } = await save({ apiKey: 'sk-canary-key' });
  expect(endpoint).toMatchObject({ isOn: false, url, model: 'reader-1', hasKey: true, words: visionConsentText });
  expect(JSON.stringify(endpoint)).not.toContain('canary');
  const { api_key } = await tenant.owner.get<{ api_key: Buffer }>(
    sql`select api_key from vision_endpoint where realm_id = ${tenant.realmId}`,
  );
  expect(api_key.toString('latin1')).not.toContain('canary');
  expect((await save({ model: 'reader-2' })).endpoint).toMatchObject({ model: 'reader-2', hasKey: true });
});

test('does not reuse a key for another URL', async () => {
  expect(await codeOf(save({ url: 'https://elsewhere.example.org/v1' }))).toBe('vision.keyMissing');
});

test('preserves the recorded consent unless the text changes', async () => {
  const other = await tenant.person('admin');
  const saveAs = (more: object) =>
    saveVisionEndpoint(
      { db: tenant.db, actor: other, parts: { keys: tenant.keys } } as never,
      { body: edit(more) } as never,
    );
  const { endpoint: before } = await getVisionEndpoint(call(), {} as never);
  const stored = { agreedByName: before!.agreedByName, agreedAt: before!.agreedAt };
  expect((await saveAs({ model: 'reader-2' })).endpoint).toMatchObject(stored);
  expect((await saveAs({ model: 'reader-2', agrees: visionConsentTextHindi })).endpoint).toMatchObject({
    agreedByName: `admin ${other.sub.slice(0, 4)}`,
    words: visionConsentTextHindi,
  });
});

test('rejects URLs that resolve to private addresses', async () => {
  for (const inside of [
    'https://127.0.0.1/v1',
    'https://[::1]/v1',
    'https://localhost:8443/v1',
    'https://2130706433/v1',
  ])
    expect(await codeOf(save({ isOn: true, apiKey: 'k', url: inside })), inside).toBe('vision.addressRefused');
  for (const wrong of [
    'http://reader.example.org/v1',
    'https://a:b@reader.example.org/',
    'file:///etc/passwd',
    `${url}?x=1`,
  ])
    expect(VisionEndpointEdit.safeParse({ ...edit(), url: wrong }).success, wrong).toBe(false);
  expect(VisionEndpointEdit.safeParse({ ...edit(), agrees: 'yes' }).success).toBe(false);
});

test('uses the endpoint only when it is on and the applicant consented', async () => {
  const applicantUid = await tenant.applicant({ agencyUid: await tenant.agency() });
  const asked = () => findVisionConnection(tenant.worker, tenant.keys, applicantUid);
  await tenant.owner.run(sql`update vision_endpoint set is_on = true where realm_id = ${tenant.realmId}`);
  expect(await asked()).toBeUndefined();
  await tenant.owner.run(sql`
    insert into consent (realm_id, applicant_uid, purpose, version, language, consent_text, given_by)
    values (${tenant.realmId}, ${applicantUid}, 'readElsewhere', 1, 'en', 'yes', ${admin.personUid})`);
  expect(await asked()).toEqual({ url, model: 'reader-2', apiKey: 'sk-canary-key' });
  await tenant.owner.run(sql`update vision_endpoint set is_on = false where realm_id = ${tenant.realmId}`);
  expect(await asked()).toBeUndefined();
});
