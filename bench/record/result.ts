import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { isMet, type Check, type Finding } from '../measurement.ts';
import { root, sourcesHash } from './sources-hash.ts';

// A committed result. Load: running processes averaged over the last minute, before and after; on a machine with `cores`.
export interface Result extends Finding {
  readonly name: string;
  readonly ok: boolean;
  readonly measuredAt: string;
  readonly commit: string;
  readonly sources: { readonly paths: readonly string[]; readonly hash: string };
  readonly machine: { readonly cores: number; readonly loadBefore: number; readonly loadAfter: number };
  readonly seconds: number;
  readonly small: boolean;
}

export const resultsFolder = join(root, 'bench', 'results');
const smallFolder = join(root, 'bench', 'out');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function commitOf(sources: readonly string[]): string {
  const isChanged = git('status', '--porcelain', '--', ...sources) !== '';
  return `${git('rev-parse', '--short=12', 'HEAD')}${isChanged ? ' with changes' : ''}`;
}

export const currentLoad = () => Number(loadavg()[0]!.toFixed(2));

export interface Run {
  readonly name: string;
  readonly small: boolean;
  readonly sources: readonly string[];
  readonly startedAt: Date;
  readonly loadBefore: number;
}

export function resultOf({ name, small, sources, startedAt, loadBefore }: Run, finding: Finding): Result {
  const { judged, checks, table } = finding;
  return {
    name,
    ok: isMet(finding, small),
    judged,
    checks,
    measuredAt: startedAt.toISOString(),
    commit: commitOf(sources),
    sources: { paths: sources, hash: sourcesHash(sources) },
    machine: { cores: cpus().length, loadBefore, loadAfter: currentLoad() },
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1_000),
    small,
    table,
  };
}

// Only results of the full size are committed.
export function writeResult(result: Result): void {
  const folder = result.small ? smallFolder : resultsFolder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${result.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

export function readResult(name: string, folder = resultsFolder): Result | undefined {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined;
}

export const shortChecks = ({ checks }: Pick<Result, 'checks'>): Check[] => checks.filter(({ ok }) => !ok);

export const isStale = (result: Result, sources: readonly string[]): boolean =>
  result.sources.hash !== sourcesHash(sources);
