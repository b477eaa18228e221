import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { createTestDatabase } from '@visawright/server/testing.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import AdmZip from 'adm-zip';
import { atLeast, atMost, none, requireForProof, type Finding } from '../../measurement.ts';
import { drawingSources } from '../../benches/extraction/freeze.ts';
import { root, sourcesHash } from '../../record/sources-hash.ts';
import { freePort } from '../documents/free-port.ts';
import { startSupervised } from '../documents/supervised-process.ts';
import { openAgency } from './agency.ts';
import { answerQuestions, judgePages, type Answer } from './judge-pages.ts';
import { openOffice, type Office } from './office.ts';
import {
  heldOutSource,
  makeTripFiles,
  seenSource,
  type PieceSource,
  type TripFile,
  type TripFiles,
  type TruePage,
  type Wanted,
} from './trip-pages.ts';

const percent = (part: number, whole: number) => Math.round((part * 1_000) / Math.max(1, whole)) / 10;
const zipOf = (files: readonly TripFile[]): Buffer => {
  const zip = new AdmZip();
  for (const { name, bytes } of files) zip.addFile(`group/${name}`, bytes);
  return zip.toBuffer();
};

// Staff send a scan of many documents and a ZIP of single files for a group of travellers of whom only the names are known. Every page has
// to find its traveller and category or be asked about; what is asked is answered with the keys that the screen needs.
export default async function sorting(small: boolean): Promise<Finding> {
  const seed = process.env['SEED'] ?? (small ? 'sorting small' : 'sorting g');
  const wanted = small
    ? { seed, travellers: 3, pagesEach: 5, unnamedPhotos: 0, stranger: `${seed} stranger` }
    : { seed, travellers: 12, pagesEach: 15, unnamedPhotos: 4, stranger: `${seed} stranger` };
  const { travellers, scan, single } = await drawnOnce(wanted, small ? seenSource : heldOutSource);
  const database = await createTestDatabase();
  const agency = await openAgency(database);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    PORT: String(port),
    PUBLIC_URL: url,
  };
  const [api, worker] = [startSupervised('api.ts', env), startSupervised('worker.ts', env)];
  try {
    await untilUp(url);
    const office = await openOffice({ url, database }, agency, travellers);
    try {
      return await judge(office, scan, single, small);
    } finally {
      await office.close();
    }
  } finally {
    await Promise.all([api.stop(), worker.stop()]);
    agency.close();
    await database.drop();
  }
}

// Drawing takes minutes, so it is stored for the next run with the same drawings.
async function drawnOnce(wanted: Wanted, source: PieceSource): Promise<TripFiles> {
  const folder = join(root, 'bench', 'out', 'sorting');
  const hash = sourcesHash([
    ...drawingSources,
    'packages/specimens/src/documents',
    'bench/proofs/sorting/trip-pages.ts',
  ]);
  const file = join(folder, `${wanted.seed.replaceAll(/\W+/g, '-')}-${hash}`);
  if (existsSync(file)) return deserialize(readFileSync(file)) as TripFiles;
  const drawn = await makeTripFiles(source, wanted);
  await closePress();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, serialize(drawn));
  return drawn;
}

