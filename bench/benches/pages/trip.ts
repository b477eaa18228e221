import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { tourFlags, tourFlagsExtra } from '@visawright/contract/platform/tours.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import {
  createIdentityRealm,
  createTestBucket,
  createTestDatabase,
  insertScreenPicture,
  insertTestDocument,
  renderScreenPicture,
} from '@visawright/server/testing.ts';
import sharp from 'sharp';
import { serverProcess } from '../api/server-process.ts';

const port = 18_092;
const [pagesPerDocument, thumbnailSide] = [4, 320];
const drawn = { width: 1_654, height: 2_339, count: 40 }; // A4 at 200 dpi

export interface Trip {
  open(context: BrowserContext): Promise<Page>; // signed in, at the playground of the trip
  stop(): Promise<void>;
}

// The API with the built web app on a database and bucket of its own, and a trip of travellers with that many pages.
export async function startTrip(folder: string, travellers: number, pages: number): Promise<Trip> {
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  const realm = await createIdentityRealm(database, ['agent']);
  const env = { S3_BUCKET: bucket.config.S3_BUCKET };
  const server = await serverProcess(join(import.meta.dirname, '../../../apps/server/src/entry/api.ts'), port, {
    ...env,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    WEB_FOLDER: folder,
    LOG_LEVEL: 'warn',
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
  });
  const people = await draftTogether(server.url, realm.path, () => realm.token('agent'), travellers);
  const seeding = await openTestApp(database, env);
  const { parts } = seeding;
  const { db } = await parts.actors.fromToken(await realm.token('agent'));
  const pictures = await drawPages();
  for (let n = 0; n < pages; n += pagesPerDocument) {
    const own = Array.from(
      { length: Math.min(pagesPerDocument, pages - n) },
      (_, k) => pictures[(n + k) % drawn.count]!,
    );
    const applicantUid = people.applicants[Math.floor((n / pages) * travellers)]!;
    const { objectKeys, pageUids } = await insertTestDocument(db, parts.keys, parts.sealedObjects, {
      applicantUid,
      name: `scan-${n}.pdf`,
      pages: own.map(({ picture }) => picture),
    });
    for (const [k, { thumbnail, screen }] of own.entries()) {
      const screenKey = `${objectKeys[2 * k + 1]!}-screen`;
      await parts.sealedObjects.put(db, applicantUid, objectKeys[2 * k + 2]!, thumbnail);
      await parts.sealedObjects.put(db, applicantUid, screenKey, screen);
      await insertScreenPicture(db, pageUids[k]!, screenKey);
    }
  }
  await seeding.close();
  return {
    async open(context) {
      await context.addInitScript(
        ([path, flags]) => flags.forEach((flag) => localStorage.setItem(`vw.${path}.tour.${flag}`, 'true')),
        [realm.path, [...tourFlags, ...tourFlagsExtra]] as [string, string[]],
      );
      const page = await context.newPage();
      const address = `${server.url}/${realm.path}`;
      await page.goto(address);
      await page.getByLabel('Username').fill(realm.email('agent'));
      await page.getByLabel('Password', { exact: true }).fill(realm.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.locator('[data-screen]:not([data-screen="signIn"], [data-screen="loading"])').first().waitFor();
      await page.goto(`${address}#/fileUpload/document-playground?applicationUid=${people.applicationUid}`);
      await page.locator('.pg-sheet img').waitFor({ timeout: 60_000 });
      return page;
    },
    async stop() {
      await server.stop();
      await realm.drop();
      await bucket.drop();
      await database.drop();
    },
  };
}

const visaDetails = {
  fromDate: '09/03/2099',
  toDate: '20/03/2099',
  visaFrom: 'India',
  visaTo: 'Italy',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Tourist visa',
};

// A token for each call: on a busy machine they take longer than one is valid.
async function draftTogether(url: string, realm: string, token: () => Promise<string>, travellers: number) {
  const send = async (name: 'createApplicant' | 'draftApplication', body: object): Promise<Record<string, string>> => {
    const reply = await fetch(`${url}${addresses[name].path}`, {
      method: addresses[name].method,
      headers: {
        authorization: `Bearer ${await token()}`,
        'realm-client-id': realm,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (reply.status !== 200) throw new Error(`${name} returned ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Record<string, string>;
  };
  const applicants: string[] = [];
  let first: Record<string, string> | undefined;
  for (let n = 0; n < travellers; n++) {
    const { applicantUid } = await send('createApplicant', { firstName: `Traveller ${n + 1}`, lastName: 'Rao' });
    applicants.push(applicantUid!);
    const drafted = await send('draftApplication', {
      applicantUid,
      visaDetails,
      ...(first && { tripUid: first['tripUid'] }),
    });
    first ??= drafted;
  }
  return { applicants, applicationUid: first!['applicationUid']! };
}

const sentence = 'the amount was paid on the day named above.';

// Pages of text, so that their pictures have the size and the decoding time of scanned letters.
const drawPages = () =>
  Promise.all(
    Array.from({ length: drawn.count }, async (_, n) => {
      const lines = Array.from(
        { length: 48 },
        (_line, line) =>
          `<text x="150" y="${180 + line * 44}">Page ${n + 1}, line ${line + 1}: ${sentence.slice((n + line) % 9)}</text>`,
      );
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${drawn.width}" height="${drawn.height}">` +
        `<rect width="100%" height="100%" fill="#fdfdfa"/>` +
        `<g font-size="30" font-family="sans-serif">${lines.join('')}</g></svg>`;
      const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
      return {
        picture,
        screen: (await renderScreenPicture(picture, drawn.width))!,
        thumbnail: await sharp(picture).resize(thumbnailSide, thumbnailSide, { fit: 'inside' }).jpeg().toBuffer(),
      };
    }),
  );
