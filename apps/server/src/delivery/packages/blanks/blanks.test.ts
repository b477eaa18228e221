import { PDFDocument } from '@cantoo/pdf-lib';
import { isDecided } from '@visawright/contract/delivery/blank-facts.ts';
import type { Blank, BlankDestination, BlankTrial } from '@visawright/contract/delivery/blank.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/db.ts';
import { createCaller } from '../../../testing/create-caller.ts';
import { openTwoRealms } from '../../../testing/two-realms.ts';
import { uploadForm } from '../../../testing/upload-form.ts';
import { loadPublishedBlank } from './load-published-blank.ts';
import { drawSpecimen, type Specimen } from './testing/draw-specimen.ts';
import { drawnField, useOf } from './testing/specimen-blank.ts';

const { realm, other, server, owner, admin, call, theirs, close } = await openTwoRealms();
afterAll(close);
const japan = await loadForm('japan');
const withFields = await drawSpecimen(japan);
const flat = await drawSpecimen(japan, { isFlat: true });

const facts = {
  formId: 'japan',
  title: 'Visa form',
  source: 'https://consulate.test/form.pdf',
  editionOn: '2026-06-01',
};

async function upload(bytes: Buffer, more: object = {}, headers = admin, name = 'form.pdf') {
  const reply = await server.app.inject({
    method: 'POST',
    url: addresses.uploadBlank.path,
    headers: { ...headers, 'realm-client-id': realm.path },
    payload: uploadForm({ ...facts, ...more }, [{ name, bytes }]),
  });
  return { status: reply.statusCode, body: reply.json<Blank & { code: string; details: { reason: string } }>() };
}
const drawnOf = (specimen: Specimen) =>
  specimen.marks.map((mark) => {
    const { id, kind, area, isMultiline, cells } = drawnField(mark);
    return { id, kind, area, isMultiline, cells };
  });
const confirmed = (specimen: Specimen, blank: Blank) => [
  ...specimen.marks.map((mark) => ({ fieldId: mark.name, use: useOf(mark), isConfirmed: true })),
  ...blank.fields
    .filter(({ id }) => !specimen.marks.some(({ name }) => name === id))
    .map(({ id }) => ({ fieldId: id, use: { as: 'empty' }, isConfirmed: true })),
];
const publish = ({ blankUid, version }: Blank, more: object = {}) =>
  call<Blank & { code: string }>('publishBlank', {
    blankUid,
    version,
    source: facts.source,
    editionOn: facts.editionOn,
    ...more,
  });
const stateOf = async (formId: string) =>
  (await call<{ destinations: BlankDestination[] }>('listBlanks')).body.destinations.find(
    (each) => each.formId === formId,
  )!;

test('allows only admins', async () => {
  for (const role of ['agency', 'distributor', 'applicant'] as const) {
    const headers = { authorization: `Bearer ${await realm.token(role)}` };
    expect((await createCaller(server.app, realm.path)('listBlanks', undefined, headers)).status).toBe(403);
    expect((await upload(withFields.pdf, {}, headers)).status).toBe(403);
  }
});

test('says of every destination which form its packages contain', async () => {
  expect(await stateOf('japan')).toMatchObject({ form: 'copy', blanks: [] });
  expect(await stateOf('italy')).toMatchObject({ form: 'schengen', blanks: [] });
});

test.each([
  ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 422, ['UPLOAD_MEDIA_TYPE', 'UPLOAD_NOT_WHAT_IT_SAYS']],
  ['a broken file', Buffer.from('%PDF-1.7\nnothing'), 422, ['UPLOAD_REFUSED']],
  ['an empty file', Buffer.alloc(0), 422, ['UPLOAD_EMPTY']],
])('refuses %s', async (_, bytes, status, codes) => {
  const reply = await upload(bytes);
  expect(reply.status).toBe(status);
  expect(codes.map((code) => code.toLowerCase().replaceAll('_', ''))).toContain(
    reply.body.code.toLowerCase().replaceAll(/[._]/g, ''),
  );
});

test('refuses scripts, a virus, an unknown destination and a date in the future', async () => {
  const scripted = await PDFDocument.load(withFields.pdf);
  scripted.addJavaScript('start', 'app.alert(1)');
  expect((await upload(Buffer.from(await scripted.save()))).body.details).toEqual({ reason: 'activeContent' });
  const infected = await PDFDocument.create();
  infected.addPage();
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  await infected.attach(Buffer.from(eicar), 'eicar.com', { mimeType: 'application/octet-stream' });
  expect((await upload(Buffer.from(await infected.save()))).status).toBe(422);
  expect((await upload(withFields.pdf, { formId: 'atlantis' })).status).toBe(422);
  expect((await upload(withFields.pdf, { editionOn: '2099-01-01' })).status).toBe(422);
  expect((await stateOf('japan')).blanks).toEqual([]);
});

