import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDeepStrictEqual } from 'node:util';
import type { Page, Worker } from '@playwright/test';
import { requireForProof } from '../../../measurement.ts';
import { root } from '../../../record/sources-hash.ts';
import type { Stage } from '../stage/open-stage.ts';

type Mode = 'store' | 'practice';

interface Manifest {
  readonly permissions?: readonly string[];
  readonly optional_permissions?: readonly string[];
  readonly host_permissions?: readonly string[];
  readonly optional_host_permissions?: readonly string[];
  readonly content_scripts?: readonly { readonly matches?: readonly string[] }[];
  readonly externally_connectable?: { readonly matches?: readonly string[]; readonly ids?: readonly string[] };
  readonly web_accessible_resources?: readonly unknown[];
  readonly content_security_policy?: { readonly extension_pages?: string };
}

// Read here and not by the code of the build, which could be wrong in the same way.
const asked = (manifest: Manifest) => ({
  permissions: [...(manifest.permissions ?? []), ...(manifest.optional_permissions ?? [])].toSorted(),
  hosts: [...(manifest.host_permissions ?? []), ...(manifest.optional_host_permissions ?? [])].toSorted(),
  contentScripts: (manifest.content_scripts ?? []).flatMap(({ matches }) => matches ?? []).toSorted(),
  connectable: [
    ...(manifest.externally_connectable?.matches ?? []),
    ...(manifest.externally_connectable?.ids ?? []),
  ].toSorted(),
  webAccessible: [...(manifest.web_accessible_resources ?? [])],
});

const committed = JSON.parse(readFileSync(join(root, 'apps/extension/permissions.json'), 'utf8')) as Record<
  Mode,
  unknown
>;
const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

function permissionProblems(folder: string, mode: Mode): string[] {
  const found = asked(manifestIn(folder));
  const wide = /<all_urls>|^\*:|:\/\/\*\/|^file:|^ftp:/;
  return [
    ...(isDeepStrictEqual(found, committed[mode]) ? [] : [`${mode}: ${JSON.stringify(found)}`]),
    ...[...found.hosts, ...found.contentScripts, ...found.connectable].filter((pattern) => wide.test(pattern)),
  ];
}

// Code that is not in the archive: fetched, imported from an address, or made from text.
const remote: Readonly<Record<string, RegExp>> = {
  'a script from an address': /<script[^>]+src=["']?(?:https?:)?\/\//i,
  'an import from an address': /\bimport\s*\(\s*["'`](?:https?:|data:|blob:)/,
  'a script of a worker': /\bimportScripts\s*\(/,
  eval: /(?<![.\w$])eval\s*\(/,
  'code of WebAssembly': /\bWebAssembly\s*\.\s*(?:instantiate|compile|Module)/,
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function remoteCodeIn(folder: string): string[] {
  const policy = manifestIn(folder).content_security_policy?.extension_pages ?? '';
  const isStrict =
    /(?:^|; )script-src 'self'(?:;|$)/.test(policy) &&
    policy.startsWith("default-src 'none';") &&
    !/unsafe-|wasm/.test(policy);
  const files = filesIn(folder).filter((file) => /\.(?:js|html)$/.test(file));
  requireForProof(files.length >= 5, `${files.length} scripts and pages in the build`);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.entries(remote).flatMap(([what, shape]) =>
      shape.test(text) ? [`${what} in ${file.slice(folder.length + 1)}`] : [],
    );
  });
  return [...found, ...(isStrict ? [] : [`the policy ${policy}`])];
}

// Libraries contain code that makes functions from text and is never run. Whether it could be run, the browser says.
async function madeFromText(where: string, place: Page | Worker): Promise<string[]> {
  // Later, because the browser's own tools may run text as code while they evaluate.
  const run = await (place as Page).evaluate(
    () =>
      new Promise<string[]>((done) => {
        const attempts: Record<string, () => unknown> = {
          // oxlint-disable-next-line no-eval -- whether it runs is the question
          eval: () => (0, eval)('1'),
          // oxlint-disable-next-line typescript/no-implied-eval -- whether it runs is the question
          Function: () => new Function('return 1')() as unknown,
        };
        const isRun = (attempt: () => unknown) => {
          try {
            return attempt() === 1;
          } catch {
            return false;
          }
        };
        setTimeout(() => done(Object.keys(attempts).filter((name) => isRun(attempts[name]!))), 20);
      }),
  );
  return run.map((name) => `${name} runs in ${where}`);
}

async function buildStore(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'visawright-extension-store-'));
  const env = { ...process.env, EXTENSION_DIST: folder };
  delete (env as Record<string, string | undefined>)['APP_ORIGINS'];
  await promisify(execFile)(join(root, 'node_modules/.bin/wxt'), ['build'], { cwd: join(root, 'apps/extension'), env });
  return folder;
}

export interface BuiltProblems {
  readonly permissions: readonly string[];
  readonly remoteCode: readonly string[];
}

// The archive that the browser runs; at full size also the one for the store.
export async function builtProblems({ built, browser, panel }: Stage, small: boolean): Promise<BuiltProblems> {
  const folder = join(built, 'practice');
  const worker = browser.context.serviceWorkers().find((each) => each.url().includes(browser.id))!;
  const live = [...(await madeFromText('the panel', panel)), ...(await madeFromText('the worker', worker))];
  const practice = {
    permissions: permissionProblems(folder, 'practice'),
    remoteCode: [...remoteCodeIn(folder), ...live],
  };
  if (small) return practice;
  const store = await buildStore();
  try {
    return {
      permissions: [...practice.permissions, ...permissionProblems(join(store, 'store'), 'store')],
      remoteCode: [...practice.remoteCode, ...remoteCodeIn(join(store, 'store'))],
    };
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
}
