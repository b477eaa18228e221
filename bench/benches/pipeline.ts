import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, createIdentityRealm } from '@visawright/server/testing.ts';
import { atMost, BrokenRun, none, timed, type Finding } from '../measurement.ts';
import { openDesk, type Desk } from '../proofs/documents/desk.ts';
import { freePort } from '../proofs/documents/free-port.ts';
import { startSupervised } from '../proofs/documents/supervised-process.ts';
import { letter, photo, type TestDocument } from '../proofs/documents/test-files.ts';
import { barePdf, barePicture, type BareReading } from './pipeline/bare-engine.ts';
import { readNineDocuments } from './pipeline/read-nine-documents.ts';
import { treeCpuMs } from './pipeline/tree-cpu-ms.ts';

const most = { overhead: 1.25, photoMs: 5_000, nineSeconds: 60 }; // nine: one file of nine documents until all values are shown
const kinds = ['photo', 'letter'] as const;
type Kind = (typeof kinds)[number];
type Bare = Record<Kind, BareReading[]>;

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
const mean = (all: readonly number[]) => Math.round(sum(all) / all.length);
const p95 = (all: readonly number[]) =>
  Math.round(all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.ceil(all.length * 0.95) - 1)]!);

// Documents from the queue to their values: that all are read, what CPU time they cost compared with the engines alone on the same files,
// and how long a person waits. A small run only reads them.
export default async function pipeline(small: boolean): Promise<Finding> {
  const each = small ? 3 : 25;
  const database = await createTestDatabase();
  const realm = await createIdentityRealm(database, ['agency']);
  const port = await freePort();
  const env = {
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const [api, worker] = [startSupervised('api.ts', env), startSupervised('worker.ts', env)];
  try {
    const newDesk = () => openDesk({ url: `http://127.0.0.1:${port}`, database }, realm);
    if (small) return await readOnly(await newDesk(), each);
    return await measure(newDesk, worker.pid, each);
  } finally {
    await Promise.all([api.stop(), worker.stop()]);
    await realm.drop();
    await database.drop();
  }
}

async function readOnly(desk: Desk, each: number): Promise<Finding> {
  const documents = await makeDocuments(each);
  const ended = await Promise.all(kinds.flatMap((kind) => documents[kind].map((document) => endOf(desk, document))));
  return {
    judged: `${each} passport photos, ${each} letters`,
    checks: [none('documents without values', ended.filter(({ state }) => state !== 'checked').length)],
    table: { states: ended.map(({ state }) => state) },
  };
}

async function measure(newDesk: () => Promise<Desk>, worker: number, each: number): Promise<Finding> {
  const desk = await newDesk();
  const documents = await makeDocuments(2 * each); // first half in parallel to measure CPU, second half one by one to measure time
  const warm = [await photo('warm 1'), await photo('warm 2'), await letter('warm 1')];
  const ended = await Promise.all(warm.map((document) => endOf(desk, document)));
  const idle = await idleRate(worker);
  const ours = {} as Record<Kind, { cpuMs: number; ms: number[] }>;
  for (const kind of kinds) {
    const [before, began] = [treeCpuMs(worker), performance.now()];
    ended.push(...(await Promise.all(documents[kind].slice(0, each).map((document) => endOf(desk, document)))));
    await wait(300); // the last step is recorded after the values are available
    const cpuMs = treeCpuMs(worker) - before - idle * (performance.now() - began);
    const alone: Ended[] = [];
    for (const document of documents[kind].slice(each)) alone.push(await endOf(desk, document));
    ended.push(...alone);
    ours[kind] = { cpuMs, ms: alone.map(({ ms }) => ms) };
  }
  const nine = await readNineDocuments(newDesk);
  const bare = await readBare({ photo: documents.photo.slice(0, each), letter: documents.letter.slice(0, each) });
  const bareCpuMs = (kind: Kind) => sum(bare[kind].map(({ cpuMs }) => cpuMs));
  const overhead = (...of: Kind[]) =>
    Number((sum(of.map((kind) => ours[kind].cpuMs)) / sum(of.map(bareCpuMs))).toFixed(2));
  return {
    judged: `${ended.length} documents, ${nine.seconds.length} files of nine documents on ${nine.pages} pages`,
    checks: [
      none('documents without values', ended.filter(({ state }) => state !== 'checked').length),
      timed(atMost('CPU overhead', overhead('photo', 'letter'), most.overhead, '×')),
      timed(atMost("p95 until a passport photo's values", p95(ours.photo.ms), most.photoMs, 'ms')),
      timed(atMost('until the values of nine documents', Math.max(...nine.seconds), most.nineSeconds, 's')),
    ],
    table: {
      each,
      idleCpuShare: Number(idle.toFixed(3)),
      photo: facts(ours.photo, bareCpuMs('photo'), overhead('photo'), each),
      letter: facts(ours.letter, bareCpuMs('letter'), overhead('letter'), each),
      bareMsOfAPhoto: mean(bare.photo.map(({ ms }) => ms)),
      nineDocuments: nine,
    },
  };
}

const facts = (
  { cpuMs, ms }: { cpuMs: number; ms: readonly number[] },
  bareCpuMs: number,
  overhead: number,
  n: number,
) => ({
  cpuMsEach: Math.round(cpuMs / n),
  bareCpuMsEach: Math.round(bareCpuMs / n),
  overhead,
  meanMs: mean(ms),
  p95Ms: p95(ms),
});

// CPU share of an idle worker, which polls its queues: subtracted from the cost of a document.
async function idleRate(pid: number): Promise<number> {
  const [before, began] = [treeCpuMs(pid), performance.now()];
  await wait(5_000);
  return (treeCpuMs(pid) - before) / (performance.now() - began);
}

async function makeDocuments(each: number): Promise<Record<Kind, TestDocument[]>> {
  const made: Record<Kind, TestDocument[]> = { photo: [], letter: [] };
  for (let n = 0; n < each; n++) {
    made.photo.push(await photo(`pipeline ${n}`));
    made.letter.push(await letter(`pipeline ${n}`));
  }
  return made;
}

interface Ended {
  readonly state: string;
  readonly ms: number;
}

async function endOf(desk: Desk, document: TestDocument): Promise<Ended> {
  const began = performance.now();
  const { state } = await desk.settles(await desk.send(document));
  return { state, ms: performance.now() - began };
}

const pageDots = 150; // as the pipeline renders a page that has a text layer
const leastWords = { photo: /P<[A-Z<]{10}/, letter: /(<word .*){20}/ };

// The engines alone on the same files. They must have read them too, or the comparison says nothing.
async function readBare(documents: Record<Kind, TestDocument[]>): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  const engines = { photo: barePicture(960), letter: barePdf('text', pageDots) };
  const found: Bare = { photo: [], letter: [] };
  try {
    for (const kind of kinds) {
      const files = documents[kind].map(({ bytes }, n) => {
        const path = join(folder, `${kind}-${n}`);
        writeFileSync(path, bytes);
        return path;
      });
      await engines[kind].read(files[0]!); // warm
      for (const file of files) found[kind].push(await engines[kind].read(file));
      const unread = found[kind].find(({ text }) => !leastWords[kind].test(text));
      if (unread) throw new BrokenRun(`the engine alone did not read a ${kind}: ${unread.text.slice(0, 200)}`);
    }
    return found;
  } finally {
    for (const engine of Object.values(engines)) engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