test('finds the fields of a form and matches them to questions', async () => {
  const { status, body } = await upload(withFields.pdf);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'draft', pageCount: withFields.marks.at(-1)!.area.page + 1, version: 1 });
  expect(body.fields).toHaveLength(withFields.marks.length + 1); // and the signature
  const right = withFields.marks.filter((mark) => {
    const match = body.matches.find(({ fieldId }) => fieldId === mark.name);
    const expected = useOf(mark);
    return (
      match?.use.as === expected.as &&
      (match.use.as === 'answer'
        ? match.use.questions[0] === mark.question
        : match.use.as === 'tick' && match.use.option === mark.option)
    );
  });
  expect(right.length / withFields.marks.length).toBeGreaterThan(0.9);
  expect(body.matches.filter(isDecided).length).toBeGreaterThan(body.fields.length * 0.7);
  const again = await upload(withFields.pdf);
  expect(again.body.blankUid).toBe(body.blankUid); // sent twice: one draft
  const picture = await server.app.inject({
    method: 'GET',
    url: addresses.blankPage.path,
    query: { blankUid: body.blankUid, page: '0' },
    headers: { ...admin, 'realm-client-id': realm.path },
  });
  expect(picture.headers['content-type']).toBe('image/jpeg');
  expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
});

test('another realm sees nothing of it', async () => {
  const [{ blankUid } = { blankUid: '' }] = (await stateOf('japan')).blanks;
  expect(
    (await theirs<{ destinations: BlankDestination[] }>('listBlanks')).body.destinations.flatMap(
      ({ blanks }) => blanks,
    ),
  ).toEqual([]);
  for (const [name, more] of [
    ['getBlank', {}],
    ['blankPage', { page: '0' }],
    ['tryBlank', { sample: 'ordinary' }],
    ['retireBlank', {}],
    ['deleteBlank', {}],
    ['publishBlank', { version: 1, source: 'https://x.test', editionOn: '2026-06-01' }],
    ['saveBlank', { version: 1, drawn: [], matches: [] }],
  ] as const)
    expect([name, (await theirs(name, { blankUid, ...more })).status]).toEqual([name, 404]);
  const seen = await server.parts.tenants.forRealm(other.realmId).many(sql`select blank_uid from official_blank`);
  expect(seen).toEqual([]); // the row policy alone
});

