import { chromium } from '@playwright/test';
import { chromiumShell } from '../../ops/chromium.ts';
import type { Finding } from '../dispatch.ts';
import { load, type Load, type State, type Visit } from './phone/load.ts';
import { startProduct, type Product } from './phone/product.ts';
import { phone } from './phone/profile.ts';
import { quietBrowser } from './phone/quiet-browser.ts';
import { routeChunks } from './phone/route-chunks.ts';
import { slowRoad } from './phone/slow-road.ts';
import { buildPages } from './shell/build-pages.ts';
import { servePage } from './shell/serve-page.ts';

const targets = { ratio: 1.4, largestPaintMs: 2_500, blockedMs: 300 };
// A small run on a busy machine only tells when something broke.
const smallTargets = { ratio: 2.2, largestPaintMs: 6_000, blockedMs: 1_500 };
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const routes = [
  { path: '/applications', screen: 'myApplications', source: 'MyApplicationsScreen.tsx' },
  { path: '/get-visa', screen: 'getVisa', source: 'DetailsScreen.tsx' },
] as const;
const bareReady = '[data-ready]';

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const middle = (loads: readonly Load[], of: (each: Load) => number) => median(loads.map(of));

// A signed-in applicant's first load on a throttled phone with a cold cache, against a bare page of the same libraries in turn with it.
export default async function phoneLoads(small: boolean): Promise<Finding> {
  const rounds = small ? 2 : 7;
  const folders = await buildPages();
  const bare = await servePage(folders.bare);
  const product = await startProduct(folders.ours);
  const driven = await chromium.launch({ executablePath: chromiumShell, args: flags }); // only to sign in
  const ports = [bare.url, product.address].map((url) => Number(new URL(url).port));
  const roads = await Promise.all(ports.map(slowRoad));
  const browser = await quietBrowser(new Map(ports.map((port, n) => [port, roads[n]!.port])));
  try {
    const bareVisit = { url: bare.url, ready: bareReady };
    await load(browser, bareVisit); // the browser's own first time
    const bareLoads: Load[] = [];
    const own = new Map<string, Load[]>(routes.map(({ path }) => [path, []]));
    let state = await product.signedIn(driven);
    for (let round = 0; round < rounds; round++) {
      if (round > 0 && !small) state = await product.signedIn(driven); // none of them begins by renewing its token
      bareLoads.push(await load(browser, bareVisit));
      for (const { path, screen } of routes)
        own.get(path)!.push(await load(browser, visit(product, path, screen, state)));
    }
    const against = middle(bareLoads, (each) => each.largestPaintMs);
    const table = routes.map(({ path, source }) => ({
      path,
      ...summary(own.get(path)!),
      ratio: Number((middle(own.get(path)!, (each) => each.largestPaintMs) / against).toFixed(3)),
      chunks: routeChunks(folders.ours, source, own.get(path)![0]!.files),
    }));
    return judged(table, summary(bareLoads), small ? smallTargets : targets);
  } finally {
    await browser.close();
    for (const road of roads) road.close();
    await driven.close();
    bare.server.close();
    await product.stop();
  }
}

const visit = ({ address }: Product, path: string, screen: string, state: State): Visit => ({
  url: `${address}#${path}`,
  ready: `[data-screen="${screen}"]`,
  state,
});

const summary = (loads: readonly Load[]) => ({
  largestPaintMs: middle(loads, (each) => each.largestPaintMs),
  largest: loads[0]!.largestWords,
  firstPaintMs: middle(loads, (each) => each.firstPaintMs),
  readyMs: middle(loads, (each) => each.readyMs),
  blockedMs: middle(loads, (each) => each.blockedMs),
  bytes: middle(loads, (each) => each.bytes),
  rounds: loads.map(({ largestPaintMs, blockedMs }) => ({ largestPaintMs, blockedMs })),
  files: loads[0]!.files,
});

type Row = ReturnType<typeof summary> & { path: string; ratio: number; chunks: ReturnType<typeof routeChunks> };

function judged(table: readonly Row[], bare: ReturnType<typeof summary>, limits: typeof targets): Finding {
  const worst = (of: (row: Row) => number) => Math.max(...table.map(of));
  const [ratio, paint, blocked] = [
    worst((row) => row.ratio),
    worst((row) => row.largestPaintMs),
    worst((row) => row.blockedMs),
  ];
  const strays = table.reduce((sum, { chunks }) => sum + chunks.others.length + Number(chunks.missing), 0);
  return {
    figure: `ratio ${ratio}, largest paint ${paint} ms, blocked ${blocked} ms, ${strays} chunks of other routes`,
    target: `<= ${limits.ratio}, <= ${limits.largestPaintMs} ms, <= ${limits.blockedMs} ms, 0`,
    ok: ratio <= limits.ratio && paint <= limits.largestPaintMs && blocked <= limits.blockedMs && strays === 0,
    table: { profile: phone, routes: table, bare },
  };
}
