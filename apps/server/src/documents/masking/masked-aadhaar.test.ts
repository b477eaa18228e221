import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { buildDocumentPdf } from '../pages/build-document-pdf.ts';
import { box, engineDocument, engineReading, engineValue } from '../../testing/engine-reading.ts';
import { createReadingTenant, linesPdf, type ReadingTenant } from '../../testing/reading-tenant.ts';
import { readBase64FromUrl } from '../downloads/read-base64-from-url.ts';
import { loadPagePicture } from '../downloads/load-page-picture.ts';
import { listExtractedDocuments } from '../editing/list-extracted-documents.ts';
import { getDocumentsByIds } from '../records/list-documents.ts';
import { updateDocument } from '../editing/update-document.ts';

const number = '999941057058';
const place = box(0.2, 0.4, 0.48, 0.44);
let at: ReadingTenant;
const answer: (job: ReadJob) => DocumentReading = () =>
  engineReading(
    [
      engineDocument('National ID', 'Aadhaar', [1], {
        values: {
          aadhaarNumber: engineValue(number, 1, { raw: '9999 4105 7058', polygon: place, outcome: 'confirm' }),
          name: engineValue('Asha Rao', 1),
        },
        people: [{ name: 'Asha Rao' }],
      }),
    ],
    1,
  );
let docId: string;

beforeAll(async () => {
  at = await createReadingTenant(async (job) => answer(job));
  docId = await at.brings(await linesPdf(['Aadhaar']));
  await at.settles(docId);
});
afterAll(() => at?.close());

const shown = async () => {
  const { tenant, agency } = at;
  const asked = { applicantUid: agency.applicantUid, docIds: [docId] };
  const [listed] = await getDocumentsByIds(tenant.db, tenant.keys, agency.agent, asked);
  const [extracted] = await listExtractedDocuments(tenant.db, tenant.keys, agency.agent, {
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

test('returns the number masked, and confirming the masked value confirms the full one', async () => {
  const before = await shown();
  expect(before.listed.docFields).toMatchObject({ aadhaarNumber: 'XXXXXXXX7058', name: 'Asha Rao' });
  expect(JSON.stringify(before)).not.toMatch(/9999|4105/);
  expect(before.extracted.values[0]).toMatchObject({ raw: 'XXXX XXXX 7058', readValue: 'XXXXXXXX7058' });
  const { tenant, agency } = at;
  const docFields = { aadhaarNumber: 'XXXXXXXX7058' };
  const edit = { docId, applicantUid: agency.applicantUid, docFields };
  const after = await updateDocument(tenant.db, tenant.keys, agency.agent, edit);
  expect(after).toMatchObject({ toConfirm: 0, docFields: { aadhaarNumber: 'XXXXXXXX7058' } });
  const acts = await tenant.owner.many<{ kind: string }>(
    sql`select kind from value_act where realm_id = ${tenant.realmId} and document_uid = ${docId}`,
  );
  expect(acts).toEqual([{ kind: 'confirmed' }]);
  const wrong = updateDocument(tenant.db, tenant.keys, agency.agent, { ...edit, docFields: { aadhaarNumber: '1234' } });
  await expect(wrong).rejects.toMatchObject({ code: 'document.valueInvalid' });
});

test('blackens the first eight digits in every picture and leaves the last four readable', async () => {
  const { extracted } = await shown();
  const call = at.as(at.agency.agent);
  for (const url of [extracted.pages[0]!.imageUrl, extracted.pages[0]!.thumbnailUrl]) {
    const { picture } = (await loadPagePicture(call, new URL(url, 'http://x').searchParams.get('ticket')!))!;
    expect(await darkness(picture, [0.3, 0.42])).toBeLessThan(12);
    expect(await darkness(picture, [0.46, 0.42])).toBeGreaterThan(240);
  }
  const { data } = await readBase64FromUrl(
    { ...call, realm: { hosts: [] } } as never,
    {
      body: { imageUrl: extracted.pages[0]!.imageUrl },
    } as never,
  );
  expect(await darkness(Buffer.from(data.base64Image, 'base64'), [0.3, 0.42])).toBeLessThan(12);
});

test('uses the blackened picture in the PDF instead of the text layer', async () => {
  const pdf = (await buildDocumentPdf(at.tenant.db, at.sealedObjects, docId)).toString('latin1');
  expect(pdf).toContain('/DCTDecode');
  expect(pdf).not.toContain('/Helvetica');
});
