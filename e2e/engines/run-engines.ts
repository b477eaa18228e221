import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadEnv } from '@visawright/server/config.ts';
import { stackIsUp } from '../../ops/product.ts';
import type { BrowserEngine } from './drivers/browser-engine.types.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebkit } from './drivers/webkit.ts';
import type { Journey } from './journeys/journey.types.ts';
import { startProductBehindTls, type RunningProduct } from './product/product-behind-tls.ts';
import { runJourneys, type JourneyResult } from './run-journeys.ts';

const engines = { firefox: startFirefox, webkit: startWebkit } as const satisfies Record<
  string,
  () => Promise<BrowserEngine>
>;
export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

export interface EnginesResult {
  readonly passed: number;
  readonly failed: number;
  readonly versions: Readonly<Record<string, string>>;
  readonly table: readonly JourneyResult[];
}

const sum = (table: readonly JourneyResult[], of: 'passed' | 'failed') => table.reduce((all, row) => all + row[of], 0);

// Screens also work without a socket, so its connections are counted where they pass.
function liveResult(engine: string, upgrades: number): JourneyResult {
  console.log(
    `${upgrades > 0 ? '✓' : '✗'} ${engine} › live updates › ${upgrades} WebSocket connections through the proxy`,
  );
  const passed = upgrades > 0 ? 1 : 0;
  return { engine, journey: 'live updates', passed, failed: 1 - passed, seconds: 0 };
}

async function runEngine(
  name: EngineName,
  wanted: readonly Journey[],
  product: RunningProduct,
  versions: Record<string, string>,
): Promise<JourneyResult[]> {
  let engine: BrowserEngine;
  try {
    engine = await engines[name]();
  } catch (error) {
    console.log(`✗ ${name} › start › ${error instanceof Error ? error.message : String(error)}`);
    return [{ engine: name, journey: 'start', passed: 0, failed: 1, seconds: 0 }];
  }
  versions[name] = engine.version;
  const before = product.upgrades();
  try {
    const rows = await runJourneys(engine, wanted);
    return wanted.length > 0 ? [...rows, liveResult(name, product.upgrades() - before)] : rows;
  } finally {
    await engine.close();
  }
}

// Runs every journey in every named engine against the product behind TLS.
export async function runEngines(
  names: readonly EngineName[] = engineNames,
  only: readonly string[] = [],
): Promise<EnginesResult> {
  loadEnv();
  if (!(await stackIsUp())) throw new Error('The real parts do not answer. Start them first: ops/stack up');
  execFileSync(join(import.meta.dirname, 'product', 'install-packages.sh'), names, { stdio: 'inherit' });
  const product = await startProductBehindTls(Number(process.env.E2E_PORT ?? 8090));
  try {
    process.env.E2E_URL = product.origin; // read by the kit when it is imported
    const { journeys } = await import('./journeys/journeys.ts');
    const wanted = journeys.filter(({ name }) => only.length === 0 || only.includes(name));
    const table: JourneyResult[] = [];
    const versions: Record<string, string> = {};
    for (const name of names) {
      const rows = await runEngine(name, wanted, product, versions);
      table.push(...rows);
      console.log(`${name} ${versions[name]}: ${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`);
    }
    return { passed: sum(table, 'passed'), failed: sum(table, 'failed'), versions, table };
  } finally {
    await product.stop();
  }
}
