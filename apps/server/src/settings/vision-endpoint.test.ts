import { VisionEndpointEdit, visionWords } from '@visawright/contract/vision-endpoint.ts';
import { visionWordsHi } from '@visawright/contract/vision-words.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { visionAddress } from '../documents/read-elsewhere.ts';
import { AppError } from '../http/app-error.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { getVisionEndpoint, saveVisionEndpoint } from './vision-endpoint.ts';

let database: TestDatabase;
let house: House;
let admin: Actor;
beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  admin = await house.person('admin');
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const url = 'https://reader.example.org/v1';
const edit = (more: object = {}) =>
  VisionEndpointEdit.parse({ isOn: false, url, model: 'reader-1', agrees: visionWords, ...more });
const call = () => ({ db: house.db, actor: admin, parts: { keys: house.keys } }) as never;
const save = (more: object = {}) => saveVisionEndpoint(call(), { body: edit(more) } as never);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test('it is off until an admin names it, and its key is kept sealed and never told', async () => {
  expect(await getVisionEndpoint(call(), {} as never)).toEqual({ endpoint: null });
  expect(await codeOf(save())).toBe('vision.keyMissing');
  const { endpoint } = await save({ apiKey: 'sk-canary-key' });
  expect(endpoint).toMatchObject({ isOn: false, url, model: 'reader-1', hasKey: true, words: visionWords });
  expect(JSON.stringify(endpoint)).not.toContain('canary');
  const { api_key } = await house.owner.get<{ api_key: Buffer }>(
    sql`select api_key from vision_endpoint where realm_id = ${house.realmId}`,
  );
  expect(api_key.toString('latin1')).not.toContain('canary');
  expect((await save({ model: 'reader-2' })).endpoint).toMatchObject({ model: 'reader-2', hasKey: true });
});

test('a key is not sent to another address than it was given for', async () => {
  expect(await codeOf(save({ url: 'https://elsewhere.example.org/v1' }))).toBe('vision.keyMissing');
});

test('who agreed stays who agreed when another admin only changes the model, and changes with the words', async () => {
  const other = await house.person('admin');
  const saveAs = (more: object) =>
    saveVisionEndpoint(
      { db: house.db, actor: other, parts: { keys: house.keys } } as never,
      { body: edit(more) } as never,
    );
  const { endpoint: before } = await getVisionEndpoint(call(), {} as never);
  const kept = { agreedByName: before!.agreedByName, agreedAt: before!.agreedAt };
  expect((await saveAs({ model: 'reader-2' })).endpoint).toMatchObject(kept);
  expect((await saveAs({ model: 'reader-2', agrees: visionWordsHi })).endpoint).toMatchObject({
    agreedByName: `admin ${other.sub.slice(0, 4)}`,
    words: visionWordsHi,
  });
});

test('an address that leads inside is refused, whatever it is called', async () => {
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

test('papers are read elsewhere only where it is on, and only of those who agreed themselves', async () => {
  const applicantUid = await house.applicant({ agencyUid: await house.agency() });
  const asked = () => visionAddress(house.worker, house.keys, applicantUid);
  await house.owner.run(sql`update vision_endpoint set is_on = true where realm_id = ${house.realmId}`);
  expect(await asked()).toBeUndefined();
  await house.owner.run(sql`
    insert into consent (realm_id, applicant_uid, purpose, version, language, words, given_by)
    values (${house.realmId}, ${applicantUid}, 'readElsewhere', 1, 'en', 'yes', ${admin.personUid})`);
  expect(await asked()).toEqual({ url, model: 'reader-2', apiKey: 'sk-canary-key' });
  await house.owner.run(sql`update vision_endpoint set is_on = false where realm_id = ${house.realmId}`);
  expect(await asked()).toBeUndefined();
});