async function judge(office: Office, scan: TripFile, single: readonly TripFile[], small: boolean): Promise<Finding> {
  const started = performance.now();
  const zip = zipOf(single);
  const sent = [await office.send([scan]), await office.send([{ name: 'group.zip', bytes: zip }])];
  const refused = sent.flatMap((each) => each.refused);
  const now = await office.settles(small ? 600 : 3_000);
  const seconds = Math.round((performance.now() - started) / 1_000);
  const inZip = new AdmZip(zip).getEntries().map(({ name }) => single.find((file) => file.name === name)!);
  const pages = await truePages(office, [scan, ...inZip]);
  const pixels = async () => {
    const all = (await office.arrangement()).flatMap((one) => one.documents.flatMap((document) => document.pages));
    return office.pixelsOf(all.map(({ pageUid }) => pageUid));
  };
  const macs = await pixels();
  const judged = judgePages(pages, now, macs);
  const truths = new Map(pages.map(({ mac, truth }) => [mac, truth]));
  const questions = await office.questions();
  const answers = await answerAll(office, (pageUid) => truths.get(macs.get(pageUid) ?? ''));
  const after = judgePages(
    pages.filter(({ truth }) => truth.traveller !== null),
    await office.settles(600),
    await pixels(),
  );
  const count = (verdict: string) => judged.filter((each) => each.verdict === verdict).length;
  const ofTravellers = pages.filter(({ truth }) => truth.traveller !== null).length;
  const asked = judged.filter(({ verdict }) => verdict === 'asked');
  const keys = answers.reduce((sum, each) => sum + each.keys, 0);
  for (const each of judged) if (each.verdict !== 'right') console.error(JSON.stringify(each));
  requireForProof(
    refused.length === 0,
    `files were refused: ${refused.map(({ fileName, code }) => `${fileName} ${code}`).join(', ')}`,
  );
  requireForProof(pages.length >= (small ? 15 : 190), `only ${pages.length} pages`);
  return {
    judged:
      `${pages.length} pages of ${office.applicants.length} travellers in ${1 + single.length} files, ` +
      `${asked.length} asked about in ${answers.length} questions`,
    checks: [
      atLeast('pages placed right without a person', percent(count('right'), ofTravellers), 95, '%'),
      atMost('pages placed wrong without a question', percent(count('wrong'), pages.length), 1, '%'),
      none('pages lost', count('lost')),
      atMost('keys per page that is asked about', Number((keys / Math.max(1, asked.length)).toFixed(2)), 1.5),
      none('pages asked about after all answers', after.filter(({ verdict }) => verdict === 'asked').length),
    ],
    table: {
      seconds,
      keys,
      marked: judged.filter(({ verdict, isMarked }) => isMarked && verdict !== 'asked').length,
      answers,
      rightAfterAnswers: percent(after.filter(({ verdict }) => verdict === 'right').length, after.length),
      wrong: judged.filter(({ verdict }) => verdict === 'wrong'),
      asked: asked.map(({ kind, got, traveller }) => ({ kind, got, traveller })),
      reasons: questions.map(({ reasons }) => reasons.map(({ reason }) => reason).join(' ')),
    },
  };
}

// Which page of the product is which page that was drawn: files in the order they were stored, and the pages of each.
async function truePages(office: Office, files: readonly TripFile[]): Promise<{ truth: TruePage; mac: string }[]> {
  const uploads = await office.uploadedPages();
  requireForProof(uploads.length === files.length, `${uploads.length} of ${files.length} files were stored`);
  return files.flatMap(({ name, pages }, n) => {
    const own = uploads[n]!;
    requireForProof(own.length === pages.length, `${name} has ${own.length} of ${pages.length} pages`);
    return pages.map((truth, at) => ({ truth, mac: own[at]! }));
  });
}

// One after the other, as the screen does: what speaks for whom is read again after each answer.
async function answerAll(office: Office, truthOf: (pageUid: string) => TruePage | undefined): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (;;) {
    const [next] = answerQuestions(await office.arrangement(), await office.questions(), truthOf);
    if (!next) return answers;
    requireForProof(!answers.some(({ docId }) => docId === next.docId), 'an answered question was asked again');
    const { docId, truth } = next;
    const step =
      truth.traveller === null
        ? ({ step: 'discard', docId } as const)
        : ({
            step: 'place',
            docId,
            newDocId: randomUUID(),
            applicantUid: office.applicants[truth.traveller]!,
            category: truth.category,
          } as const);
    const { outcome, refusal } = await office.arrange(step);
    requireForProof(outcome !== 'refused', `an answer was refused: ${refusal}`);
    answers.push(next);
  }
}

async function untilUp(url: string): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  requireForProof(false, 'the API does not respond');
}
