import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireForProof } from '../../../measurement.ts';
import { root } from '../../../record/sources-hash.ts';
import type { Stage } from '../stage/open-stage.ts';
import { personalTexts } from '../stage/personal-texts.ts';
import type { Visited } from './visit-both-pages.ts';

export interface ProfileFinding {
  readonly files: number;
  readonly bytes: number;
  readonly values: number;
  readonly forms: number;
  readonly planted: number;
  readonly plantedFound: number;
  readonly byExtension: readonly string[];
  readonly unexplained: readonly string[];
  readonly byPages: readonly string[]; // not the extension's
}

type Form = (value: string) => readonly Buffer[];

// Base64 of a text inside of another one: three ways, each without the letters that depend on what is around.
const base64Parts = (value: string): Buffer[] =>
  [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), Buffer.from(value)])
      .toString('base64')
      .replace(/=+$/, '');
    return Buffer.from(text.slice(shift === 0 ? 0 : shift + 1, -1));
  });

const forms: readonly Form[] = [
  (value) => [value, value.toLowerCase(), value.toUpperCase()].map((each) => Buffer.from(each)),
  (value) => [value, value.toLowerCase(), value.toUpperCase()].map((each) => Buffer.from(each, 'utf16le')),
  base64Parts,
  (value) => [Buffer.from(encodeURIComponent(value)), Buffer.from(encodeURIComponent(value).replaceAll('%20', '+'))],
  (value) => [Buffer.from(JSON.stringify(value).slice(1, -1).replaceAll('/', '\\/'))],
  (value) => [Buffer.from(Buffer.from(value).toString('hex'))],
];

interface Hit {
  readonly file: string;
  readonly value: string;
}

const isIn = (bytes: Buffer, value: string) =>
  forms.some((form) => form(value).some((needle) => needle.length > 3 && bytes.includes(needle)));

const plantedWords = 'Qw7 Zzyzx Planted Lane 4411';
const storeOnDisk = (of: Record<string, string>) =>
  (
    globalThis as unknown as { chrome: { storage: { local: { set(of: object): Promise<void> } } } }
  ).chrome.storage.local.set(of);

// A search that finds nothing is no success: the other extension stores a value on the disk, and so does, by its own page, the extension
// itself, once as it is and once as base64.
async function plantValues({ hostile, panel }: Stage): Promise<void> {
  await hostile.evaluate(storeOnDisk, { planted: `${plantedWords} by the other` });
  await panel.evaluate(storeOnDisk, {
    planted: `${plantedWords} by its own`,
    encoded: Buffer.from(`  ${plantedWords} in base64  `).toString('base64'),
  });
}
const plantedValues = [`${plantedWords} by the other`, `${plantedWords} by its own`, `${plantedWords} in base64`];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

// What the browser stores for pages, whichever extension is there: the copies with which it opens a page again after a crash, with the
// texts in its fields, no matter who typed them; and the storage of sites, in which the application's page has its own session. The
// extension writes to neither. A grant or a secret is found there only if the extension gave it away.
const ofPages: readonly RegExp[] = [/^Default\/Sessions\//, /^Default\/Local Storage\//, /^Default\/Session Storage\//];

// The browser stores compiled code with its texts: a value that is also an example in our own code would be found there.
function requireOwnValues({ built }: Stage, values: readonly string[]): void {
  const code = [built, join(root, 'apps/web/dist')].flatMap(filesIn).map((path) => readFileSync(path));
  requireForProof(code.length > 20, 'the built code is there');
  const known = values.filter((value) => code.some((content) => content.includes(value)));
  requireForProof(known.length === 0, `these values occur in the product's code: ${known.join(', ')}`);
}

// Every byte of the profile after the browser has ended.
export async function searchProfile(stage: Stage, { typed, secrets }: Visited): Promise<ProfileFinding> {
  const { browser, application, pack } = stage;
  await plantValues(stage);
  await wait(1_000);
  await browser.close();
  const values = [
    ...new Set([
      ...personalTexts(application, pack),
      ...typed,
      ...secrets,
      application.applicantName,
      application.applicationUid,
    ]),
  ];
  requireOwnValues(stage, values);
  const hits: Hit[] = [];
  let bytes = 0;
  const files = filesIn(browser.profile);
  const plantedFound = new Set<string>();
  for (const path of files) {
    const content = readFileSync(path);
    bytes += content.length;
    const file = relative(browser.profile, path);
    for (const value of plantedValues)
      if (isIn(content, value) && file.includes(browser.id) !== value.endsWith('other')) plantedFound.add(value);
    for (const value of values) if (isIn(content, value)) hits.push({ file, value });
  }
  const text = ({ file, value }: Hit) => `${value} in ${file}`;
  const isOurs = ({ file }: Hit) => file.includes(browser.id);
  const isOfPage = ({ file, value }: Hit) => !secrets.includes(value) && ofPages.some((place) => place.test(file));
  return {
    files: files.length,
    bytes,
    values: values.length,
    forms: forms.length,
    planted: plantedValues.length,
    plantedFound: plantedFound.size,
    byExtension: hits.filter(isOurs).map(text),
    unexplained: hits.filter((hit) => !isOurs(hit) && !isOfPage(hit)).map(text),
    byPages: hits.filter((hit) => !isOurs(hit) && isOfPage(hit)).map(text),
  };
}
