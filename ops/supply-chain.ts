// npm run supply-chain: what the lock file brings in, and whether a tracked file holds a secret. Needs no network.
// --record adds the release dates of new packages from the registry; --verify compares all recorded dates with it.
// --sbom only writes the bill of materials.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './modules/import-graph.ts';
import { fetchDates } from './supply-chain/fetch-dates.ts';
import { judgeAges, recordedDates, type ReleaseDates } from './supply-chain/judge-ages.ts';
import { judgeLicences, type LicenceRules } from './supply-chain/judge-licences.ts';
import { judgeInstallScripts, judgeSources, type ScriptRule } from './supply-chain/judge-sources.ts';
import { lockedPackages, readLock } from './supply-chain/locked-packages.ts';
import { makeSbom } from './supply-chain/make-sbom.ts';
import { scanFiles, type KnownValue } from './supply-chain/scan-files.ts';

interface Rules {
  readonly licences: LicenceRules;
  readonly installScripts: readonly ScriptRule[];
  readonly knownValues: readonly KnownValue[];
}

const root = join(import.meta.dirname, '..');
const datesFile = join(import.meta.dirname, 'supply-chain', 'release-dates.json');
const has = (flag: string) => process.argv.includes(`--${flag}`);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const rules = readJson(join(import.meta.dirname, 'supply-chain', 'rules.json')) as Rules;
const registry = 'https://registry.npmjs.org';
const packages = lockedPackages(readLock(root));
const installable = packages.filter(({ integrity }) => integrity !== undefined);
let failed = 0;

function report(title: string, findings: readonly string[]): void {
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(`${title}: ${findings.length} findings (target 0) ${findings.length === 0 ? 'ok' : 'short'}`);
  failed += findings.length;
}

function writeSbom(): void {
  const sbom = makeSbom(root, packages);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`bill of materials: ${sbom.components.length} components in dist/sbom.cdx.json`);
}

// Keeps the day on which a package was locked first and forgets packages that are no longer locked.
async function recordDates(): Promise<void> {
  const dates = readJson(datesFile) as ReleaseDates;
  const recorded = recordedDates(dates);
  const { published, failure } = await fetchDates(
    installable.filter(({ id }) => !recorded.has(id)),
    registry,
  );
  if (failure !== undefined) throw new Error(`the registry did not answer: ${failure}`);
  const today = new Date().toISOString().slice(0, 10);
  const rows = installable.flatMap(({ id }) => {
    const row = recorded.get(id) ?? { locked: today, published: published.get(id) };
    return row.published === undefined ? [] : [{ id, locked: row.locked, published: row.published }];
  });
  const locked = Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.locked)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, added]) => [
        day,
        Object.fromEntries(
          added.map(({ id, published: on }) => [id, on]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
        ),
      ]),
  );
  writeFileSync(datesFile, `${JSON.stringify({ locked, exceptions: dates.exceptions }, null, 2)}\n`);
}

async function verifyDates(): Promise<void> {
  const recorded = recordedDates(readJson(datesFile) as ReleaseDates);
  const { published, failure } = await fetchDates(installable, registry);
  if (failure !== undefined) console.log(`release dates against the registry: not run (${failure})`);
  else
    report(
      `release dates of ${published.size} packages against the registry`,
      [...published].flatMap(([id, day]) =>
        recorded.get(id)?.published === day ? [] : [`${id} was published on ${day}`],
      ),
    );
}

if (has('sbom')) writeSbom();
else {
  if (has('record')) await recordDates();
  if (has('verify')) await verifyDates();
  writeSbom();
  report(`licences of ${packages.length} packages`, judgeLicences(packages, rules.licences));
  report('registry and checksums', judgeSources(packages));
  const npmrc = readFileSync(join(root, '.npmrc'), 'utf8');
  report('install scripts', judgeInstallScripts(packages, rules.installScripts, npmrc));
  report('age of releases', judgeAges(packages, readJson(datesFile) as ReleaseDates));
  const scan = scanFiles(root, sourceFiles(root), rules.knownValues);
  report(`secrets in ${scan.files} files`, scan.findings);
  console.log('known vulnerabilities: not run (no vulnerability database is part of this check)');
}
process.exitCode = failed === 0 ? 0 : 1;
