import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { documentPdf } from '../pages/document-pdf.ts';
import { answered, box, linesPdf, openReadingHouse, paper, read, type ReadingHouse } from '../testing/reading-house.ts';
import { base64FromUrl } from '../vault/base64-from-url.ts';
import { pagePicture } from '../vault/page-picture.ts';
import { extractedDocuments } from './extracted-documents.ts';
import { documentsByIds } from './list-documents.ts';
import { updateDocument } from './update-document.ts';

const number = '999941057058';
const place = box(0.2, 0.4, 0.48, 0.44);
let at: ReadingHouse;
const answer: (job: ReadJob) => DocumentReading = () =>
  answered(
    [
      paper('National ID', 'Aadhaar', [1], {
        values: {
          aadhaarNumber: read(number, 1, { raw: '9999 4105 7058', polygon: place, outcome: 'confirm' }),
          name: read('Asha Rao', 1),
        },
        people: [{ name: 'Asha Rao' }],
      }),
    ],
    1,
  );
let docId: string;

beforeAll(async () => {
  at = await openReadingHouse(async (job) => answer(job));
  docId = await at.brings(await linesPdf(['Aadhaar']));
  await at.settles(docId);
});
afterAll(() => at?.close());

const shown = async () => {
  const { house, agency } = at;
  const asked = { applicantUid: agency.applicantUid, docIds: [docId] };
  const [listed] = await documentsByIds(house.db, house.keys, agency.agent, asked);
  const [extracted] = await extractedDocuments(house.db, house.keys, agency.agent, {
    ...asked,
    includePageDetails: true,
  });
  return { listed: listed!, extracted: extracted!.documentData };
};
const darkness = async (picture: Buffer, [x, y]: readonly [number, number]) => {
  const { width, height } = await sharp(picture).metadata();
  const spot = { left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 };
  return (await sharp(picture).extract(spot).raw().toBuffer())[0]!;
};

test('no reply holds the number, and a person who confirms what is shown confirms the whole one', async () => {
  const before = await shown();
  expect(before.listed.docFields).toMatchObject({ aadhaarNumber: 'XXXXXXXX7058', name: 'Asha Rao' });
  expect(JSON.stringify(before)).not.toMatch(/9999|4105/);
  expect(before.extracted.values[0]).toMatchObject({ raw: 'XXXX XXXX 7058', readValue: 'XXXXXXXX7058' });
  const { house, agency } = at;
  const docFields = { aadhaarNumber: 'XXXXXXXX7058' };
  const edit = { docId, applicantUid: agency.applicantUid, docFields };
  const after = await updateDocument(house.db, house.keys, agency.agent, edit);
  expect(after).toMatchObject({ toConfirm: 0, docFields: { aadhaarNumber: 'XXXXXXXX7058' } });
  const acts = await house.owner.many<{ kind: string }>(
    sql`select kind from value_act where realm_id = ${house.realmId} and document_uid = ${docId}`,
  );
  expect(acts).toEqual([{ kind: 'confirmed' }]);
  const wrong = updateDocument(house.db, house.keys, agency.agent, { ...edit, docFields: { aadhaarNumber: '1234' } });
  await expect(wrong).rejects.toMatchObject({ code: 'document.valueInvalid' });
});

test('in every picture the first eight digits are black and the last four are to be read', async () => {
  const { extracted } = await shown();
  const call = at.as(at.agency.agent);
  for (const url of [extracted.pages[0]!.imageUrl, extracted.pages[0]!.thumbnailUrl]) {
    const picture = (await pagePicture(call, new URL(url, 'http://x').searchParams.get('ticket')!))!;
    expect(await darkness(picture, [0.3, 0.42])).toBeLessThan(12);
    expect(await darkness(picture, [0.46, 0.42])).toBeGreaterThan(240);
  }
  const { data } = await base64FromUrl(
    { ...call, realm: { hosts: [] } } as never,
    {
      body: { imageUrl: extracted.pages[0]!.imageUrl },
    } as never,
  );
  expect(await darkness(Buffer.from(data.base64Image, 'base64'), [0.3, 0.42])).toBeLessThan(12);
});

test('put together as a PDF its page is the black picture, not the text it came as', async () => {
  const pdf = (await documentPdf(at.house.db, at.papers, docId)).toString('latin1');
  expect(pdf).toContain('/DCTDecode');
  expect(pdf).not.toContain('/Helvetica');
});
