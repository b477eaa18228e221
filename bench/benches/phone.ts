import { chromium } from '@playwright/test';
import { chromiumShell } from '@visawright/server/config.ts';
import { atMost, none, timed, type Finding } from '../measurement.ts';
import type { State, Visit } from './phone/cold-page.ts';
import { firstResponse, type FirstResponse } from './phone/first-response.ts';
import { load, type Load } from './phone/load.ts';
import { openPhoneBrowser, type PhoneBrowser } from './phone/phone-browser.ts';
import { startProduct } from './phone/product.ts';
import { phone } from './phone/profile.ts';
import { routeChunks } from './phone/route-chunks.ts';
import { throttlingProxy } from './phone/throttling-proxy.ts';
import { buildPages } from './shell/build-pages.ts';
import { servePage } from './shell/serve-page.ts';

// Bytes: what this network transfers in the time allowed, less four round trips.
const most = { overhead: 1.4, responseMs: 2_500, blockedMs: 300, bytes: 380_000 };
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const routes = [
  { path: '/applications', screen: 'myApplications', source: 'MyApplicationsScreen.tsx' },
  { path: '/get-visa', screen: 'getVisa', source: 'DetailsScreen.tsx' },
] as const;
const screenOf = (name: string) => `[data-screen="${name}"]`;

interface Visits {
  readonly loads: Load[];
  readonly responses: FirstResponse[];
}

async function visitTwice(browser: PhoneBrowser, visit: Visit, { loads, responses }: Visits): Promise<void> {
  loads.push(await load(browser, visit));
  responses.push(await firstResponse(browser, visit));
}

// First visit of a signed-in applicant on a throttled phone with a cold cache: when the first control responds, compared with a bare page
// of the same libraries, and what was transferred until then. Paints are only shown: a painted sentence does not let anybody act.
export default async function phoneLoads(small: boolean): Promise<Finding> {
  const rounds = small ? 2 : 7;
  const folders = await buildPages();
  const bare = await servePage(folders.bare);
  const product = await startProduct(folders.ours);
  const driven = await chromium.launch({ executablePath: chromiumShell, args: flags }); // used only to sign in
  const ports = [bare.url, product.address].map((url) => Number(new URL(url).port));
  const proxies = await Promise.all(ports.map(throttlingProxy));
  const browser = await openPhoneBrowser(new Map(ports.map((port, n) => [port, proxies[n]!.port])));
  try {
    const visitOf = ({ path, screen }: (typeof routes)[number], state: State): Visit => ({
      url: `${product.address}#${path}`,
      screen: screenOf(screen),
      state,
    });
    const bareVisit: Visit = { url: bare.url, screen: screenOf('bare') };
    await load(browser, bareVisit); // warms up the browser itself
    const bareVisits: Visits = { loads: [], responses: [] };
    const own = routes.map((): Visits => ({ loads: [], responses: [] }));
    for (let round = 0; round < rounds; round++) {
      const state = await product.signedIn(driven); // so that no load starts with a token refresh
      await visitTwice(browser, bareVisit, bareVisits);
      for (const [n, route] of routes.entries()) await visitTwice(browser, visitOf(route, state), own[n]!);
    }
    const against = summary(bareVisits);
    const table = routes.map(({ path, source }, n) => {
      const found = summary(own[n]!);
      const overhead = Number((found.responseMs / against.responseMs).toFixed(3));
      return { path, ...found, overhead, chunks: routeChunks(folders.ours, source, own[n]!.loads[0]!.files) };
    });
    return judge(table, against, rounds);
  } finally {
    await browser.close();
    for (const proxy of proxies) proxy.close();
    await driven.close();
    bare.server.close();
    await product.stop();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const middle = (loads: readonly Load[], of: (each: Load) => number) => median(loads.map(of));

const summary = ({ loads, responses }: Visits) => ({
  responseMs: median(responses.map(({ at }) => at)),
  control: responses[0]!.control,
  readyMs: middle(loads, (each) => each.readyMs),
  firstPaintMs: middle(loads, (each) => each.firstPaintMs),
  largestPaintMs: middle(loads, (each) => each.largestPaintMs),
  largest: loads[0]!.largestText,
  blockedMs: middle(loads, (each) => each.blockedMs),
  responseBytes: median(responses.map(({ bytes }) => bytes)),
  bytes: middle(loads, (each) => each.bytes),
  rounds: loads.map(({ readyMs, blockedMs }, n) => ({
    responseMs: responses[n]!.at,
    presses: responses[n]!.presses,
    readyMs,
    blockedMs,
  })),
  files: loads[0]!.files,
});

type Row = ReturnType<typeof summary> & { path: string; overhead: number; chunks: ReturnType<typeof routeChunks> };

function judge(table: readonly Row[], bare: ReturnType<typeof summary>, rounds: number): Finding {
  const worst = (of: (row: Row) => number) => Math.max(...table.map(of));
  const strays = table.reduce((sum, { chunks }) => sum + chunks.others.length + Number(chunks.missing), 0);
  return {
    judged: `${table.length} screens, ${rounds} first visits each`,
    checks: [
      none('chunks of other routes, or a missing own one', strays),
      atMost(
        'transferred until the first control responds',
        worst(({ responseBytes }) => responseBytes),
        most.bytes,
        'bytes',
      ),
      timed(
        atMost(
          'first control responds after',
          worst(({ responseMs }) => responseMs),
          most.responseMs,
          'ms',
        ),
      ),
      timed(
        atMost(
          'overhead of that to a bare page',
          worst(({ overhead }) => overhead),
          most.overhead,
          '×',
        ),
      ),
      timed(
        atMost(
          'blocked after the first paint',
          worst(({ blockedMs }) => blockedMs),
          most.blockedMs,
          'ms',
        ),
      ),
    ],
    table: { profile: phone, routes: table, bare },
  };
}
