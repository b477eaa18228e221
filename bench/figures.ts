import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format } from 'oxfmt';
import { capacityCosts, capacityTables } from './record/capacity-tables.ts';
import { figuresPage, shortTable } from './record/figures-tables.ts';
import { knownShort } from './record/known-short.ts';
import { readResult, resultsFolder, type Result } from './record/result.ts';
import { root } from './record/sources-hash.ts';

// npm run figures [-- --check]: the tables in README.md, docs/figures.md and docs/operate/capacity.md from the committed results.

// A page with what is between the two marks of this name replaced.
function withTables(path: string, name: string, tables: string): string {
  const [start, end] = [`<!-- ${name}: written by npm run figures -->`, `<!-- end of ${name} -->`];
  const [before, rest] = readFileSync(join(root, path), 'utf8').split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no place for the ${name}`);
  return `${before}${start}\n\n${tables}\n\n${end}${after}`;
}

const results = readdirSync(resultsFolder)
  .filter((file) => /^[\w-]+\.json$/.test(file) && !file.endsWith('-frozen.json'))
  .map((file) => readResult(basename(file, '.json')))
  .filter((result): result is Result => result !== undefined);

const pages = {
  'README.md': withTables('README.md', 'figures', shortTable(results, knownShort())),
  'docs/figures.md': figuresPage(results, knownShort()),
  'docs/operate/capacity.md': withTables('docs/operate/capacity.md', 'capacity', capacityTables(capacityCosts())),
};
for (const [path, text] of Object.entries(pages)) {
  const file = join(root, path);
  const { code: wanted } = await format(file, text);
  const isCurrent = readFileSync(file, { encoding: 'utf8', flag: 'a+' }) === wanted;
  if (isCurrent) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} does not show the committed results; run npm run figures`);
    process.exitCode = 1;
  } else writeFileSync(file, wanted);
}
