import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testDatabase } from '../../apps/server/src/testing/database.ts';
import { identityRealm } from '../../apps/server/src/testing/identity.ts';
import type { Finding } from '../dispatch.ts';
import { openDesk, type Desk } from '../proofs/documents/desk.ts';
import { freePort } from '../proofs/documents/free-port.ts';
import { keepProcess } from '../proofs/documents/kept-process.ts';
import { letter, photo, type Paper } from '../proofs/documents/papers.ts';
import { readNinePapers } from './pipeline/nine-papers.ts';
import { treeCpuMs } from './pipeline/tree-cpu.ts';

const target = 1.25;
const targetMs = 5_000;
const targetSeconds = 60; // a file of nine papers, everything on screen
type Kind = 'photo' | 'letter';
interface Bare {
  readonly kind: Kind;
  readonly cpuMs: number;
  readonly ms: number;
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
const mean = (all: readonly number[]) => Math.round(sum(all) / all.length);
const p95 = (all: readonly number[]) =>
  Math.round(all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.ceil(all.length * 0.95) - 1)]!);

// What a document costs from the queue to its values, beside the engines alone on the same pages; and how long a passport takes a person.
export default async function pipeline(small: boolean): Promise<Finding> {
  const each = small ? 3 : 25;
  const database = await testDatabase();
  const realm = await identityRealm(database, ['agency']);
  const port = await freePort();
  const env = {
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const [api, worker] = [keepProcess('api.ts', env), keepProcess('worker.ts', env)];
  try {
    const newDesk = () => openDesk({ url: `http://127.0.0.1:${port}`, database }, realm);
    const desk = await newDesk();
    const papers = await makePapers(2 * each); // the first half together for the CPU, the second one by one for the clock
    await both(desk, [await photo('warm 1'), await photo('warm 2'), await letter('warm 1')]);
    const idle = await idleRate(worker.pid);
    const ours = {} as Record<Kind, { cpuMs: number; ms: number[] }>;
    for (const kind of ['photo', 'letter'] as const) {
      const [before, began] = [treeCpuMs(worker.pid), performance.now()];
      await both(desk, papers[kind].slice(0, each));
      await wait(300); // its last step is written down after the values are there
      const cpuMs = treeCpuMs(worker.pid) - before - idle * (performance.now() - began);
      const ms: number[] = [];
      for (const paper of papers[kind].slice(each)) ms.push(await timed(desk, paper));
      ours[kind] = { cpuMs, ms };
    }
    const nine = small ? undefined : await readNinePapers(newDesk);
    const nineSeconds = nine && Math.max(...nine.seconds);
    const bare = bareOf({ photo: papers.photo.slice(0, each), letter: papers.letter.slice(0, each) });
    const bareCpu = (kind: Kind) => sum(bare.filter((one) => one.kind === kind).map(({ cpuMs }) => cpuMs));
    const ratio = (kind: Kind) => Number((ours[kind].cpuMs / bareCpu(kind)).toFixed(2));
    const figure = Number(((ours.photo.cpuMs + ours.letter.cpuMs) / (bareCpu('photo') + bareCpu('letter'))).toFixed(2));
    const valuesMs = p95(ours.photo.ms);
    const bareMs = mean(bare.filter(({ kind }) => kind === 'photo').map(({ ms }) => ms));
    const nineFigure = nine ? `; ${nine.pages} pages of nine papers after ${nineSeconds} s` : '';
    const isFull = figure <= target && valuesMs <= targetMs && (nineSeconds ?? 0) <= targetSeconds;
    return {
      figure: `${figure} × the bare engines' CPU; a passport photo's values after ${valuesMs} ms (p95), ${bareMs} of them the bare engines${nineFigure}`,
      target: `<= ${target} ×, <= ${targetMs} ms${nine ? `, <= ${targetSeconds} s` : ''}`,
      ok: isFull || (small && figure <= 2 * target && valuesMs <= 3 * targetMs),
      table: {
        each,
        idleCpuShare: Number(idle.toFixed(3)),
        photo: facts(ours.photo, bareCpu('photo'), ratio('photo'), each),
        letter: facts(ours.letter, bareCpu('letter'), ratio('letter'), each),
        bareMsOfAPhoto: bareMs,
        ...(nine && { ninePapers: nine }),
      },
    };
  } finally {
    await Promise.all([api.stop(), worker.stop()]);
    await realm.drop();
    await database.drop();
  }
}

const facts = (
  { cpuMs, ms }: { cpuMs: number; ms: readonly number[] },
  bareCpuMs: number,
  ratio: number,
  n: number,
) => ({
  cpuMsEach: Math.round(cpuMs / n),
  bareCpuMsEach: Math.round(bareCpuMs / n),
  ratio,
  meanMs: mean(ms),
  p95Ms: p95(ms),
});

// A worker that waits looks into its queues: that is not a document's.
async function idleRate(pid: number): Promise<number> {
  const [before, began] = [treeCpuMs(pid), performance.now()];
  await wait(5_000);
  return (treeCpuMs(pid) - before) / (performance.now() - began);
}

async function makePapers(each: number): Promise<Record<Kind, Paper[]>> {
  const made: Record<Kind, Paper[]> = { photo: [], letter: [] };
  for (let n = 0; n < each; n++) {
    made.photo.push(await photo(`pipeline ${n}`));
    made.letter.push(await letter(`pipeline ${n}`));
  }
  return made;
}

async function timed(desk: Desk, paper: Paper): Promise<number> {
  const began = performance.now();
  const { state } = await desk.settles(await desk.send(paper));
  if (state !== 'checked') throw new Error(`a paper ended as ${state}`);
  return performance.now() - began;
}

const both = async (desk: Desk, papers: readonly Paper[]) => {
  await Promise.all(papers.map((paper) => timed(desk, paper)));
};

function bareOf(papers: Record<Kind, Paper[]>): Bare[] {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  try {
    const files = (Object.entries(papers) as [Kind, Paper[]][]).flatMap(([kind, all]) =>
      all.map(({ bytes }, n) => {
        const path = join(folder, `${kind}-${n}`);
        writeFileSync(path, bytes);
        return { path, kind };
      }),
    );
    const [order, answer] = [join(folder, 'order.json'), join(folder, 'answer.json')];
    writeFileSync(order, JSON.stringify({ files }));
    execFileSync(process.execPath, [join(import.meta.dirname, 'pipeline/bare.ts'), order, answer], {
      stdio: 'inherit',
    });
    return JSON.parse(readFileSync(answer, 'utf8')) as Bare[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