test('a draft is published when every field is decided, with its date and source, and then does not change', async () => {
  const { body: draft } = await upload(withFields.pdf);
  const { blankUid } = draft;
  const matches = confirmed(withFields, draft);
  const { body: half } = await call<Blank>('saveBlank', { blankUid, version: 1, drawn: [], matches: matches.slice(1) });
  expect(half).toMatchObject({ openCount: 1, version: 2 });
  expect((await publish(half)).body.code).toMatch(/fields_?open/i);
  const { body: saved } = await call<Blank>('saveBlank', { blankUid, version: 2, drawn: [], matches });
  expect(saved).toMatchObject({ openCount: 0, version: 3 });
  expect((await call('saveBlank', { blankUid, version: 1, drawn: [], matches })).status).toBe(409);
  expect((await publish(saved, { editionOn: '2099-01-01' })).status).toBe(422);
  const { body: live } = await publish(saved, { editionOn: '2026-07-01', source: 'https://consulate.test/new' });
  expect(live).toMatchObject({ state: 'published', editionOn: '2026-07-01', source: 'https://consulate.test/new' });
  expect(live.publishedByName).toEqual(expect.any(String));
  expect((await publish(live)).status).toBe(409);
  expect(
    (await call('saveBlank', { blankUid: live.blankUid, version: live.version, drawn: [], matches: [] })).status,
  ).toBe(409);
  await expect(
    owner.run(sql`update official_blank set matches = '[]' where blank_uid = ${live.blankUid}`),
  ).rejects.toThrow();
  expect(await stateOf('japan')).toMatchObject({ form: 'official' });
  const published = await loadPublishedBlank(server.parts.tenants.forRealm(realm.realmId), server.parts, 'japan');
  expect(published?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(published?.matches).toHaveLength(matches.length);
});

test('places marked on a flat form get a suggestion, and publishing it retires the one before', async () => {
  const { body: draft } = await upload(flat.pdf, { editionOn: '2026-08-01' });
  expect(draft.fields).toEqual([]);
  const drawn = drawnOf(flat);
  const { body: marked } = await call<Blank>('saveBlank', {
    blankUid: draft.blankUid,
    version: draft.version,
    drawn,
    matches: [],
  });
  const surname = flat.marks.find(({ question }) => question === 'surname')!;
  expect(marked.fields.find(({ id }) => id === surname.name)?.label).toMatch(/surname/i);
  expect(marked.matches.find(({ fieldId }) => fieldId === surname.name)?.use).toMatchObject({ questions: ['surname'] });
  const matches = confirmed(flat, marked);
  const { body: saved } = await call<Blank>('saveBlank', {
    blankUid: draft.blankUid,
    version: marked.version,
    drawn,
    matches,
  });
  const { body: live } = await publish(saved);
  const { blanks } = await stateOf('japan');
  expect(blanks.map(({ state }) => state)).toEqual(['published', 'retired']);
  const [, before] = blanks;
  const { body: old } = await call<Blank>('getBlank', { blankUid: before!.blankUid });
  expect((await publish(old)).body).toMatchObject({ state: 'published' }); // the edition before, again
  expect((await stateOf('japan')).blanks.map(({ state }) => state)).toEqual(['retired', 'published']);
  const { body: again } = await call<Blank>('getBlank', { blankUid: live.blankUid });
  await publish(again);
});

test.each([
  ['a field that does not exist', [{ fieldId: 'nowhere', use: { as: 'empty' }, isConfirmed: true }]],
  [
    'a question that does not exist',
    [{ fieldId: 'f1', use: { as: 'answer', questions: ['shoeSize'], written: 'asIs' }, isConfirmed: true }],
  ],
  [
    'a tick in a text field',
    [{ fieldId: 'f1', use: { as: 'tick', question: 'sex', option: 'Male' }, isConfirmed: true }],
  ],
  ['a field twice', [1, 2].map(() => ({ fieldId: 'f1', use: { as: 'empty' }, isConfirmed: true }))],
])('refuses %s', async (_, matches) => {
  const { body: draft } = await upload(withFields.pdf, { editionOn: '2026-09-01' });
  const reply = await call('saveBlank', { blankUid: draft.blankUid, version: draft.version, drawn: [], matches });
  expect(reply.status).toBe(422);
});

test('refuses a place outside the page', async () => {
  const { body: draft } = await upload(withFields.pdf);
  const place = { id: 'd1', kind: 'text', isMultiline: false, cells: null };
  const at = { page: 0, left: 580, top: 20, width: 90, height: 12 };
  for (const area of [at, { ...at, left: 20, page: 9 }, { ...at, left: 20, height: 1 }]) {
    const drawn = [{ ...place, area }];
    expect(
      (await call('saveBlank', { blankUid: draft.blankUid, version: draft.version, drawn, matches: [] })).status,
    ).toBe(422);
  }
});

test('a file uploaded again keeps what a person decided, and a draft can be deleted with its objects', async () => {
  const { body: draft } = await upload(withFields.pdf);
  expect(draft.state).toBe('draft');
  expect((await call('deleteBlank', { blankUid: draft.blankUid })).status).toBe(200);
  const queued = await owner.many(
    sql`select object_key from object_to_delete where object_key like ${`%/blank/${draft.blankUid}/%`}`,
  );
  expect(queued).toHaveLength(1 + draft.pageCount);
  const { body: again } = await upload(flat.pdf);
  expect(again.fields).toHaveLength(flat.marks.length);
  expect(again.openCount).toBe(0);
});

test('tries a form with an ordinary traveller, the longest values and Hindi', async () => {
  const { blanks } = await stateOf('japan');
  const live = blanks.find(({ state }) => state === 'published')!;
  const attempt = async (sample: string) =>
    (await call<BlankTrial>('tryBlank', { blankUid: live.blankUid, sample })).body;
  const ordinary = await attempt('ordinary');
  expect(ordinary.writings.every(({ tooLongBy }) => tooLongBy === 0)).toBe(true);
  expect(ordinary.continued).toEqual([]);
  const longest = await attempt('longest');
  const over = longest.writings.filter(({ tooLongBy }) => tooLongBy > 0);
  expect(over.length).toBeGreaterThan(0);
  expect(longest.continued.length).toBeGreaterThan(0);
  expect((await attempt('hindi')).writings.some(({ lines }) => lines.join('').includes('क्षेत्रपाल'))).toBe(true);
});

test('retired, the destination has its copy sheet again', async () => {
  const { blanks } = await stateOf('japan');
  const live = blanks.find(({ state }) => state === 'published')!;
  expect((await call('retireBlank', { blankUid: live.blankUid })).status).toBe(200);
  expect((await call('retireBlank', { blankUid: live.blankUid })).status).toBe(409);
  expect(await stateOf('japan')).toMatchObject({ form: 'copy' });
  expect(await loadPublishedBlank(server.parts.tenants.forRealm(realm.realmId), server.parts, 'japan')).toBeNull();
});
