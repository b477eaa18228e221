import { catalogueFileMax } from '@visawright/contract/forms/facts.ts';
import { operations } from '@visawright/contract/operations/index.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { CatalogueFile } from '@visawright/forms/knowledge/catalogue-file.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRealmForm } from '../../../applications/realm-forms/realm-form.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import { contentHash } from '../../../platform/http/content-hash.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { decideFactChange } from '../changes/decide-change.ts';
import { getFactChange } from '../changes/list-changes.ts';
import { proposeFactChange } from '../changes/propose-change.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { checkImport, proposeImport } from './import-catalogue.ts';

let tenant: TestTenant;
let admin: Actor;
let second: Actor;
beforeAll(async () => {
  tenant = await createTestTenant();
  [admin, second] = [await tenant.person('admin'), await tenant.person('admin')];
});
afterAll(() => tenant?.close());

const as = (actor: Actor) => ({ db: tenant.db, actor }) as ActorCall;
const given = <B>(body: B) => ({ query: undefined, params: {}, body });
const exported = async () =>
  ((await exportCatalogue(as(admin), { query: undefined, params: {}, body: undefined })).body as Buffer).toString();
const check = (text: string) => checkImport(as(admin), given({ text }));

interface UkFile {
  fees: { basis: string; amount: number; asOf: string }[];
}
// The file as another realm with newer data would have written it.
async function changedFile(edit: (uk: UkFile, file: CatalogueFile) => void, keepsHash = false): Promise<string> {
  const file = JSON.parse(await exported()) as CatalogueFile;
  edit(file.content.destinations['uk'] as unknown as UkFile, file);
  return JSON.stringify(keepsHash ? file : { ...file, sha256: contentHash(file.content) });
}

test('the exported file has a format, a hash and all destinations, and importing it changes nothing', async () => {
  const text = await exported();
  const file = CatalogueFile.parse(JSON.parse(text));
  expect(file.format).toBe(1);
  expect(Object.keys(file.content.destinations)).toContain('japan');
  expect(file.content.rules.length).toBeGreaterThan(3);
  expect(text.length).toBeLessThan(catalogueFileMax);
  expect(await check(text)).toEqual({
    problems: [],
    sha256: file.sha256,
    forms: [],
    skipped: [],
    unknown: [],
    hasOtherRules: false,
  });
  await expect(proposeImport(as(admin), given({ text, note: 'The same' }))).rejects.toMatchObject({
    code: 'factChange.invalid',
  });
});

test('says what a file changes by destination, and what only a release can change', async () => {
  const text = await changedFile((uk, { content }) => {
    const [first] = uk.fees;
    uk.fees = [{ ...first!, amount: 1 }, { ...first!, basis: 'New fee' }, ...uk.fees.slice(2)];
    content.destinations['atlantis'] = {};
    content.rules.pop();
  });
  expect(await check(text)).toMatchObject({
    problems: [],
    forms: [{ formId: 'uk', added: 1, changed: 1, removed: 1, openApplications: 0 }],
    unknown: ['atlantis'],
    hasOtherRules: true,
  });
});

test('refuses a file that is not JSON, has another format, a wrong hash, unknown properties or invalid data', async () => {
  const problems = async (text: string) => (await check(text)).problems.map((each) => each.text);
  expect(await problems('{')).toEqual(['not valid JSON']);
  expect(await problems('['.repeat(50) + ']'.repeat(50))).toEqual(['too many nested levels']);
  expect(await problems('{}')).not.toEqual([]);
  const other = await changedFile((_, file) => void Object.assign(file, { format: 2 }));
  expect(await problems(other)).toHaveLength(1);
  const wrongHash = await changedFile((uk) => void (uk.fees[0]!.amount = 5), true);
  expect(await problems(wrongHash)).toEqual(['the content does not have the hash that the file states']);
  const extra = await changedFile((_, { content }) => void Object.assign(content, { extra: 1 }));
  expect(await problems(extra)).toHaveLength(1);
  const negative = await changedFile((uk) => void (uk.fees[0]!.amount = -5));
  expect(await problems(negative)).not.toEqual([]);
  await expect(proposeImport(as(admin), given({ text: negative, note: 'Bad' }))).rejects.toMatchObject({
    code: 'factChange.invalid',
  });
  const { body } = operations.checkImport;
  expect(body!.safeParse({ text: 'x'.repeat(catalogueFileMax + 1) }).success).toBe(false);
});

test('an import needs a second person and then applies; its facts are in the next export', async () => {
  const shipped = (await loadForm('uk')).fees[0]!;
  const text = await changedFile((uk) => void (uk.fees[0]!.amount = 321));
  const change = await proposeImport(as(admin), given({ text, note: 'Data of December' }));
  expect(change).toMatchObject({
    kind: 'import',
    state: 'proposed',
    count: 1,
    key: null,
    formIds: ['uk'],
    isOwn: true,
  });
  const { changeUid } = change;
  await expect(decideFactChange(as(admin), given({ changeUid, state: 'approved' }))).rejects.toMatchObject({
    code: 'factChange.ownDecision',
  });
  expect((await loadRealmForm(tenant.db, 'uk')).fees[0]).toEqual(shipped);
  const detail = await getFactChange(as(second), { query: { changeUid }, params: {}, body: undefined });
  expect(detail.effects).toMatchObject([{ formId: 'uk', facts: [{ was: shipped, became: { amount: 321 } }] }]);
  await decideFactChange(as(second), given({ changeUid, state: 'approved' }));
  expect((await loadRealmForm(tenant.db, 'uk')).fees[0]!.amount).toBe(321);
  const file = CatalogueFile.parse(JSON.parse(await exported()));
  expect(file.content.overlay['uk']!.changes).toMatchObject([{ key: `fee:${shipped.basis}`, value: { amount: 321 } }]);
  expect((await check(JSON.stringify(file))).forms).toEqual([]);
});

test('an import of the shipped data takes a change of the realm back', async () => {
  const uk = await loadForm('uk');
  const source = { title: 'A notice', url: null, kind: 'authority' as const, date: null };
  const about = { formId: 'uk', key: `fee:${uk.fees[0]!.basis}` };
  const body = { ...about, value: JSON.stringify({ ...uk.fees[0], amount: 9 }), source, confidence: 'low' as const };
  const { changeUid } = await proposeFactChange(as(admin), given({ ...body, note: 'A notice' }));
  await decideFactChange(as(second), given({ changeUid, state: 'approved' }));
  const text = await changedFile((_, { content }) => void (content.overlay = {}));
  const { changeUid: back } = await proposeImport(as(second), given({ text, note: 'Back to the product' }));
  await decideFactChange(as(admin), given({ changeUid: back, state: 'approved' }));
  expect((await loadRealmForm(tenant.db, 'uk')).fees[0]).toEqual(uk.fees[0]);
});
